/** A country's name in the reader's language, from the locale data built into browsers and Node. */

/** `code` is an ISO 3166-1 code; an unknown code is returned unchanged. */
export function countryName(code: string, locale: string): string {
  return new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code
}
