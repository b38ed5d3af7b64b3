/**
 * The API requests that the app makes first on a page. The page preloads them, so that the browser sends them together
 * with the request for the script instead of after it.
 */
import type { FastifyRequest } from 'fastify'
import { DEFAULT_GRINDER } from '../../../domain/default-equipment.ts'
import { pageLanguage } from '../../../http/language.ts'
import { hasSessionCookie } from '../../../http/session-cookie.ts'
import { DEFAULT_LANGUAGE, matchLanguage, parseAcceptLanguage } from '../../../i18n/languages.ts'

interface ReadContext {
  /** Route parameters, as far as the route has them. */
  id: string
  slug: string
  isMember: boolean
}

const METHODS = '/api/brew-methods'
const MACHINES = '/api/machines'
const GRINDER_NAMES = '/api/widget/grinders'
const chartOf = (slug: string): string => `/api/widget/grinder/${encodeURIComponent(slug)}`

/** By the path of the route; a test compares them with what the app requests. */
const FIRST_READS: Readonly<Record<string, (context: ReadContext) => readonly string[]>> = {
  // Members start with their own grinder.
  '/': ({ isMember }) => [METHODS, MACHINES, GRINDER_NAMES, ...(isMember ? [] : [chartOf(DEFAULT_GRINDER)])],
  '/timer': () => [METHODS, MACHINES],
  '/recipes': () => ['/api/recipes/search?limit=20', METHODS],
  '/recipes/:id': ({ id }) => [`/api/recipes/${id}`, METHODS, MACHINES],
  '/grinders': () => ['/api/grinders'],
  '/grinders/:slug': ({ slug }) => [chartOf(slug), METHODS],
  '/coffees': () => ['/api/coffees?limit=24'],
  '/coffees/:id': ({ id }) => [`/api/coffees/${id}`, METHODS],
  '/roasters': () => ['/api/roasters?page=1&limit=24'],
}

export function firstReadsOf(request: FastifyRequest): readonly string[] {
  const reads = FIRST_READS[request.routeOptions.url ?? '']
  if (!reads || isFiltered(request) || !isInOwnLanguage(request)) return []
  const isMember = hasSessionCookie(request.headers.cookie)
  return reads({ ...(request.params as { id: string; slug: string }), isMember })
}

/** With filters, the app requests something else first. */
const isFiltered = ({ query }: FastifyRequest): boolean => Object.keys(query as object).some((name) => name !== 'lang')

/** Preloads use the browser's language and the app uses the page's, so a preload only helps if they are the same. */
function isInOwnLanguage(request: FastifyRequest): boolean {
  const [own] = parseAcceptLanguage(request.headers['accept-language'])
  return (own === undefined ? DEFAULT_LANGUAGE : matchLanguage([own])) === pageLanguage(request)
}
