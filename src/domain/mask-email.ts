/** Masks email addresses and tokens: the owner of an address recognizes it, and nobody else can write to it. */

/** Masks `mia@example.com` as `m***@e***.com`. Never shows a length, nor the letter of a one-letter part. */
export function maskEmail(email: string): string
export function maskEmail(email: string | null): string | null
export function maskEmail(email: string | null): string | null {
  if (email === null) return null
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1)
  const dot = domain.lastIndexOf('.')
  const [name, ending] = dot < 0 ? [domain, ''] : [domain.slice(0, dot), domain.slice(dot)]
  return `${mask(email.slice(0, at))}@${mask(name)}${ending}`
}

function mask(text: string): string {
  const [first = '', ...others] = text
  return `${others.length > 0 ? first : ''}***`
}

/**
 * Anything that looks like an address, also in a URL, where @ is %40. The first part matches the escapes of a JSON
 * string: they stay as they are, so that masking a line of JSON never breaks one. Lengths are bounded, so that the time
 * is as well.
 */
const ADDRESS =
  /\\(?:u[\da-f]{4}|.)|([^\s@<>()[\]{}"'`,;:\\/=?&]{1,254})(?:@|%40)([^\s@<>()[\]{}"'`,;:\\/=?&]{0,253}[\p{L}\p{N}])/giu

/** Masks every address in a text. */
export function maskAddresses(text: string): string {
  if (!text.includes('@') && !text.includes('%40')) return text
  return text.replace(ADDRESS, (found: string, name?: string, domain?: string) =>
    name === undefined ? found : maskEmail(`${name}@${domain}`),
  )
}

/** Masks the tokens of mailed links as well. */
export const maskSecrets = (text: string): string => maskAddresses(text).replace(/([?&]token=)[\w.~%-]+/g, '$1***')
