/** The languages of the service, and which of them a reader gets. */

/** Each language by its own name, as language menus show it. */
export const LANGUAGES = { en: 'English', de: 'Deutsch' } as const

export type TranslatedLanguage = keyof typeof LANGUAGES

/** Made from English by pseudo.ts, for tests: longer text with accents, and right-to-left text. */
export const PSEUDO_LANGUAGES = ['en-XA', 'ar-XB'] as const

export type PseudoLanguage = (typeof PSEUDO_LANGUAGES)[number]
export type Language = TranslatedLanguage | PseudoLanguage

export const DEFAULT_LANGUAGE = 'en'

const KNOWN: readonly string[] = [...Object.keys(LANGUAGES), ...PSEUDO_LANGUAGES]

export const isLanguage = (tag: unknown): tag is Language => typeof tag === 'string' && KNOWN.includes(tag)

export const isPseudoLanguage = (language: Language): language is PseudoLanguage =>
  (PSEUDO_LANGUAGES as readonly string[]).includes(language)

const RIGHT_TO_LEFT = /^(?:ar|dv|fa|he|ps|ur|yi)\b/

export const directionOf = (language: string): 'ltr' | 'rtl' => (RIGHT_TO_LEFT.test(language) ? 'rtl' : 'ltr')

/** Returns the first of the reader's languages that we have, by the whole tag or by its language alone. */
export function matchLanguage(tags: readonly string[]): Language | undefined {
  for (const tag of tags) {
    if (isLanguage(tag)) return tag
    const language = tag.split('-', 1)[0]!.toLowerCase()
    if (isLanguage(language)) return language
  }
  return undefined
}

/** Returns the tags of an Accept-Language header, the most wanted first. */
export function parseAcceptLanguage(header: string | undefined): string[] {
  if (!header) return []
  const wishes = header.split(',').map((entry) => {
    const [tag = '', ...parameters] = entry.split(';').map((part) => part.trim())
    const q = parameters.find((parameter) => parameter.startsWith('q='))
    return { tag, quality: q === undefined ? 1 : Number(q.slice(2)) || 0 }
  })
  return wishes
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag)
}
