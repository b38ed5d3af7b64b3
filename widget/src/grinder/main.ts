/** The script for grinders, which widget.js loads when somebody chooses or has chosen one: dist/widget/grinder.js. */
import { addStyle } from '../style-sheet.ts'
import type { GrinderScript } from '../view.ts'
import { openChooser } from './chooser.ts'
import style from './grinder.css?inline'
import { showOnBadge, showOnPanels, type Widget } from './show.ts'
import { type Grinder, keepGrinder, readGrinder } from './stored-grinder.ts'

/** All widgets of the page, which show the same grinder. */
const widgets = new Map<HTMLElement, Widget>()

let mine: Grinder | undefined = readGrinder()

export const attach: GrinderScript['attach'] = (view, card, isOpened) => {
  const widget = widgets.get(card) ?? {
    view,
    card,
    onChange: () => choose(widget),
    onOriginal: () => setMine(undefined),
  }
  if (!widgets.has(card)) {
    widgets.set(card, widget)
    addStyle(card, style)
    view.refresh = () => refresh(widget)
    refresh(widget)
  }
  if (isOpened) choose(widget)
}

function choose(widget: Widget): void {
  const { card } = widget
  openChooser(widget, (grinder) => {
    if (grinder) setMine(grinder)
    // Looks for the button, since it may be a new one; those in the panels of other recipes are hidden.
    const panel = card.querySelector('.panel:not([hidden])')
    panel?.querySelector<HTMLElement>(mine ? '.hero button' : '.mine')?.focus()
  })
}

function setMine(grinder: Grinder | undefined): void {
  mine = grinder
  keepGrinder(grinder)
  for (const [card, widget] of widgets) {
    if (card.isConnected) refresh(widget)
    else widgets.delete(card)
  }
}

function refresh(widget: Widget): void {
  widget.card.parentElement?.classList.toggle('own', mine !== undefined)
  if (widget.card.querySelector('.body')) showOnPanels(widget, mine)
  else showOnBadge(widget, mine)
}
