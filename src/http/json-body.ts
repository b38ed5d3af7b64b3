/** Reads JSON bodies: an empty one is no body, and a NUL character, which no text column can hold, is refused. */
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError, badRequest } from './errors.ts'

type Done = (error: Error | null, body?: unknown) => void

/** An odd number of backslashes before it makes it an escape and not the words for one. */
const NUL_ESCAPE = /(?<!\\)(?:\\\\)*\\u0000/

export function registerJsonBody(app: FastifyInstance): void {
  // Plain text is no exception: only beacons may send it, and they say so.
  app.removeContentTypeParser(['application/json', 'text/plain'])
  app.addContentTypeParser('application/json', { parseAs: 'string' }, parseJson)
  // Not earlier: limits and sign-in come before the shape of a request.
  app.addHook('preValidation', (request, _reply, done) => {
    done(request.url.includes('%00') ? badRequest('The address must not contain NUL characters') : undefined)
  })
}

export function parseJson({ is404, headers }: FastifyRequest, text: string | Buffer, done: Done): void {
  // What is sent to a place that isn't there has no form to be wrong.
  if (text.length === 0 || is404) {
    done(null, undefined)
    return
  }
  try {
    requireUncompressed(headers['content-encoding'])
    const source = String(text)
    if (NUL_ESCAPE.test(source)) throw badRequest('Texts must not contain NUL characters')
    done(null, SUSPECT_KEYS.test(source) ? JSON.parse(source, refusePrototypes) : JSON.parse(source))
  } catch (error) {
    done(error instanceof AppError ? error : new AppError(400, 'invalid_json', 'The request body is not valid JSON'))
  }
}

/** A small compressed body may be a very large one: none is ever unpacked. */
export function requireUncompressed(encoding: string | undefined): void {
  if (encoding === undefined || encoding.trim().toLowerCase() === 'identity') return
  throw new AppError(415, 'unsupported_encoding', 'Send the request body uncompressed', {
    headers: { 'accept-encoding': 'identity' },
  })
}

/** Worth a closer look, which costs more than plain parsing. */
const SUSPECT_KEYS = /proto|constructor|\\u/

/** Keys that could reach into every object of the process never get past the door. */
function refusePrototypes(key: string, value: unknown): unknown {
  if (key === '__proto__' || (key === 'constructor' && isObject(value) && 'prototype' in value)) {
    throw badRequest(`The request body must not have a key named ${key}`)
  }
  return value
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
