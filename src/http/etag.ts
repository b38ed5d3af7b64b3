/** Sends responses with a strong ETag, and 304 if the client has the same version. */
import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { encodeBody } from './encode-body.ts'

/** For data that changes only with a release. */
export const FOR_A_DAY = 'public, max-age=86400'

/** The client may store the response, but must revalidate it each time. */
export const REVALIDATE = 'public, max-age=0, must-revalidate'

export const etagOf = (body: string | Uint8Array): string => `"${hash('sha1', body, 'base64url')}"`

/** Whether `If-None-Match` has this ETag; false for responses to be cached, for which the cache checks it later. */
export const isFresh = (request: FastifyRequest, etag: string): boolean =>
  request.cacheVersion === undefined && isKnownVersion(request.headers['if-none-match'], etag)

/** Weak comparison, as required for `If-None-Match`: `W/"a"` equals `"a"`. */
export function isKnownVersion(wanted: string | undefined, etag: string): boolean {
  if (wanted === undefined) return false
  if (wanted === etag || wanted === '*') return true
  return wanted.split(',').some((each) => withoutWeakness(each.trim()) === withoutWeakness(etag))
}

const withoutWeakness = (etag: string): string => etag.replace(/^W\//, '')

/** A response body that is ready to send, with its ETag. */
export interface RenderedBody {
  body: string | Buffer
  etag: string
  contentType: string
}

export function render(text: string, contentType: string): RenderedBody {
  const body = encodeBody(text)
  return { body, etag: etagOf(body), contentType }
}

export const renderJson = (value: unknown): RenderedBody =>
  render(JSON.stringify(value), 'application/json; charset=utf-8')

export function sendWithEtag(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: RenderedBody,
  cacheControl: string,
): void {
  reply.header('etag', answer.etag).header('cache-control', cacheControl)
  if (isFresh(request, answer.etag)) reply.code(304).send()
  else reply.header('content-type', answer.contentType).send(answer.body)
}
