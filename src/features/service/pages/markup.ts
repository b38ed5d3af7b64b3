/** Builds HTML from templates that escape text automatically. */
import { escapeHtml } from '../../../domain/html.ts'

export class Markup {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Piece = string | number | Markup | readonly Markup[] | false | null | undefined

/** html`<p>${anything}</p>`: escapes everything except other markup. */
export function html(parts: TemplateStringsArray, ...pieces: Piece[]): Markup {
  return new Markup(parts.map((part, i) => (i === 0 ? part : textOf(pieces[i - 1]) + part)).join(''))
}

function textOf(piece: Piece): string {
  if (piece === false || piece === null || piece === undefined) return ''
  if (piece instanceof Markup) return piece.text
  if (typeof piece === 'object') return piece.map(({ text }) => text).join('')
  return escapeHtml(String(piece))
}

export const link = (href: string, text: string): Markup => html`<a href="${href}">${text}</a>`

/** A list of names and values; those without a value are left out. */
export function factList(
  facts: readonly (readonly [name: string, value: string | Markup | false | null | undefined])[],
): Markup {
  return html`<dl>${facts.filter(([, value]) => value).map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>`
}

export const bulletList = (items: readonly Markup[]): Markup =>
  html`<ul>${items.map((item) => html`<li>${item}</li>`)}</ul>`

/** Returns the text if it is a web address. Members can enter anything, but only that becomes a link or an image. */
export const webAddress = (text: string | null): string | undefined =>
  text !== null && /^https?:\/\//i.test(text) && URL.canParse(text) ? text : undefined
