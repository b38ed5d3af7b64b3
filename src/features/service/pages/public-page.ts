/** A public page as it is before any script runs: its head, and its content for clients without scripts. */

import type { FastifyRequest } from 'fastify'
import { pageLanguage } from '../../../http/language.ts'
import { translate } from '../../../i18n/translate.ts'
import type { Reader } from '../../recipes/export/figures.ts'
import type { PageHead } from './html-template.ts'
import type { Markup } from './markup.ts'

export interface PublicPage {
  head: PageHead
  content: Markup
}

/** For whom a page is made. */
export type PageContext = Reader

export function pageContext(request: FastifyRequest): PageContext {
  const language = pageLanguage(request)
  return { baseUrl: request.server.config.baseUrl, language, t: (message) => translate(language, message) }
}

/** Structured data of a page's breadcrumbs, outermost first; the last is the page itself. */
export const breadcrumbs = (baseUrl: string, ...trail: readonly (readonly [name: string, path: string])[]): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(([name, path], i) => ({
    '@type': 'ListItem',
    position: i + 1,
    name,
    item: baseUrl + path,
  })),
})

export const graphOf = (...things: readonly object[]): object => ({
  '@context': 'https://schema.org',
  '@graph': things,
})

const MOST = 160

/** Shortens a text to what a search result shows, in whole words. */
export function clip(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= MOST) return line
  return `${line.slice(0, MOST).replace(/\s+\S*$/, '')}…`
}
