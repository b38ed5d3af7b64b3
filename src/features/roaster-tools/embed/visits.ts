/** Distinguishes real visits from prefetching by browsers. */
import type { FastifyRequest } from 'fastify'

/** Matches `prefetch`, `prefetch;prerender` and the values of older browsers. */
const PREFETCH_PURPOSE = /\b(prefetch|prerender|preview)\b/i

export function isRealVisit({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  if (method === 'HEAD') return false
  const purposes = [headers['sec-purpose'], headers.purpose, headers['x-purpose'], headers['x-moz']]
  return !PREFETCH_PURPOSE.test(purposes.join(' '))
}
