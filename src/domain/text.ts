/** Normalizes text, so that different spellings compare equal. */

/** Letters that don't decompose into a base letter and an accent. */
const PLAIN: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ł: 'l', þ: 'th', ı: 'i' }

/** Lower case without accents and punctuation, with single spaces: "Café São-João" is "cafe sao joao". */
export function foldName(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ßæœøđðłþı]/g, (letter) => PLAIN[letter]!)
    .replace(/['’`´]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

const MAX_SLUG = 80

/** For URLs: "Café São-João" is cafe-sao-joao; undefined if none of a-z and 0-9 is left. */
export function toSlug(text: string): string | undefined {
  const slug = foldName(text)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_SLUG)
    .replace(/^-+|-+$/g, '')
  return slug || undefined
}
