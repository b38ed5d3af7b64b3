/** Error responses: their constructors, and the handler that turns any thrown error into one. */
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errorMessage, isDatabaseUnavailable } from '../db/failures.ts'
import { DEFAULT_LANGUAGE } from '../i18n/languages.ts'
import { type Message, message, verbatim } from '../i18n/message.ts'
import { translate } from '../i18n/translate.ts'
import { languageOf, setLanguageHeaders } from './language.ts'
import { NOT_FOUND, type Thing } from './not-found-messages.ts'
import { sentenceFor } from './validation.ts'

type Details = Record<string, string | number | null>

export class AppError extends Error {
  readonly statusCode: number
  readonly code: string
  readonly field: string | undefined
  readonly headers: Record<string, string>
  /** Additional fields of the response: until when an account is suspended, or what a coffee was merged into. */
  readonly details: Details
  readonly sentence: Message

  constructor(
    statusCode: number,
    code: string,
    sentence: Message,
    options: {
      field?: string
      headers?: Record<string, string>
      details?: Details
      cause?: unknown
    } = {},
  ) {
    super(translate(DEFAULT_LANGUAGE, sentence), { cause: options.cause })
    this.sentence = sentence
    this.statusCode = statusCode
    this.code = code
    this.field = options.field
    this.headers = options.headers ?? {}
    this.details = options.details ?? {}
  }
}

export const badRequest = (sentence: Message, field?: string) =>
  new AppError(400, 'invalid_request', sentence, { field })
export const unauthorized = (sentence: Message = message('Sign in to do this')) =>
  new AppError(401, 'not_authenticated', sentence, { headers: { 'www-authenticate': 'Bearer' } })
export const forbidden = (sentence: Message, code = 'forbidden') => new AppError(403, code, sentence)
/** The reason is what a moderator wrote. */
export const suspended = (until: string, reason: string | null) =>
  new AppError(
    403,
    'suspended',
    isForever(until)
      ? message('Your account is blocked: {reason}', { reason: reason ?? NO_REASON })
      : message('Your account is suspended until {day}: {reason}', {
          day: until.slice(0, 10),
          reason: reason ?? NO_REASON,
        }),
    { details: { until, reason } },
  )
const NO_REASON = message('no reason was given')
/** The end date of a suspension without an end. */
export const FOREVER = '9999-12-31T00:00:00.000Z'
const isForever = (until: string): boolean => until >= FOREVER
export const notFound = (thing: Thing) => new AppError(404, 'not_found', NOT_FOUND[thing])
export const conflict = (sentence: Message, code = 'conflict') => new AppError(409, code, sentence)
export const tooManyRequests = (sentence: Message) => new AppError(429, 'rate_limited', sentence)
export const unavailable = (sentence: Message, cause?: unknown) =>
  new AppError(503, 'unavailable', sentence, { headers: { 'retry-after': '5' }, cause })
/** For operators, in English only. */
export const notBuilt = (text: string) => unavailable(verbatim(text))

/** A 404 that says under which id (coffees) or slug (roasters) the thing is found now. */
export const merged = (thing: Thing, into: string | number) =>
  new AppError(404, 'not_found', NOT_FOUND[thing], { details: { mergedInto: into } })

/** Returns the value, or throws a 404 that names what is missing. */
export function orNotFound<T>(value: T | undefined | null, thing: Thing): T {
  if (value === undefined || value === null) throw notFound(thing)
  return value
}

export const INVALID_JSON = message("The request body isn't valid JSON")
export const BUSY = message("We're busy right now. Try again in a moment.")

/** Responses for Fastify's own errors. */
const FRAMEWORK_ERRORS: Record<string, [status: number, code: string, sentence: Message]> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [
    415,
    'unsupported_media_type',
    message('Send the request body as {mediaType}', { mediaType: 'application/json' }),
  ],
  FST_ERR_CTP_BODY_TOO_LARGE: [413, 'body_too_large', message("That's too large. We take up to 256 KB at once.")],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: [
    400,
    'invalid_request',
    message('The request body is shorter or longer than its Content-Length'),
  ],
  FST_ERR_BAD_URL: [400, 'invalid_request', message("That address isn't a valid URL path")],
  FST_ERR_MAX_PARAM_LENGTH: [400, 'invalid_request', message('A part of that address is too long')],
  FST_ERR_HANDLER_TIMEOUT: [503, 'timeout', message('That took too long. Try again.')],
}

export function toAppError(error: FastifyError | Error): AppError {
  if (error instanceof AppError) return error
  const { code, validation, validationContext, statusCode } = error as FastifyError
  if (validation) {
    const { sentence, field } = sentenceFor(validation[0]!, validationContext)
    return badRequest(sentence, field)
  }
  const known = FRAMEWORK_ERRORS[code]
  if (known) return new AppError(...known)
  if (isDatabaseUnavailable(error)) return unavailable(BUSY, error)
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return new AppError(statusCode, 'invalid_request', message("We couldn't read that request"))
  }
  return new AppError(500, 'internal_error', message('Something went wrong on our side. Try again in a moment.'), {
    cause: error,
  })
}

export function sendError(error: AppError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { statusCode, code, sentence, field, headers, details } = error
  // Not `request.language`: a request that can't be routed has none of our decorations.
  const language = languageOf(request.headers)
  // Caching headers that the route has set are for its successful response.
  reply.removeHeader('etag')
  setLanguageHeaders(reply, language)
  return reply
    .code(statusCode)
    .headers({ 'cache-control': 'no-store', ...headers })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ error: translate(language, sentence), code, field, ...details, requestId: request.id }))
}

/** Answers a URL that can't be routed; no hook runs for it, so headers are set here. */
export function refuseAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  reply.headers({ 'x-request-id': request.id, 'x-content-type-options': 'nosniff' })
  sendError(toAppError(error), request, reply)
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Why the database failed, for the request's log line. */
    failure: string | undefined
  }
}

export interface ErrorOptions {
  onDatabaseFailure?: (error: unknown) => void
  /** Whether the session of the request has ended in the meantime: see access.ts. */
  hasSessionEnded?: (request: FastifyRequest) => Promise<boolean>
}

/** Status codes that may result from the account's deletion, which deletes its data. */
const MAY_BE_A_LOST_SESSION = new Set([403, 404, 409])

/** An unavailable database is logged once by `onDatabaseFailure`, not with a stack for each request. */
export function registerErrors(
  app: FastifyInstance,
  { onDatabaseFailure = () => {}, hasSessionEnded = async () => false }: ErrorOptions = {},
): void {
  app.decorateRequest('failure', undefined)
  app.setErrorHandler(async (thrown: FastifyError | Error, request, reply) => {
    let error = toAppError(thrown)
    if (MAY_BE_A_LOST_SESSION.has(error.statusCode) && request.optionalViewer) {
      if (await hasSessionEnded(request).catch(() => false)) error = unauthorized()
    }
    const reason = error.cause ?? thrown
    if (isDatabaseUnavailable(reason)) {
      request.failure = errorMessage(reason)
      onDatabaseFailure(reason)
    } else if (error.statusCode >= 500) request.log.error({ err: reason }, error.message)
    return sendError(error, request, reply)
  })
}
