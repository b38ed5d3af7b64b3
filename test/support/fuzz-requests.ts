/** Draws requests for the fuzzer from the OpenAPI description: valid, slightly wrong and hostile ones. */
import fc from 'fast-check'
import {
  chance,
  type Draw,
  hostileText,
  mutated,
  oddValue,
  pick,
  type Source,
  upTo,
  validValue,
} from './fuzz-values.ts'
import type { DescribedRoute, Parameter } from './openapi.ts'

export const KINDS = ['valid', 'mutated', 'hostile'] as const
export type Sender = 'nobody' | 'member' | 'other' | 'roaster' | 'operator' | 'forger'
/** Members send more often than strangers. */
export const MEMBERS_AND_STRANGERS: readonly Sender[] = [
  ...(['nobody', 'forger'] as const),
  ...(['member', 'member', 'member', 'other', 'other', 'roaster', 'roaster'] as const),
]

export interface FuzzRequest {
  route: DescribedRoute
  kind: (typeof KINDS)[number]
  sender: Sender
  /** How the sender authenticates. */
  by: 'bearer' | 'cookie'
  method: string
  /** As it is sent. */
  url: string
  headers: Record<string, string>
  body: Buffer | undefined
  /** Whether the request still matches the route it was drawn for. */
  isOnRoute: boolean
}

export function drawRequest(
  draw: Draw,
  source: Source,
  routes: readonly DescribedRoute[],
  senders: readonly Sender[],
): FuzzRequest {
  const route = pick(draw, routes)
  const kind = KINDS[pick(draw, [0, 0, 0, 0, 1, 1, 1, 2, 2, 2] as const)]!
  const valid = { url: urlOf(draw, source, route), ...bodyOf(draw, source, route) }
  const request: FuzzRequest = {
    route,
    kind,
    sender: pick(draw, senders),
    by: pick(draw, ['bearer', 'cookie'] as const),
    method: route.method,
    url: valid.url,
    headers: { ...acceptOf(draw), ...(valid.body !== undefined && { 'content-type': 'application/json' }) },
    body: valid.body === undefined ? undefined : Buffer.from(JSON.stringify(valid.body) ?? ''),
    isOnRoute: true,
  }
  if (kind === 'mutated') mutate(draw, source, request, valid.body)
  if (kind === 'hostile') makeHostile(draw, source, request)
  return request
}

const acceptOf = (draw: Draw): Record<string, string> =>
  chance(draw, 15)
    ? {
        accept: pick(draw, [
          'text/html',
          '*/*',
          'text/csv',
          'application/xml',
          'text/event-stream',
          ',;q=',
          'x'.repeat(500),
        ]),
      }
    : {}

const parametersIn = ({ operation }: DescribedRoute, part: Parameter['in']): Parameter[] =>
  (operation.parameters ?? []).filter((parameter) => parameter.in === part)

/** The kind of id that a path parameter needs depends on the path. */
const nameIn = ({ path }: DescribedRoute, name: string): string => `${path.split('{', 1)[0]}{${name}}`

function urlOf(draw: Draw, source: Source, route: DescribedRoute, broken?: (value: unknown) => unknown): string {
  const parameters = parametersIn(route, 'path')
  let path = route.path
  for (const { name, schema } of parameters) {
    const byPlace = source.known[nameIn(route, name)]
    const value = byPlace && chance(draw, 90) ? pick(draw, byPlace) : validValue(draw, source, schema, name)
    // An empty parameter would match another route.
    path = path.replace(`{${name}}`, () => encode(broken && chance(draw, 50) ? broken(value) : value) || '%20')
  }
  const pairs = parametersIn(route, 'query')
    .filter(({ required, schema }) => (required && schema.default === undefined) || chance(draw, 35))
    .map(({ name, schema }) => {
      const value = validValue(draw, source, schema, name)
      return [name, broken && chance(draw, 60) ? broken(value) : value] as const
    })
  if (broken && pairs.length > 0 && chance(draw, 20)) pairs.push(pick(draw, pairs))
  return path + (pairs.length > 0 ? `?${pairs.map(([name, value]) => `${name}=${encode(value)}`).join('&')}` : '')
}

/** Percent-encodes a value; lone surrogates are replaced. */
const encode = (value: unknown): string => {
  const text = typeof value === 'object' ? (JSON.stringify(value) ?? '') : String(value)
  return encodeURIComponent(text.toWellFormed()).slice(0, 6000)
}

function bodyOf(draw: Draw, source: Source, { operation, path }: DescribedRoute): { body?: unknown } {
  if (path === '/api/mcp') return { body: rpcOf(draw) }
  const schema = operation.requestBody?.content['application/json']?.schema
  return schema ? { body: validValue(draw, source, schema) } : {}
}

const TOOLS = ['convert_grind_setting', 'get_grinder_chart', 'list_grinders', 'nothing']

function rpcOf(draw: Draw): object {
  const method = pick(draw, ['tools/call', 'tools/call', 'tools/list', 'initialize', 'ping', 'resources/read'])
  const grinder = pick(draw, ['comandante-c40-mk4', 'Comandante MK4', '1zpresso jx', hostileText(draw)])
  const args = {
    from: grinder,
    to: grinder,
    setting: pick<unknown>(draw, [24, '24', oddValue(draw)]),
    grinder,
    brand: grinder,
  }
  const params =
    method === 'initialize'
      ? { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'x', version: '1' } }
      : { name: pick(draw, TOOLS), arguments: args }
  return { jsonrpc: '2.0', id: 1, method, params }
}

function mutate(draw: Draw, source: Source, request: FuzzRequest, body: unknown): void {
  if (body === undefined || chance(draw, 40))
    request.url = urlOf(draw, source, request.route, (value) => mutated(draw, value))
  if (body === undefined) return
  let changed: unknown = body
  for (let times = 1 + upTo(draw, 2); times > 0; times--) changed = mutated(draw, changed)
  request.body = Buffer.from(JSON.stringify(changed) ?? '')
}

function makeHostile(draw: Draw, source: Source, request: FuzzRequest): void {
  const attacks = [
    () => {
      request.url = urlOf(draw, source, request.route, () => hostileText(draw))
    },
    () => {
      request.url = breakAddress(draw, request.url)
      request.isOnRoute = false
    },
    () => {
      request.body = rawBody(draw, request.body)
      request.headers['content-type'] ??= 'application/json'
    },
    () => {
      request.headers['content-type'] = pick(draw, CONTENT_TYPES)
      request.body ??= Buffer.from('{}')
    },
    () => Object.assign(request.headers, pick(draw, HEADERS)),
    () => {
      request.method = pick(draw, METHODS)
      request.isOnRoute = request.method === request.route.method && request.isOnRoute
    },
  ]
  for (let times = 1 + upTo(draw, 1); times > 0; times--) pick(draw, attacks)()
}

const CONTENT_TYPES = [
  'text/plain',
  'application/xml',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'application/x-www-form-urlencoded',
  'application/json; charset=utf-16',
  'application/json;;;',
  'application/jsonx',
  'application/vnd.api+json',
  '/',
  'a',
  ' ',
  'application/json, text/plain',
  `application/${'x'.repeat(2000)}`,
  'text/html;charset="',
]
const METHODS = [
  'HEAD',
  'OPTIONS',
  'PUT',
  'PATCH',
  'DELETE',
  'POST',
  'GET',
  'TRACE',
  'PROPFIND',
  'SEARCH',
  'LOCK',
  'REPORT',
  'PURGE',
  'MKCOL',
  'COPY',
  'QUERY',
]
const HEADERS: readonly Record<string, string>[] = [
  { 'content-encoding': 'gzip' },
  { 'content-encoding': 'br' },
  { 'content-encoding': 'identity' },
  { 'if-none-match': '*' },
  { 'if-none-match': 'W/"' },
  { 'if-none-match': `"${'a'.repeat(3000)}"` },
  { range: 'bytes=0-1' },
  { range: 'bytes=-99999999999999999999,0-0,1-1' },
  { origin: 'null' },
  { origin: 'https://evil.example' },
  { 'sec-fetch-site': 'cross-site' },
  { host: 'evil.example' },
  { host: '' },
  { 'x-forwarded-host': 'evil.example' },
  { 'x-http-method-override': 'DELETE' },
  { 'x-original-url': '/api/user/export' },
  { 'x-request-id': '<script>' },
  { 'accept-encoding': 'gzip;q=x, *;q=' },
  { 'accept-language': '*'.repeat(1000) },
  { referer: 'javascript:alert(1)' },
  { referer: `https://example.com/${'a'.repeat(3000)}` },
  { upgrade: 'h2c', connection: 'Upgrade, HTTP2-Settings', 'http2-settings': 'AAMAAABkAAQAAP__' },
  { cookie: 'svc_session=; svc_session=a; svc_session' },
  { 'mcp-protocol-version': '1' },
  { 'access-control-request-method': 'DELETE', 'access-control-request-headers': 'x'.repeat(500) },
]

/** Appends something to the path that a router, a decoder or a cache could interpret in two ways. */
function breakAddress(draw: Draw, url: string): string {
  const [path, query = ''] = url.split('?') as [string, string?]
  const tail = pick(draw, [
    '%',
    '%zz',
    '%u0041',
    '%c0%ae',
    '%ff',
    '%00',
    '%2f',
    '%5c',
    '/..',
    '/../',
    '/%2e%2e/',
    '//',
    '/.',
    ';a=b',
    '%0d%0aX-Injected:%201',
    '%3f',
    '#',
    '/'.repeat(50),
    'x'.repeat(400),
    '%25%32%65',
    '.json',
    '\u00e9',
    '&a[]=1',
    '?__proto__=1',
    '?constructor[prototype][x]=1',
    '?a=%&b=%e0%a4%a',
    `?${'a=1&'.repeat(500)}`,
  ])
  switch (upTo(draw, 5)) {
    case 0:
      return `${tail.startsWith('/') ? '' : '/'}${tail}${path}?${query}`
    case 1:
      return `${path.replace('/api/', '/API/')}?${query}`
    case 2:
      return path.replaceAll(/[a-z]/g, (letter) =>
        chance(draw, 10) ? `%${letter.charCodeAt(0).toString(16)}` : letter,
      )
    case 3:
      return `http://evil.example${path}?${query}`
    default:
      return `${path}${tail}${query && `?${query}`}`
  }
}

const DEEP = 20_000
const RAW_BODIES = [
  '',
  ' ',
  '{',
  '[',
  'null',
  '0',
  '"',
  '""',
  'true',
  '[]',
  '{}',
  '[{}]',
  '{"a":1,"a":2}',
  "{'a':1}",
  '{"a":1,}',
  '\ufeff{}',
  '{"__proto__":{"polluted":true}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"\\u005f\\u005fproto\\u005f\\u005f":{"polluted":true}}',
  '{"email":{"__proto__":{"polluted":true}}}',
  '{"id":1000000000000000000000000000000000001}',
  '{"limit":1e400}',
  '{"a":"\\ud800"}',
  '{"a":"\\u0000"}',
  `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`,
  `${'{"a":'.repeat(DEEP)}1${'}'.repeat(DEEP)}`,
  `{${Array.from({ length: 5000 }, (_, i) => `"k${i}":${i}`).join()}}`,
  `{"a":${'9'.repeat(50_000)}}`,
  `"${'x'.repeat(300_000)}"`,
] as const

function rawBody(draw: Draw, body: Buffer | undefined): Buffer {
  switch (upTo(draw, 4)) {
    case 0:
      return Buffer.from(draw(fc.uint8Array, { maxLength: 100 }))
    case 1:
      return (body ?? Buffer.from('{}')).subarray(0, upTo(draw, body?.length ?? 2))
    case 2: {
      const copy = Buffer.from(body?.length ? body : '{"a":1}')
      for (let times = upTo(draw, 3); times >= 0; times--) copy[upTo(draw, copy.length - 1)] = upTo(draw, 255)
      return copy
    }
    default:
      return Buffer.from(pick(draw, RAW_BODIES))
  }
}
