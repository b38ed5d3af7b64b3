/** Which new things wait for a moderator before others see them. */

const ADDRESS = /\bhttps?:|\bwww\./i
/** A bare domain, also in words. Not "Enjoy.Me", where only a space is missing: endings are in one case. */
const ENDINGS = 'com|net|org|info|biz|shop|xyz|top|site|online|ru|cn|io|co|de|at|ch|me|app|link|click|store'
export const DOMAIN = new RegExp(
  `[\\p{L}\\p{N}-](?:\\.|\\s?[[(]?dot[\\])]?\\s?)(?:${ENDINGS}|${ENDINGS.toUpperCase()})(?![\\p{L}\\p{N}-])`,
  'u',
)

export const hasLink = (text: string | null | undefined): boolean =>
  Boolean(text) && (ADDRESS.test(text!) || DOMAIN.test(text!))

export interface Figures {
  ratio: number
  doseGrams: number
}

/** Nobody brews so; who wrote it slipped, or isn't a person. */
export const isImpossible = ({ ratio, doseGrams }: Figures): boolean => ratio < 1 || ratio > 40 || doseGrams > 500
