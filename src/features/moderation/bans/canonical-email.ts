/** The form in which bans compare addresses, since different spellings can reach the same mailbox. */

/** Google ignores dots in these addresses, and both domains reach the same mailbox. */
const GOOGLE = new Set(['gmail.com', 'googlemail.com'])

/** Drops case and what follows a "+", which most providers deliver to the same mailbox. */
export function canonicalEmail(email: string): string {
  const [local = '', domain = ''] = splitAtLast(email.trim().toLowerCase())
  const mailbox = local.split('+')[0]!
  return GOOGLE.has(domain) ? `${mailbox.replaceAll('.', '')}@gmail.com` : `${mailbox}@${domain}`
}

function splitAtLast(email: string): [string, string] {
  const at = email.lastIndexOf('@')
  return [email.slice(0, at), email.slice(at + 1)]
}
