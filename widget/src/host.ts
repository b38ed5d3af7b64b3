/** Finds or makes the element that carries a widget's shadow tree. */
import { h } from './element.ts'

/** Elements that show no children of their own: their widget stands right after them. */
const CHILDLESS =
  /^(area|audio|base|br|canvas|col|embed|hr|iframe|img|input|link|meta|meter|object|param|picture|progress|script|select|source|style|svg|template|textarea|track|video|wbr)$/

/** The element's own shadow tree; undefined where it can't have one: a link, a button, a list, a table, an image. */
export function ownShadow(element: Element): ShadowRoot | undefined {
  try {
    return element.attachShadow({ mode: 'open' })
  } catch {
    return undefined
  }
}

/** The shadow tree of a new host inside the element or, where nothing inside is shown, right after it. */
export function innerShadow(element: Element): ShadowRoot {
  const host = h('div', { 'data-service-widget-host': '' })
  const root = host.attachShadow({ mode: 'open' })
  if (CHILDLESS.test(element.localName)) element.after(host)
  else {
    host.append(...[...element.childNodes].filter(({ nodeName }) => nodeName !== 'SUMMARY'))
    element.append(host)
  }
  // A click on the card is for the card, not for a link, a button or a label around it.
  root.addEventListener('click', (event) => {
    const target = event.target as Element
    if (!target.closest('article')) return
    event.preventDefault()
    const link = target.closest('a')
    if (link) open(link.href, '_blank', 'noopener')
  })
  return root
}
