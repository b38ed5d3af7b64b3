/** Accepts events that pages send as text/plain to avoid a preflight, and anonymizes their source. */
import type { FastifyInstance } from 'fastify'
import { parseJson } from './json-body.ts'

/** Parses text/plain bodies as JSON in this scope, since `navigator.sendBeacon` sends JSON that way. */
export function acceptBeacons(app: FastifyInstance): void {
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, parseJson)
}

const MAX_SOURCE = 300

/** Returns host and path of the referring page; its query is dropped, since it may identify the visitor. */
export function sourceOf(referer: string | undefined): string | null {
  if (!referer || !URL.canParse(referer)) return null
  const { protocol, host, pathname } = new URL(referer)
  return protocol === 'http:' || protocol === 'https:' ? `${host}${pathname}`.slice(0, MAX_SOURCE) : null
}
