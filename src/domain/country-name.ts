/** A country's name in the reader's language, as every browser and Node know it. */

/** `code` is of ISO 3166-1; one that isn't known is returned as it is. */
export function countryName(code: string, locale: string): string {
  return new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code
}
