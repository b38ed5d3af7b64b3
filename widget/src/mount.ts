/** Turns an element into a widget: reserves its space, and loads the recipes when it is near the viewport. */
import { renderBadge } from './badge.ts'
import { load } from './data.ts'
import { h } from './element.ts'
import { report, whenSeen } from './events.ts'
import { grinderText } from './grinder-storage.ts'
import { loadScript } from './load-script.ts'
import { lookStyle, widthStyle } from './look-style.ts'
import { problemText, Refusal } from './problems.ts'
import { choicesOf, type Reply } from './reply.ts'
import { lookOf, readSettings, type Settings } from './settings.ts'
import { renderSheet } from './sheet.ts'
import { STYLE } from './style.ts'
import { sheetOf } from './style-sheet.ts'
import { formatOf } from './units.ts'
import type { GrinderScript, View } from './view.ts'

const NEAR = '300px'

let common: CSSStyleSheet | undefined

export function mount(element: HTMLElement, root: ShadowRoot, base: string): void {
  const settings = readSettings(element.dataset, element.closest<HTMLElement>('[lang]')?.lang)
  const { language } = settings
  const own = sheetOf(widthStyle(settings.width))
  common ??= sheetOf(STYLE)
  root.adoptedStyleSheets = [common, own]
  const status = h('p', { role: 'status', dir: 'auto', lang: language })
  const frame = h('div', { class: `frame wait ${settings.layout} ${grinderText() ? 'own' : ''}` }, h('slot'), status)
  root.append(frame)
  whenNear(root.host, async () => {
    try {
      const reply = await load(`${base}api/embed/`, settings)
      show(frame, own, settings, reply, base)
    } catch (error) {
      status.textContent = error instanceof Refusal ? error.message : problemText('broken', language)
    }
  })
}

function show(frame: HTMLElement, own: CSSStyleSheet, settings: Settings, reply: Reply, base: string): void {
  const choices = choicesOf(reply.recipes)
  const { words, language } = reply
  if (!choices[0]) throw new Refusal(words.noRecipes)
  const look = lookOf(settings, reply.embedConfig)
  const { showPoweredBy, units } = look
  // In a style sheet, since a strict CSP refuses style attributes.
  own.replaceSync(lookStyle(look, settings))
  const view: View = {
    roaster: reply.roaster,
    choices,
    words,
    format: formatOf(units, language, navigator.languages),
    base,
    showPoweredBy,
    current: choices[0].recipes[0]!,
    panels: [],
    report(kind) {
      const { shareId, coffee, method } = view.current
      if (settings.isPreview) return
      report(`${base}api/embed/`, kind, {
        shareId: shareId ?? `${settings.roaster}/${coffee.slug}`,
        method,
        token: reply.eventToken,
      })
    },
  }
  const { layout } = settings
  const parts = layout === 'badge' ? renderBadge(view) : renderSheet(view, layout === 'card')
  const card = h('article', { class: `w ${look.theme}`, lang: language, 'aria-label': words.recipesBy }, ...parts)
  frame.classList.remove('wait')
  frame.replaceChildren(card)
  card.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('.mine')
    if (button) loadGrinder(base, card).catch(() => button.replaceChildren(words.notLoaded))
  })
  cards.set(card, view)
  if (grinderText()) loadGrinder(base).catch(() => {})
  whenSeen(card, () => view.report('impression'))
}

/** All cards of the page, which show the same grinder. */
const cards = new Map<HTMLElement, View>()

async function loadGrinder(base: string, opened?: HTMLElement): Promise<void> {
  const { attach } = await loadScript<GrinderScript>(base, 'grinder')
  for (const [card, view] of cards) {
    if (card.isConnected) attach(view, card, card === opened)
    else cards.delete(card)
  }
}

/** Calls `then` when the element is near the viewport, or immediately if the page contains the data. */
function whenNear(element: Element, then: () => void): void {
  if (document.querySelector('script[data-recipes-of]')) {
    then()
    return
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.at(-1)!.isIntersecting) return
      observer.disconnect()
      then()
    },
    { rootMargin: NEAR },
  )
  observer.observe(element)
}
