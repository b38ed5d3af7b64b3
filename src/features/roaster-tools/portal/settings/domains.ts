/** Normalizes the domains that may show a roaster's embeds. */
import { badRequest } from '../../../../http/errors.ts'
import { message } from '../../../../i18n/message.ts'

const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const DOMAIN = new RegExp(`^(?:${LABEL}\\.)+${LABEL}$`)
const MAX_DOMAIN = 253

/** Returns the host names without duplicates, in the order given. Throws for an invalid one, naming its field. */
export function readDomains(texts: readonly string[]): string[] {
  const hosts = texts.map((text, i) => {
    const host = toHost(text)
    if (host === undefined) {
      const field = `allowedDomains.${i}`
      throw badRequest(message('Enter a website like shop.example.com'), field)
    }
    return host
  })
  return [...new Set(hosts)]
}

/** "https://Shop.Example.com/beans" becomes shop.example.com, "*.example.com" example.com: subdomains are included. */
function toHost(text: string): string | undefined {
  const named = text
    .trim()
    .replace(/^(https?:)?\/\//i, '')
    .replace(/[/?#].*$/s, '')
    .replace(/^\*\./, '')
  if (/[\s@\\*]/.test(named) || !URL.canParse(`https://${named}`)) return undefined
  const { hostname, port } = new URL(`https://${named}`)
  const name = hostname.replace(/\.$/, '')
  // No IPv6 addresses: the CSP directive `frame-ancestors` can't express them.
  const isHost = name === 'localhost' || (DOMAIN.test(name) && name.length <= MAX_DOMAIN)
  if (!isHost) return undefined
  // Default ports are not part of an origin.
  return port === '' || port === '80' ? name : `${name}:${port}`
}
