/**
 * What the app asks the API for at once on a page. The page tells the browser, which then requests it together with the
 * script instead of after it.
 */
import type { FastifyRequest } from 'fastify'
import { DEFAULT_GRINDER } from '../../../domain/default-equipment.ts'
import { pageLanguage } from '../../../http/language.ts'
import { hasSessionCookie } from '../../../http/session-cookie.ts'
import { DEFAULT_LANGUAGE, matchLanguage, parseAcceptLanguage } from '../../../i18n/languages.ts'

interface Asked {
  /** Of the route's parameters, as far as it has them. */
  id: string
  slug: string
  isMember: boolean
}

const METHODS = '/api/brew-methods'
const MACHINES = '/api/machines'
const GRINDER_NAMES = '/api/widget/grinders'
const chartOf = (slug: string): string => `/api/widget/grinder/${encodeURIComponent(slug)}`

/** By the path of the route; a test compares them with what the app requests. */
const FIRST_READS: Readonly<Record<string, (asked: Asked) => readonly string[]>> = {
  // Members start with a grinder of their own.
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

/** The app then reads something else first. */
const isFiltered = ({ query }: FastifyRequest): boolean => Object.keys(query as object).some((name) => name !== 'lang')

/** The browser asks in its own language, and the app in that of the page. */
function isInOwnLanguage(request: FastifyRequest): boolean {
  const [own] = parseAcceptLanguage(request.headers['accept-language'])
  return (own === undefined ? DEFAULT_LANGUAGE : matchLanguage([own])) === pageLanguage(request)
}
