/** A public page as it is before any script runs: its head, and its content for clients without scripts. */

import type { FastifyRequest } from 'fastify'
import { createFormatter, type Formatter } from '../../../domain/units/formatter.ts'
import { localeOfReader, unitsOfLocale } from '../../../domain/units/locale-units.ts'
import { pageLanguage } from '../../../http/language.ts'
import { type Language, parseAcceptLanguage } from '../../../i18n/languages.ts'
import { translate } from '../../../i18n/translate.ts'
import type { PageReader } from '../../recipes/export/figures.ts'
import type { PageHead } from './html-template.ts'
import type { Markup } from './markup.ts'
import type { Opening } from './opening.ts'

export interface PublicPage {
  head: PageHead
  /** The top of the page, shown until the app runs. */
  opening?: Opening
  /** For clients that run no scripts. */
  content: Markup
}

/** The reader for whom a page is rendered. */
export type PageContext = PageReader

export function pageContext(request: FastifyRequest): PageContext {
  const language = pageLanguage(request)
  const format = pageFormat(language, parseAcceptLanguage(request.headers['accept-language']))
  return { baseUrl: request.server.config.baseUrl, language, format, t: (message) => translate(language, message) }
}

const formats = new Map<string, Formatter>()

/**
 * Caches a formatter for each locale, since creating one costs more than the whole page. Only tags with a region are
 * considered: "en" says nothing about where a German page is read.
 */
function pageFormat(language: Language, wanted: readonly string[]): Formatter {
  const locale = localeOfReader(language, wanted.filter((tag) => tag.includes('-')).slice(0, 5))
  let format = formats.get(locale)
  if (!format) {
    format = createFormatter(locale, unitsOfLocale(locale), 'UTC')
    if (formats.size >= MAX_FORMATS) formats.clear()
    formats.set(locale, format)
  }
  return format
}

/** More than there are countries; few of them are ever requested. */
const MAX_FORMATS = 500

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
