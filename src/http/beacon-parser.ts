/** Events that pages report in passing: sent as plain text to spare a preflight, with a source that names nobody. */
import type { FastifyInstance } from 'fastify'
import { parseJson } from './json-body.ts'

/** `navigator.sendBeacon` and friends send JSON as text/plain; the routes of this scope read it all the same. */
export function acceptBeacons(app: FastifyInstance): void {
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, parseJson)
}

const MAX_SOURCE = 300

/** Host and path of the referring page; never its query, which may say who is looking. */
export function sourceOf(referer: string | undefined): string | null {
  if (!referer || !URL.canParse(referer)) return null
  const { protocol, host, pathname } = new URL(referer)
  return protocol === 'http:' || protocol === 'https:' ? `${host}${pathname}`.slice(0, MAX_SOURCE) : null
}
