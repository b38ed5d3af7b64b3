/** Detects the language of a text by its script: for fonts, line breaks and the voices of screen readers. */

interface Script {
  /** A language tag; `und-…` where several languages share the script. */
  tag: string
  letters: RegExp
  /** Distinguishes the language from others with the same letters. */
  needs?: RegExp
}

const SCRIPTS: readonly Script[] = [
  {
    tag: 'ja',
    letters: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu,
    needs: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  },
  { tag: 'und-Hani', letters: /\p{Script=Han}/gu },
  { tag: 'ko', letters: /\p{Script=Hangul}/gu },
  { tag: 'th', letters: /\p{Script=Thai}/gu },
  { tag: 'he', letters: /\p{Script=Hebrew}/gu },
  { tag: 'und-Arab', letters: /\p{Script=Arabic}/gu },
]

/** The tag of the script of most letters; undefined for Latin, Cyrillic and others that need no special handling. */
export function languageOf(text: string): string | undefined {
  const letters = countOf(text, /\p{L}/gu)
  return SCRIPTS.find(
    ({ letters: own, needs }) => countOf(text, own) * 2 > letters && (needs === undefined || needs.test(text)),
  )?.tag
}

const countOf = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0
