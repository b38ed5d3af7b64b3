/** Checks that no response has a fault, whatever the request was. */
import { Ajv, type ValidateFunction } from 'ajv'
import formats from 'ajv-formats'
import type { FuzzRequest } from './fuzz-requests.ts'
import type { Description } from './openapi.ts'

export interface FuzzAnswer {
  status: number
  headers: NodeJS.Dict<string | string[]>
  text: string
}

export type Judge = (request: FuzzRequest, answer: FuzzAnswer) => string | undefined

/** Error statuses that any operation may return, besides those that it documents. */
const REFUSALS = new Set([400, 401, 403, 404, 405, 406, 408, 409, 413, 415, 417, 429, 431])
/** Internals that must not be in a response: file names, messages of the databases. */
const INSIDE =
  /node_modules|\/src\/\w+\/|\.ts:\d+|SQLITE_|sqlite3?_|SqliteError|relation "|violates \w+|constraint failed|Cannot read propert|is not a function|FST_ERR/i

export function createJudge(description: Description, secrets: ReadonlyMap<string, string>): Judge {
  const validators = responseValidators(description)
  return (request, answer) =>
    judgeStatus(request, answer) ??
    judgeLeaks(request, answer, secrets) ??
    (answer.status >= 400 ? judgeRefusal(request, answer) : judgeSuccess(request, answer, validators))
}

function judgeStatus({ route, isOnRoute }: FuzzRequest, { status }: FuzzAnswer): string | undefined {
  if (status >= 500) return `answered ${status}`
  if (status < 200) return `answered ${status} and nothing more`
  if (status >= 400)
    return REFUSALS.has(status) || status in route.operation.responses
      ? undefined
      : `answered ${status}, which no one expects`
  if (!isOnRoute || status === 304) return undefined
  const isDocumented =
    status in route.operation.responses || `${Math.floor(status / 100)}XX` in route.operation.responses
  return isDocumented ? undefined : `answered ${status}, which isn't documented`
}

function judgeLeaks(request: FuzzRequest, { headers, text }: FuzzAnswer, secrets: ReadonlyMap<string, string>) {
  const all = `${text}\n${JSON.stringify(headers)}`
  if (headers['x-injected'] !== undefined) return 'has a header that the client wrote'
  for (const [secret, place] of secrets) {
    // A secret that the request itself contained is no leak.
    if (all.includes(secret) && !request.url.includes(secret) && !request.body?.includes(secret))
      return `leaks ${place}`
  }
  return undefined
}

function judgeRefusal({ route, method }: FuzzRequest, { headers, text }: FuzzAnswer): string | undefined {
  if (method === 'HEAD') return undefined
  const type = String(headers['content-type'] ?? '')
  // A client that accepts HTML gets an HTML page.
  if (type.startsWith('text/html') && /^<!doctype html>/i.test(text))
    return INSIDE.test(text) ? 'tells of the inside' : undefined
  if (!type.startsWith('application/json')) return `refuses as ${type || 'nothing'}`
  const body = parse(text) as { error?: unknown } | undefined
  if (route.path === '/api/mcp' && isRpcError(body)) return undefined
  if (typeof body?.error !== 'string' || body.error.trim() === '') return 'refuses without { error }'
  return INSIDE.test(body.error) ? `tells of the inside: ${body.error}` : undefined
}

const isRpcError = (body: { error?: unknown } | undefined): boolean =>
  typeof (body?.error as { message?: unknown } | undefined)?.message === 'string'

function judgeSuccess(
  { route, isOnRoute }: FuzzRequest,
  { status, headers, text }: FuzzAnswer,
  validators: (route: FuzzRequest['route'], status: number) => ValidateFunction | undefined,
): string | undefined {
  const isJson = String(headers['content-type'] ?? '').startsWith('application/json')
  if (!isOnRoute || !isJson || status === 304) return undefined
  const body = parse(text)
  if (body === undefined) return 'says JSON and is none'
  const validate = validators(route, status)
  if (!validate || validate(body)) return undefined
  const [error] = validate.errors!
  return `answers something else than documented: ${error!.instancePath} ${error!.message}`
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function responseValidators(description: Description) {
  const ajv = new Ajv({ strict: false, validateSchema: false, allowUnionTypes: true })
  formats.default(ajv)
  ajv.addSchema(description, 'api')
  const compiled = new Map<string, ValidateFunction | undefined>()
  return (route: FuzzRequest['route'], status: number): ValidateFunction | undefined => {
    const key = `${route.name} ${status}`
    if (!compiled.has(key)) {
      const schema = route.operation.responses[status]?.content?.['application/json']?.schema
      const place = [
        'paths',
        route.path,
        route.method.toLowerCase(),
        'responses',
        status,
        'content',
        'application/json',
        'schema',
      ]
      const pointer = place
        .map((part) => encodeURIComponent(String(part).replaceAll('~', '~0').replaceAll('/', '~1')))
        .join('/')
      compiled.set(key, schema && ajv.compile({ $ref: `api#/${pointer}` }))
    }
    return compiled.get(key)
  }
}
