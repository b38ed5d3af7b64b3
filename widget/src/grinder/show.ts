/** Shows the setting on the visitor's grinder: as the main figure of a recipe, and in front of a badge's figures. */
import { button, h } from '../element.ts'
import { methodName } from '../figures.ts'
import { fillIn } from '../fill-in.ts'
import type { Recipe } from '../reply.ts'
import type { View } from '../view.ts'
import { type Setting, settingOn } from './requests.ts'
import type { Grinder } from './stored-grinder.ts'

export interface Widget {
  view: View
  card: HTMLElement
  onChange: () => void
  onOriginal: () => void
}

/** Longer settings, such as "2 turns + 4 clicks", are shown in a smaller font. */
const LONG = 11

/** All recipes of the coffee reserve the space at once, so that the card keeps its height when another is chosen. */
export function showOnPanels(widget: Widget, mine: Grinder | undefined): void {
  const { view } = widget
  delete view.ownSetting
  for (const { panel, recipe } of view.panels) {
    const shown = panel.querySelector<HTMLElement>('.hero')
    if (shown?.dataset.of !== mine?.slug) shown?.remove()
    const cell = panel.querySelector('.mine')?.closest('div')
    if (cell) cell.hidden = mine !== undefined
    if (!mine) continue
    const hero = shown?.isConnected ? shown : createHero(widget, mine)
    if (hero !== shown) panel.prepend(hero)
    if (recipe === view.current) void fillHero(widget, hero, recipe, mine)
  }
}

function createHero({ view: { words }, onChange, onOriginal }: Widget, { slug, name }: Grinder): HTMLElement {
  return h(
    'div',
    { class: 'hero', 'data-of': slug },
    h(
      'p',
      { class: 'at' },
      h('bdi', {}, fillIn(words.onGrinder, { grinder: name })),
      button(words.changeGrinder, onChange),
    ),
    h('p', { class: 'set', 'aria-live': 'polite' }, '…'),
    h('p', { class: 'was' }, h('bdi', { class: 'author' }), button(words.showOriginal, onOriginal)),
  )
}

async function fillHero({ view, card }: Widget, hero: HTMLElement, recipe: Recipe, mine: Grinder): Promise<void> {
  const { words } = view
  const place = hero.querySelector('.set')!
  const setting = await settingOn(view.base, recipe, mine.slug, card.lang).catch(() => null)
  if (!hero.isConnected || view.current !== recipe) return
  const method = methodName(recipe)
  if (setting === null) place.replaceChildren(h('span', {}, words.notLoaded))
  else if (!setting) place.replaceChildren(h('span', {}, fillIn(words.cannotGrind, { method })))
  else {
    view.ownSetting = setting.label
    place.replaceChildren(...figureOf(setting))
  }
  const said = [setting?.isUsual && fillIn(words.usualFor, { method }), recipe.grindSize, setting?.note]
  hero.querySelector('.author')!.textContent = said.filter(Boolean).join(' · ')
}

const figureOf = ({ label, rangeLabel }: Setting): Node[] => [
  h('b', { class: label.length > LONG && 'wordy' }, h('bdi', {}, label)),
  h('span', {}, h('bdi', {}, rangeLabel)),
]

/** A badge has no room to choose a grinder: it uses the one that was chosen in another widget of the site. */
export async function showOnBadge({ view, card }: Widget, mine: Grinder | undefined): Promise<void> {
  const recipe = view.current
  card.querySelector('.own-set')?.remove()
  const setting = mine && (await settingOn(view.base, recipe, mine.slug, card.lang).catch(() => undefined))
  if (!setting || view.current !== recipe) return
  card.querySelector('.own-set')?.remove()
  card.querySelector('.out')?.prepend(h('b', { class: 'own-set' }, setting.label))
}
