/** Creates DOM elements from names, attributes and text, without parsing HTML. */

type Child = Node | string | false | null | undefined
type Attributes = Readonly<Record<string, string | false | null | undefined>>

export function h<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  return fill(document.createElement(name), attributes, children)
}

export function button(label: string, onClick: () => void, name?: string): HTMLButtonElement {
  const element = h('button', { type: 'button', class: name }, label)
  element.addEventListener('click', onClick)
  return element
}

export const svg = (name: string, attributes: Attributes, ...children: Child[]): SVGElement =>
  fill(document.createElementNS('http://www.w3.org/2000/svg', name) as SVGElement, attributes, children)

function fill<E extends Element>(element: E, attributes: Attributes, children: Child[]): E {
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'string') element.setAttribute(name, value)
  }
  element.append(...children.filter((child): child is Node | string => Boolean(child)))
  return element
}
