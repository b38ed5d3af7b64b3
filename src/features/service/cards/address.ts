/** Addresses of cards. They contain a hash of the content, so they can be cached: changed content has a new address. */
import type { PageReader } from '../../recipes/export/figures.ts'
import { type Card, type PageImage, SHAPES, versionOf } from './card.ts'
import { cardReader } from './reader.ts'

/** The card of a page in the page's language, for link previews; undefined if the page has no card. */
export function cardImage(
  { baseUrl, language }: PageReader,
  makeCard: (reader: PageReader) => Card | undefined,
): PageImage | undefined {
  const reader = cardReader(baseUrl, language)
  const card = makeCard(reader)
  if (!card) return undefined
  const query = new URLSearchParams({ lang: reader.language, v: versionOf(card) })
  const path = card.url.slice(baseUrl.length)
  return { url: `${baseUrl}/cards${path}.png?${query}`, ...SHAPES.wide, alt: describeCard(card) }
}

/**
 * Alternative text for people who can't see the card:
 * "Morning V60. Kenya AA by Heart. Dose 15 g, Water 250 g. 24 clicks, Comandante C40."
 */
export function describeCard({ title, lines, figures, picture }: Card): string {
  const dial =
    picture.type === 'dial' ? `${picture.number} ${picture.unit}`.trim().concat(`, ${picture.caption}`) : picture.label
  const values = figures.map(({ label, value }) => `${label} ${value}`).join(', ')
  return [title, ...lines, values, dial].filter(Boolean).join('. ')
}
