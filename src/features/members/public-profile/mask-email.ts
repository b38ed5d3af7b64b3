/** An address that its owner recognizes and nobody else can write to. */

/** `mia@example.com` is `m***@e***.com`. Of a single letter not even that is shown, and a length never. */
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
