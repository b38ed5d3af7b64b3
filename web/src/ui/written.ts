/** Attributes of an element with a text that somebody wrote, which may be in any language. */
import { languageOf } from '#domain/text-language.ts'

export const written = (text: string) => ({ dir: 'auto', lang: languageOf(text) }) as const
