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
 * Matches the words of a text, and the escapes of JSON strings, which are left unchanged, so that masking doesn't break
 * a line of JSON.
 */
const WORDS = /\\(?:u[\da-f]{4}|.)|[^\s<>()[\]{}"'`,;:\\/=?&]+/gi

/** Masks every address in a text, also in a URL, where @ is %40. */
export function maskAddresses(text: string): string {
  return text.includes('@') || text.includes('%40') ? text.replace(WORDS, maskWord) : text
}

function maskWord(word: string): string {
  if (word.startsWith('\\')) return word
  const address = word.replaceAll('%40', '@')
  const end = endOfText(address)
  const at = address.lastIndexOf('@', end - 1)
  return at > 0 && at < end - 1 ? maskEmail(address.slice(0, end)) + address.slice(end) : word
}

/** Where a word ends without the punctuation after it. */
function endOfText(word: string): number {
  let end = word.length
  while (end > 0 && !/[\p{L}\p{N}]/u.test(word[end - 1]!)) end--
  return end
}

/** Masks the tokens of mailed links as well. */
export const maskSecrets = (text: string): string => maskAddresses(text).replace(/([?&]token=)[\w.~%-]+/g, '$1***')
