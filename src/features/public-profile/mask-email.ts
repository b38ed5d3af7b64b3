/** An address that its owner recognizes and nobody else can write to. */

/** `ada@example.com` is `a***@example.com`; of a name with one letter not even that is shown. */
export function maskEmail(email: string | null): string | null {
  if (email === null) return null
  const at = email.lastIndexOf('@')
  const [first = '', ...others] = email.slice(0, at)
  return `${others.length > 0 ? first : ''}***${email.slice(at)}`
}
