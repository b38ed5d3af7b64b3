/** Finds or creates the element that has a widget's shadow tree. */
import { h } from './element.ts'

/** Elements that don't render children: the widget is inserted after them. */
const CHILDLESS =
  /^(area|audio|base|br|canvas|col|embed|hr|iframe|img|input|link|meta|meter|object|param|picture|progress|script|select|source|style|svg|template|textarea|track|video|wbr)$/

/** Attaches a shadow tree to the element; returns undefined for one that can't have any, such as a link or a table. */
export function ownShadow(element: Element): ShadowRoot | undefined {
  try {
    return element.attachShadow({ mode: 'open' })
  } catch {
    return undefined
  }
}

/** Creates a host with a shadow tree inside the element, or after it if it doesn't render children. */
export function innerShadow(element: Element): ShadowRoot {
  const host = h('div', { 'data-service-widget-host': '' })
  const root = host.attachShadow({ mode: 'open' })
  if (CHILDLESS.test(element.localName)) element.after(host)
  else {
    host.append(...[...element.childNodes].filter(({ nodeName }) => nodeName !== 'SUMMARY'))
    element.append(host)
  }
  // Keeps clicks on the card from activating a link, button or label around it.
  root.addEventListener('click', (event) => {
    const target = event.target as Element
    if (!target.closest('article')) return
    event.preventDefault()
    const link = target.closest('a')
    if (link) open(link.href, '_blank', 'noopener')
  })
  return root
}
