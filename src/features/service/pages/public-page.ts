/** A public page as it is before any script runs: its head, and its content for clients without scripts. */

import type { PageHead } from './html-template.ts'
import type { Markup } from './markup.ts'

export interface PublicPage {
  head: PageHead
  content: Markup
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

export const temperature = (fahrenheit: number): string => `${Math.round(fahrenheit)} °F (${celsius(fahrenheit)} °C)`

/** Turns MEDIUM_LIGHT into "Medium light". */
export function words(constant: string): string {
  const text = constant.toLowerCase().replaceAll('_', ' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
