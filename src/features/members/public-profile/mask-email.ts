/** Masks an email address: its owner recognizes it, and nobody else can write to it. */

/** Masks `mia@example.com` as `m***@e***.com`. Never shows a length, nor the letter of a one-letter part. */
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
