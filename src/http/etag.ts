/** Answers that know their own version: a strong ETag, and 304 for whoever has it already. */
import { hash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { encodeBody } from './encode-body.ts'

/** For data that changes with a release at most. */
export const FOR_A_DAY = 'public, max-age=86400'

/** Kept by the client, but always asked about again. */
export const REVALIDATE = 'public, max-age=0, must-revalidate'

export const etagOf = (body: string | Uint8Array): string => `"${hash('sha1', body, 'base64url')}"`

/** Whether the caller's copy, by `If-None-Match`, is this version. */
export const isFresh = (request: FastifyRequest, etag: string): boolean =>
  isKnownVersion(request.headers['if-none-match'], etag)

/** Compares as `If-None-Match` is to be compared: a weak tag and a strong one of the same version are equal. */
export function isKnownVersion(wanted: string | undefined, etag: string): boolean {
  if (wanted === undefined) return false
  if (wanted === etag || wanted === '*') return true
  return wanted.split(',').some((each) => withoutWeakness(each.trim()) === withoutWeakness(etag))
}

const withoutWeakness = (etag: string): string => etag.replace(/^W\//, '')

/** A finished answer and its tag, sent as it is. */
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
