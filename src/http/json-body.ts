/** Parses JSON bodies. An empty body counts as none; NUL characters are refused, since PostgreSQL can't store them. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { message } from '../i18n/message.ts'
import { AppError, badRequest, INVALID_JSON } from './errors.ts'

type Done = (error: Error | null, body?: unknown) => void

/** An odd number of backslashes makes an escape; with an even number, the text is literal. */
const NUL_ESCAPE = /(?<!\\)(?:\\\\)*\\u0000/

export function registerJsonBody(app: FastifyInstance): void {
  // text/plain is only parsed for beacons, which add their own parser.
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'string' }, parseJson)
  // After rate limits and authentication.
  app.addHook('preValidation', (request, _reply, done) => {
    done(request.url.includes('%00') ? badRequest(message("The address can't contain NUL characters")) : undefined)
  })
}

export function parseJson({ is404, headers }: FastifyRequest, text: string | Buffer, done: Done): void {
  // An unknown URL gets its 404 whatever the body is.
  if (text.length === 0 || is404) {
    done(null, undefined)
    return
  }
  try {
    requireUncompressed(headers['content-encoding'])
    const source = String(text)
    if (NUL_ESCAPE.test(source)) throw badRequest(message("Texts can't contain NUL characters"))
    done(null, SUSPECT_KEYS.test(source) ? JSON.parse(source, refusePrototypes) : JSON.parse(source))
  } catch (error) {
    done(error instanceof AppError ? error : new AppError(400, 'invalid_json', INVALID_JSON))
  }
}

/** Refuses compressed bodies: a small one may unpack to a huge one. */
export function requireUncompressed(encoding: string | undefined): void {
  if (encoding === undefined || encoding.trim().toLowerCase() === 'identity') return
  throw new AppError(415, 'unsupported_encoding', message('Send the request body uncompressed'), {
    headers: { 'accept-encoding': 'identity' },
  })
}

/** Bodies that need the slower parsing with a check of every key. */
const SUSPECT_KEYS = /proto|constructor|\\u/

/** Refuses keys that could change object prototypes. */
function refusePrototypes(key: string, value: unknown): unknown {
  if (key === '__proto__' || (key === 'constructor' && isObject(value) && 'prototype' in value)) {
    throw badRequest(message("The request body can't have a key named {key}", { key }))
  }
  return value
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
