/** Which new things wait for a moderator before others see them. */

/** A web address, also one without a scheme, as people write it to get around a filter. */
const LINK =
  /\bhttps?:|\bwww\.|[\p{L}\p{N}-]+(?:\.|\s?\[?\(?dot\)?\]?\s?)(?:com|net|org|info|biz|shop|xyz|top|site|online|ru|cn|io|co|de|at|ch|me|app|link|click|store)\b(?![.-]?\p{L})/iu

export const hasLink = (text: string | null | undefined): boolean => Boolean(text) && LINK.test(text!)

export interface Figures {
  ratio: number
  doseGrams: number
}

/** Nobody brews so; who wrote it slipped, or isn't a person. */
export const isImpossible = ({ ratio, doseGrams }: Figures): boolean => ratio < 1 || ratio > 40 || doseGrams > 500
