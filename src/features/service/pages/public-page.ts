/** A public page as it is before any script runs: its head, and its content for clients without scripts. */

import type { FastifyRequest } from 'fastify'
import { pageLanguage } from '../../../http/language.ts'
import { DEFAULT_LANGUAGE, isPseudoLanguage, type Language } from '../../../i18n/languages.ts'
import type { Message } from '../../../i18n/message.ts'
import { translate } from '../../../i18n/translate.ts'
import type { PageHead } from './html-template.ts'
import type { Markup } from './markup.ts'

export interface PublicPage {
  head: PageHead
  content: Markup
}

/** For whom a page is made. */
export interface PageContext {
  baseUrl: string
  language: Language
  /** Translates a message. */
  t: (message: Message) => string
}

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

const celsius = (fahrenheit: number): number => Math.round((fahrenheit - 32) / 1.8)

/** In both units, since nobody knows where the page is read; the usual one of the language comes first. */
export function temperature(fahrenheit: number, language: Language): string {
  const [f, c] = [`${Math.round(fahrenheit)} °F`, `${celsius(fahrenheit)} °C`]
  return language === DEFAULT_LANGUAGE || isPseudoLanguage(language) ? `${f} (${c})` : `${c} (${f})`
}

/** "15.5", and "15,5" in German. */
export const number = (value: number, language: Language): string =>
  value.toLocaleString(language, { maximumFractionDigits: 2 })
