/** Which new things wait for a moderator before others see them. */

const ADDRESS = /\bhttps?:|\bwww\./i
/**
 * Endings of bare domains, also with "dot" spelled out. They match in lower or upper case but not mixed, so that
 * "Enjoy.Me", where only a space is missing, isn't taken for a domain.
 */
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

/** Whether no real brew has these figures: they are a mistake, or come from a script. */
export const isImpossible = ({ ratio, doseGrams }: Figures): boolean => ratio < 1 || ratio > 40 || doseGrams > 500
