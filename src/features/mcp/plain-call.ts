/**
 * The call that assistants make all day: one tool, plainly put, in either generation of the protocol. It is answered
 * with the same bytes as the SDK would, at a fraction of the cost; whatever is not quite so goes the SDK's way.
 */
import type { IncomingHttpHeaders } from 'node:http'
import { type Arguments, identityOf, type Runners } from './runners.ts'

const MODERN = '2026-07-28'
const EARLIER = [undefined, '2025-11-25', '2025-06-18', '2025-03-26']
const META = 'io.modelcontextprotocol/'

type Json = Record<string, unknown>

/** The answer's JSON; undefined for any other request. */
export function plainCallAnswerer(runners: Runners, version: string) {
  const modernPart = { resultType: 'complete', _meta: { [`${META}serverInfo`]: identityOf(version) } }
  return (headers: IncomingHttpHeaders, body: unknown): string | undefined => {
    if (!isCall(body)) return undefined
    const { id, params } = body
    const run = runners.get(params.name)
    if (!run) return undefined
    const isModern = isModernCall(headers, params)
    if (!isModern && !isEarlierCall(headers, params)) return undefined
    const result = run(params.arguments ?? {})
    return JSON.stringify({ result: isModern ? { ...result, ...modernPart } : result, jsonrpc: '2.0', id })
  }
}

interface Call {
  id: string | number
  params: { name: string; arguments?: Arguments; _meta?: unknown }
}

function isCall(body: unknown): body is Call {
  if (!isObject(body) || !hasOnly(body, ['jsonrpc', 'id', 'method', 'params'])) return false
  const { jsonrpc, id, method, params } = body
  if (jsonrpc !== '2.0' || method !== 'tools/call') return false
  if (typeof id !== 'string' && !Number.isSafeInteger(id)) return false
  if (!isObject(params) || !hasOnly(params, ['name', 'arguments', '_meta'])) return false
  return typeof params.name === 'string' && (params.arguments === undefined || isObject(params.arguments))
}

const isEarlierCall = (headers: IncomingHttpHeaders, { _meta }: Call['params']): boolean =>
  _meta === undefined &&
  headers['mcp-method'] === undefined &&
  headers['mcp-name'] === undefined &&
  EARLIER.includes(headers['mcp-protocol-version'] as string | undefined)

/** With headers that repeat the body, and an envelope without anything unusual in it. */
function isModernCall(headers: IncomingHttpHeaders, { name, _meta }: Call['params']): boolean {
  if (headers['mcp-protocol-version'] !== MODERN || headers['mcp-method'] !== 'tools/call') return false
  if (headers['mcp-name'] !== name || !isObject(_meta)) return false
  if (!hasOnly(_meta, [`${META}protocolVersion`, `${META}clientInfo`, `${META}clientCapabilities`])) return false
  const { [`${META}clientInfo`]: client, [`${META}clientCapabilities`]: capabilities } = _meta
  return (
    _meta[`${META}protocolVersion`] === MODERN &&
    isObject(client) &&
    hasOnly(client, ['name', 'version', 'title']) &&
    typeof client.name === 'string' &&
    typeof client.version === 'string' &&
    (client.title === undefined || typeof client.title === 'string') &&
    isObject(capabilities) &&
    Object.keys(capabilities).length === 0
  )
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

const hasOnly = (value: Json, keys: readonly string[]): boolean => Object.keys(value).every((key) => keys.includes(key))
