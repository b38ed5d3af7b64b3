/** Typed API client: calls an operation of openapi.json by its operationId. */
import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { endpoints } from './endpoints.ts'
import type { operations } from './schema.ts'

export type OperationId = keyof operations & keyof typeof endpoints

/** Path and query parameters and the JSON body of an operation, as far as it has them. */
export type Input<K extends OperationId> = Inputs[K]

type Inputs = { [K in OperationId]: Flat<PathOf<operations[K]> & QueryOf<operations[K]> & BodyOf<operations[K]>> }
/** One object type instead of an intersection, for the sake of error messages. */
type Flat<T> = { [K in keyof T]: T[K] }

type PathOf<O> = O extends { parameters: { path: infer P } } ? { path: P } : unknown
type QueryOf<O> = O extends { parameters: { query: infer Q } }
  ? { query: Q }
  : O extends { parameters: { query?: infer Q } }
    ? [NonNullable<Q>] extends [never]
      ? unknown
      : { query?: Q }
    : unknown
type BodyOf<O> = O extends { requestBody: Json<infer B> }
  ? { body: B }
  : O extends { requestBody?: infer R }
    ? [NonNullable<R>] extends [never]
      ? unknown
      : { body?: NonNullable<R> extends Json<infer B> ? B : never }
    : unknown

interface Json<B> {
  content: { 'application/json': B }
}

/** What an operation answers with on success: JSON, else text. */
export type Reply<K extends OperationId> = Replies[K]

type Replies = { [K in OperationId]: ContentOf<SuccessOf<operations[K]['responses']>> }
type SuccessOf<R> = R[keyof R & (200 | 201 | 202 | 204 | '2XX')]
type ContentOf<R> = R extends Json<infer B> ? B : R extends { content: object } ? string : undefined

interface ErrorBody {
  error?: string
  code?: string
  field?: string
  mergedInto?: number | string
}

/** An error response: the server's message, code and field. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string | undefined
  readonly field: string | undefined
  readonly retryAfterSeconds: number | undefined
  /** On 404: what the coffee or roaster was merged into. */
  readonly mergedInto: number | string | undefined

  constructor(status: number, body: ErrorBody, retryAfter: string | null) {
    super(body.error ?? t`Something went wrong`)
    this.status = status
    this.code = body.code
    this.field = body.field
    this.mergedInto = body.mergedInto
    this.retryAfterSeconds = retryAfter === null ? undefined : Number(retryAfter)
  }
}

/** A request that got no response: offline, or the server is down. */
export class Unreachable extends ApiError {
  constructor() {
    super(
      0,
      { error: t`No connection. What you typed is still here; try again in a moment.`, code: 'unreachable' },
      null,
    )
  }
}

/** Details of a request that got a 401, or that needs a more recent sign-in. */
export interface Unauthorized {
  isWrite: boolean
  sentAt: number
  /** The session is open, but too old for this request. */
  isTooOld: boolean
}

let onUnauthorized: (refused: Unauthorized) => void = () => {}

/** Sets the handler of responses that ask for a sign-in. */
export function watchUnauthorized(listener: (refused: Unauthorized) => void): void {
  onUnauthorized = listener
}

/** Operations whose 401 is about the credentials, not about the session. */
const SIGN_INS: ReadonlySet<OperationId> = new Set(['login', 'register', 'signInWithApple', 'logout'] as const)

/** Lists that browsers may cache for a day but that can grow before that: always revalidated by ETag. */
const GROWING: ReadonlySet<OperationId> = new Set(['listGrinders', 'listGrinderNames'] as const)

interface Parts {
  path?: Record<string, string | number>
  query?: Record<string, unknown>
  body?: unknown
}

export async function call<K extends OperationId>(
  id: K,
  input?: Input<K>,
  signal?: AbortSignal,
  options: Pick<RequestInit, 'keepalive'> = {},
): Promise<Reply<K>> {
  const [method, template] = endpoints[id]
  const { path = {}, query = {}, body } = (input as Parts | undefined) ?? {}
  const sentAt = performance.now()
  const response = await send(addressOf(template, path, query), {
    ...options,
    ...(GROWING.has(id) && { cache: 'no-cache' }),
    method,
    signal,
    headers: {
      accept: 'application/json',
      'accept-language': i18n.locale,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  const text = await response.text()
  if (!response.ok) {
    const error = new ApiError(response.status, parse(text), response.headers.get('retry-after'))
    const isTooOld = error.code === 'sign_in_again'
    const isAboutSession = isTooOld || (error.status === 401 && !SIGN_INS.has(id))
    if (isAboutSession) onUnauthorized({ isWrite: method !== 'GET', sentAt, isTooOld })
    throw error
  }
  return (response.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text) as Reply<K>
}

/** Fills the path template and appends the query; empty values are left out. */
export function addressOf(template: string, path: Parts['path'] = {}, query: Parts['query'] = {}): string {
  const address = template.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(String(path[name])))
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(name, String(value))
  }
  return search.size > 0 ? `${address}?${search}` : address
}

async function send(address: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(address, { ...init, credentials: 'same-origin' })
  } catch (error) {
    if ((error as Error).name === 'AbortError') throw error
    throw new Unreachable()
  }
}

function parse(text: string): ErrorBody {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
