/** Web addresses in requests: http and https alone, so that none of them is ever a script. */

import { Type } from 'typebox'
import { badRequest } from './errors.ts'
import { Nullable } from './schemas.ts'

export const MAX_WEB_ADDRESS = 1000

/** Forms send an empty text for what was left open. */
export const WebAddress = (description: string) =>
  Type.Optional(
    Nullable(
      Type.String({
        maxLength: MAX_WEB_ADDRESS,
        description: `${description}; http or https, and https where it names neither. Empty for none`,
        examples: ['https://www.roaster.com', 'www.roaster.com'],
      }),
    ),
  )

/** Null for an empty one; a 400 for anything that no browser should follow. */
export function readWebAddress(text: string | null, field: string): string | null {
  const written = text?.trim()
  if (!written) return null
  const address = withScheme(written)
  if (address && isWebAddress(address) && address.length <= MAX_WEB_ADDRESS) return address
  throw badRequest("That doesn't look like a web address. Try something like https://www.roaster.com", field)
}

/** A host as people write it: letters, digits and hyphens with at least one dot, maybe a port, maybe a path. */
const BARE = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]*\p{L}(?::\d{1,5})?(?:[/?#]|$)/u

/** "www.roaster.com/logo.png" and "//roaster.com" are https; undefined for what is neither that nor has http or https. */
function withScheme(text: string): string | undefined {
  if (/^https?:\/\//i.test(text)) return text
  const bare = text.replace(/^\/\//, '')
  return BARE.test(bare) ? `https://${bare}` : undefined
}

/** URL reads past white space and control characters; whoever gets the text back may not. */
const isWebAddress = (text: string): boolean =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it is about
  /^https?:\/\/[^\s\u0000-\u001f\u007f]+$/i.test(text) && URL.canParse(text)
