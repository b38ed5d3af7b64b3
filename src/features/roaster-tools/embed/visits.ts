/** Tells what somebody sees from what a browser fetches in case somebody will. */
import type { FastifyRequest } from 'fastify'

/** `prefetch`, `prefetch;prerender`, and what older browsers call it. */
const AHEAD = /\b(prefetch|prerender|preview)\b/i

export function isSeen({ method, headers }: Pick<FastifyRequest, 'method' | 'headers'>): boolean {
  if (method === 'HEAD') return false
  const purposes = [headers['sec-purpose'], headers.purpose, headers['x-purpose'], headers['x-moz']]
  return !AHEAD.test(purposes.join(' '))
}
