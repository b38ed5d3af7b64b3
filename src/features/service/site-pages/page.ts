/** A page about the service for clients without scripts. */
import { html, type Markup } from '../pages/markup.ts'
import { clip, type PublicPage } from '../pages/public-page.ts'
import type { Block, Span } from './markdown.ts'
import type { SitePage } from './site-pages.ts'

export function pageOf({ name, title, language, blocks }: SitePage): PublicPage {
  const first = blocks.find((block) => block.type === 'paragraph')
  return {
    head: { path: `/${name}`, title, description: clip(first ? textOf(first.spans) : title) },
    content: html`<article lang="${language}"><h1>${title}</h1>${blocks.map(blockHtml)}</article>`,
  }
}

const textOf = (spans: readonly Span[]): string => spans.map(({ text }) => text).join('')

function blockHtml(block: Block): Markup {
  switch (block.type) {
    case 'heading':
      return block.level <= 2 ? html`<h2>${spansHtml(block.spans)}</h2>` : html`<h3>${spansHtml(block.spans)}</h3>`
    case 'paragraph':
      return html`<p>${spansHtml(block.spans)}</p>`
    case 'list':
      return html`<ul>${block.items.map((item) => html`<li>${spansHtml(item)}</li>`)}</ul>`
  }
}

const spansHtml = (spans: readonly Span[]): Markup[] => spans.map(spanHtml)

function spanHtml({ text, style, href }: Span): Markup {
  if (text === '\n') return html`<br>`
  if (href !== undefined) return html`<a href="${href}">${text}</a>`
  if (style === 'strong') return html`<strong>${text}</strong>`
  if (style === 'emphasis') return html`<em>${text}</em>`
  return style === 'code' ? html`<code>${text}</code>` : html`${text}`
}
