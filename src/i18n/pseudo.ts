/**
 * Pseudo-languages for tests, made from English text. "en-XA" is longer by a third and accented, so that clipped and
 * untranslated text shows; "ar-XB" is written from right to left.
 */
import type { PseudoLanguage } from './languages.ts'

const ACCENTED: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  e: 'é',
  i: 'í',
  n: 'ñ',
  o: 'ö',
  u: 'ü',
  A: 'Á',
  C: 'Ç',
  E: 'É',
  I: 'Í',
  N: 'Ñ',
  O: 'Ö',
  U: 'Ü',
}

/** What must stay: tags like <0> and placeholders like {name}. */
const FIXED = /(<\/?\d+\/?>|\{[^{}]*\})/

const RIGHT_TO_LEFT = '\u202e'
const END = '\u202c'

/** Changes the words of a text; numbers, tags and placeholders stay. */
export function pseudoText(text: string, language: PseudoLanguage): string {
  if (!/\p{L}/u.test(text)) return text
  return text
    .split(FIXED)
    .map((part, i) => (i % 2 === 1 ? part : pseudoWords(part, language)))
    .join('')
}

function pseudoWords(text: string, language: PseudoLanguage): string {
  return text.replace(/\p{L}[\p{L}\p{M}’']*/gu, (word) => {
    if (language === 'ar-XB') return `${RIGHT_TO_LEFT}${word}${END}`
    const accented = word.replace(/[aceinouACEINOU]/g, (letter) => ACCENTED[letter]!)
    return `${accented}${'~'.repeat(Math.ceil(word.length / 3))}`
  })
}
