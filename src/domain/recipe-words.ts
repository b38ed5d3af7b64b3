/** The words that describe a recipe: title, tags and difficulty. */

import { cleanName } from './invisible.ts'
import { foldName } from './text.ts'
import { splitWords } from './word-match.ts'

export const DIFFICULTIES = ['easy', 'medium', 'advanced'] as const
export type Difficulty = (typeof DIFFICULTIES)[number]

export const TITLE_LENGTH = 100
export const DESCRIPTION_LENGTH = 280
export const MAX_TAGS = 8
export const TAG_LENGTH = 30

/** A text on one line, without characters that can't be seen. */
export const oneLine = (text: string): string => cleanName(text.replace(/[\p{Cc}\s]+/gu, ' '))

/** In lower case with hyphens, each once: "#Iced coffee" is "iced-coffee". Drops tags without a letter or digit. */
export function normalizeTags(tags: readonly string[]): string[] {
  const byKey = new Map<string, string>()
  for (const tag of tags.map(normalizeTag)) {
    const key = tagKey(tag)
    if (key && !byKey.has(key)) byKey.set(key, tag)
  }
  return [...byKey.values()]
}

const normalizeTag = (tag: string): string =>
  oneLine(tag)
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '-')
    .replace(/^-+|-+$/g, '')

/** The key that a tag is found by: "Süß-sauer" and "suss sauer" are the same. */
export const tagKey = (tag: string): string => foldName(tag).replaceAll(' ', '-')

/** More would only fill the index. */
const MAX_WORDS = 30

/** The folded words of a title and its tags, which a search can find. */
export const searchWordsOf = (title: string | null, tags: readonly string[]): string[] =>
  splitWords(foldName([title ?? '', ...tags].join(' '))).slice(0, MAX_WORDS)

/** A title for a recipe whose author gave it none. */
export type ProposedTitle =
  | { code: 'brewer_by_author'; params: { brewer: string; author: string } }
  | { code: 'method_by_author'; params: { method: string; author: string } }
  | { code: 'brewer'; params: { brewer: string } }
  | { code: 'method'; params: { method: string } }

/** The brewer's name says more than the method's; `author` is null for a recipe of the model or without an author. */
export function proposeTitle(recipe: { method: string; brewer: string | null; author: string | null }): ProposedTitle {
  const { method, brewer, author } = recipe
  if (brewer !== null) {
    return author === null
      ? { code: 'brewer', params: { brewer } }
      : { code: 'brewer_by_author', params: { brewer, author } }
  }
  return author === null
    ? { code: 'method', params: { method } }
    : { code: 'method_by_author', params: { method, author } }
}
