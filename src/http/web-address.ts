/** Web addresses in requests: http and https alone, so that none of them is ever a script. */

import { badRequest } from './errors.ts'
import { Nullable } from './schemas.ts'
import { Type } from './type.ts'

/** Forms send an empty text for what was left open. */
export const WebAddress = (description: string) =>
  Type.Optional(
    Nullable(Type.String({ maxLength: 1000, description: `${description}; http or https. Empty for none` })),
  )

/** Null for an empty one; a 400 that names the field for anything that no browser should follow. */
export function readWebAddress(text: string | null, field: string): string | null {
  const address = text?.trim() || null
  if (address === null || isWebAddress(address)) return address
  throw badRequest(`${field} must be a web address that starts with http:// or https://`, field)
}

/** URL reads past white space and control characters; whoever gets the text back may not. */
const isWebAddress = (text: string): boolean =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it is about
  /^https?:\/\/[^\s\u0000-\u001f\u007f]+$/i.test(text) && URL.canParse(text)
