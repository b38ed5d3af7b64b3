/** Parses URLs in requests: only http and https, so that none can be a `javascript:` URL. */

import { Type } from 'typebox'
import { message } from '../i18n/message.ts'
import { badRequest } from './errors.ts'
import { Nullable } from './schemas.ts'

export const MAX_WEB_ADDRESS = 1000

/** Empty texts are allowed, since forms send them for fields left blank. */
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

/** Returns null for an empty text, and throws a 400 for anything that isn't an http(s) URL. */
export function readWebAddress(text: string | null, field: string): string | null {
  const written = text?.trim()
  if (!written) return null
  const address = withScheme(written)
  if (address && isWebAddress(address) && address.length <= MAX_WEB_ADDRESS) return address
  throw badRequest(message("That doesn't look like a web address. Try something like https://www.roaster.com."), field)
}

/** A host name without a scheme: letters, digits and hyphens with at least one dot, then optionally port and path. */
const BARE = /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]*\p{L}(?::\d{1,5})?(?:[/?#]|$)/u

/** Adds https to "www.roaster.com/logo.png" and "//roaster.com"; returns undefined for other schemes or texts. */
function withScheme(text: string): string | undefined {
  if (/^https?:\/\//i.test(text)) return text
  const bare = text.replace(/^\/\//, '')
  return BARE.test(bare) ? `https://${bare}` : undefined
}

/** `URL` ignores white space and control characters, but clients that get the text may not: they are refused. */
const isWebAddress = (text: string): boolean =>
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it is about
  /^https?:\/\/[^\s\u0000-\u001f\u007f]+$/i.test(text) && URL.canParse(text)
