/** The parts that all layouts share: the state, the recipe link, the figures, "Powered by" and the select. */
import { h } from './element.ts'
import type { EventKind } from './events.ts'
import type { Figure, Reading } from './figures.ts'
import type { Choice, Recipe, Reply } from './reply.ts'

export interface View extends Reading {
  roaster: Reply['roaster']
  choices: Choice[]
  /** The URL of the service. */
  base: string
  showPoweredBy: boolean
  /** The recipe that is shown. */
  current: Recipe
  /** Where the recipes of the coffee are shown, one at a time; none in a badge. */
  panels: { recipe: Recipe; panel: HTMLElement }[]
  /** Set by the script for grinders: called when another recipe is shown. */
  refresh?: () => void
  report(kind: EventKind): void
}

/** What steps.js exports. The steps take the place of what is in `body`, so that the widget keeps its size. */
export interface StepsScript {
  openSteps(view: View, body: HTMLElement, onClose: () => void): void
}

/** What grinder.js exports. The scripts may come from different versions for as long as browsers cache them. */
export interface GrinderScript {
  attach(view: View, card: HTMLElement, isOpened: boolean): void
}

/** The index of the coffee's recipe for the same method, or of its first recipe. */
export const recipeAlike = ({ recipes }: Choice, { method }: Recipe): number =>
  Math.max(
    0,
    recipes.findIndex((recipe) => recipe.method === method),
  )

/** Returns the URL if it is http(s), otherwise the service's URL. */
export function webAddress(url: string | null | undefined, base: string): string {
  try {
    const { protocol, href } = new URL(url ?? '', base)
    if (protocol === 'https:' || protocol === 'http:') return href
  } catch {}
  return base
}

/** Creates a link that reports clicks, also of the middle button; the layout sets its href. */
export function recipeLink(view: View, ...content: (Node | string)[]): HTMLAnchorElement {
  const link = h('a', { class: 'go', target: '_blank', rel: 'noopener' }, ...content)
  link.addEventListener('click', () => view.report('click'))
  link.addEventListener('auxclick', ({ button }) => button === 1 && view.report('click'))
  return link
}

export function poweredBy({ showPoweredBy, base, words }: View): HTMLElement | false {
  if (!showPoweredBy) return false
  const [before, after] = words.poweredBy.split('{brand}')
  return h('p', { class: 'by' }, before, h('a', { href: base, target: '_blank', rel: 'noopener' }, 'Brewprint'), after)
}

/** Longer values are shown as text in a smaller font. */
const LONG = 12

export const figureList = (kind: string, figures: readonly Figure[]): HTMLElement =>
  h(
    'dl',
    { class: kind },
    ...figures.map(({ label, value, unit, also, action }) =>
      h(
        'div',
        {},
        h('dt', {}, label, action && h('button', { type: 'button', class: 'mine' }, action)),
        h(
          'dd',
          { class: value.length > LONG && 'long' },
          h('bdi', {}, value, unit && h('small', {}, ` ${unit}`)),
          also && h('span', {}, h('bdi', {}, also)),
        ),
      ),
    ),
  )

/** A native select, which works well on every device. */
export function chooser(
  label: string,
  options: readonly (HTMLOptionElement | HTMLOptGroupElement)[],
  onChange: (value: string) => void,
): HTMLElement {
  const select = h('select', { 'aria-label': label }, ...options)
  select.addEventListener('change', () => onChange(select.value))
  return h('span', { class: 'pick' }, select)
}
