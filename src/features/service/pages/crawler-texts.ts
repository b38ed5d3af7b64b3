/** The texts of robots.txt and security.txt (RFC 9116). */
import { LANGUAGES } from '../../../i18n/languages.ts'

/** API paths that public pages load: allowed, so that crawlers that run scripts see the whole page. */
const OPEN_DATA = [
  '/api/brew-methods',
  '/api/browse/',
  '/api/coffees',
  '/api/community-recipes',
  '/api/discover',
  '/api/filters',
  '/api/grinders',
  '/api/machines',
  '/api/openapi.json',
  '/api/recipes',
  '/api/roasters',
  '/api/users/',
  '/api/v1/convert',
  '/api/widget/',
]
const OWN_SCREENS = ['/feed', '/log', '/portal', '/profile']

export function robotsText(baseUrl: string): string {
  return [
    'User-agent: *',
    'Disallow: /api/',
    ...OPEN_DATA.map((path) => `Allow: ${path}`),
    ...OWN_SCREENS.flatMap((path) => [`Disallow: ${path}$`, `Disallow: ${path}/`]),
    '',
    `Sitemap: ${baseUrl}/sitemap.xml`,
    '',
  ].join('\n')
}

const VALID_DAYS = 180

export function securityText(baseUrl: string, mailFrom: string, now: Date): string {
  const expires = new Date(now.getTime() + VALID_DAYS * 24 * 60 * 60_000)
  // Whole days, so that the text changes only once a day.
  expires.setUTCHours(0, 0, 0, 0)
  const address = /<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom
  return [
    `Contact: mailto:${address}`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${Object.keys(LANGUAGES).join(', ')}`,
    `Canonical: ${baseUrl}/.well-known/security.txt`,
    '',
  ].join('\n')
}
