/** Parses URLs in requests: only http and https, so that none can be a `javascript:` URL. */

import { Type } from 'typebox'
import { message } from '../i18n/message.ts'
import { badRequest } from './errors.ts'
import { Nullable } from './schemas.ts'

const MAX_WEB_ADDRESS = 1000

/** Empty texts are allowed, since forms send them for fields left blank. */
const Address = (description: string, ...examples: string[]) =>
  Type.Optional(Nullable(Type.String({ maxLength: MAX_WEB_ADDRESS, description, examples })))

export const WebAddress = (description: string) =>
  Address(
    `${description}; http or https, by default https. Empty for none`,
    'https://www.roaster.com',
    'www.roaster.com',
  )

export const PictureAddress = (description: string) =>
  Address(`${description}; an image over https. Empty for none`, 'https://www.roaster.com/logo.png')

/** Returns null for an empty text, and throws a 400 for anything that isn't an http(s) URL. */
export function readWebAddress(text: string | null, field: string): string | null {
  const written = text?.trim()
  if (!written) return null
  const address = withScheme(written)
  if (address && isWebAddress(address) && address.length <= MAX_WEB_ADDRESS) return address
  throw badRequest(message("That doesn't look like a web address. Try something like https://www.roaster.com."), field)
}

/** File extensions that aren't images, as in addresses that were copied by mistake. */
const NO_PICTURE = /\.(?:html?|php|aspx?|pdf|txt|json|xml|zip|docx?|mp[34]|mov|heic|psd|ai|eps)$/i

/** Like readWebAddress, for what pages show as an image: browsers load it over https only. */
export function readPictureAddress(text: string | null, field: string): string | null {
  const address = readWebAddress(text, field)
  if (address === null) return null
  const { protocol, pathname } = new URL(address)
  if (protocol !== 'https:')
    throw badRequest(message("Use an address that starts with https://. Browsers don't show other images."), field)
  if (pathname === '/' || NO_PICTURE.test(pathname))
    throw badRequest(message("That address isn't an image. Use one that ends in .png, .jpg, .webp or .svg."), field)
  return address
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
