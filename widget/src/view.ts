/** The parts that all layouts share: what is shown now, the link to the recipe, figures, who made it. */
import { h } from './element.ts'
import type { EventKind } from './events.ts'
import type { Figure } from './figures.ts'
import type { Choice, Recipe, Reply } from './reply.ts'

export interface View {
  roaster: Reply['roaster']
  choices: Choice[]
  /** Where the service is. */
  base: string
  showPoweredBy: boolean
  /** What is looked at now. */
  current: Recipe
  report(kind: EventKind): void
}

/** The coffee's recipe for the method that was looked at, or its first. */
export const recipeAlike = ({ recipes }: Choice, { method }: Recipe): number =>
  Math.max(
    0,
    recipes.findIndex((recipe) => recipe.method === method),
  )

/** An address that a link may have; anything but the web leads to the service itself. */
export function webAddress(url: string | null | undefined, base: string): string {
  try {
    const { protocol, href } = new URL(url ?? '', base)
    if (protocol === 'https:' || protocol === 'http:') return href
  } catch {}
  return base
}

/** Counted on its way, also when it opens by the middle button; the layout puts its address in. */
export function recipeLink(view: View, ...content: (Node | string)[]): HTMLAnchorElement {
  const link = h('a', { class: 'go', target: '_blank', rel: 'noopener' }, ...content)
  link.addEventListener('click', () => view.report('click'))
  link.addEventListener('auxclick', ({ button }) => button === 1 && view.report('click'))
  return link
}

export function poweredBy({ showPoweredBy, base }: View): HTMLElement | false {
  if (!showPoweredBy) return false
  return h('p', { class: 'by' }, 'Powered by ', h('a', { href: base, target: '_blank', rel: 'noopener' }, 'Brewprint'))
}

/** More letters than this are words rather than a figure. */
const LONG = 12

export const figureList = (kind: string, figures: readonly Figure[]): HTMLElement =>
  h(
    'dl',
    { class: kind },
    ...figures.map(({ label, value, unit, also }) =>
      h(
        'div',
        {},
        h('dt', {}, label),
        h(
          'dd',
          { class: value.length > LONG && 'long' },
          h('bdi', {}, value, unit && h('small', {}, ` ${unit}`)),
          also && h('span', {}, h('bdi', {}, also)),
        ),
      ),
    ),
  )

/** A native chooser: every device has its own good one. */
export function chooser(
  label: string,
  options: readonly (HTMLOptionElement | HTMLOptGroupElement)[],
  onChange: (value: string) => void,
): HTMLElement {
  const select = h('select', { 'aria-label': label }, ...options)
  select.addEventListener('change', () => onChange(select.value))
  return h('span', { class: 'pick' }, select)
}
