/** Handles requests to the MCP endpoint, in every supported revision of the protocol. */
import type { IncomingHttpHeaders } from 'node:http'
import {
  classifyInboundRequest,
  createMcpHandler,
  INVALID_REQUEST,
  type JSONRPCMessage,
  PARSE_ERROR,
  PROTOCOL_VERSION_META_KEY,
  type Server,
  SUPPORTED_PROTOCOL_VERSIONS,
} from '@modelcontextprotocol/server'
import type { FastifyBaseLogger } from 'fastify'
import { exchange } from './exchange.ts'
import { acceptsOnlyStream } from './message.ts'

export interface McpAnswer {
  status: number
  contentType?: string
  body?: string
}

export interface McpEndpoint {
  /** `body` is undefined if it wasn't valid JSON. */
  answer(headers: IncomingHttpHeaders, body: unknown): Promise<McpAnswer>
  close(): Promise<void>
}

const MAX_BATCH = 100
const NEW_REVISION = '2026-07-28'

/** An error of the transport rather than of JSON-RPC; the SDK uses the same code. */
const BAD_REQUEST = -32_000

export function createMcpEndpoint(createServer: () => Server, log: FastifyBaseLogger): McpEndpoint {
  const onerror = (error: Error) => log.debug({ err: error }, 'An MCP request was refused')
  const modern = createMcpHandler(createServer, { legacy: 'reject', onerror })
  const modernAsStream = createMcpHandler(createServer, { legacy: 'reject', responseMode: 'sse', onerror })

  return {
    async answer(headers, body) {
      if (body === undefined) return refusal(PARSE_ERROR, 'Parse error: the body is not valid JSON')
      const asStream = acceptsOnlyStream(headers.accept)
      if (!claimsRevision(body)) {
        const { kind } = classifyInboundRequest({ httpMethod: 'POST', ...mcpHeaders(headers), body })
        if (kind === 'legacy') return answerEarlier(createServer, headers, body, asStream)
      }
      const response = await (asStream ? modernAsStream : modern).fetch(toWebRequest(headers), { parsedBody: body })
      const contentType = response.headers.get('content-type') ?? undefined
      return { status: response.status, contentType, body: contentType && (await response.text()) }
    },
    async close() {
      await Promise.all([modern.close(), modernAsStream.close()])
    },
  }
}

/** Whether the message itself names the new revision, so that the SDK needs to inspect it only once. */
function claimsRevision(body: unknown): boolean {
  const { method, params } = (body ?? {}) as { method?: unknown; params?: { _meta?: Record<string, unknown> | null } }
  // An initialize request may still be of an earlier revision.
  return method !== 'initialize' && params?._meta?.[PROTOCOL_VERSION_META_KEY] === NEW_REVISION
}

/** Handles a message of the 2025 revisions, or a batch of them. The body was validated before. */
async function answerEarlier(
  createServer: () => Server,
  headers: IncomingHttpHeaders,
  body: unknown,
  asStream: boolean,
): Promise<McpAnswer> {
  const isBatch = Array.isArray(body)
  const messages = (isBatch ? body : [body]) as JSONRPCMessage[]
  if (messages.length > MAX_BATCH) return refusal(INVALID_REQUEST, `A batch has at most ${MAX_BATCH} messages`)
  const isInitializing = messages.some((message) => 'method' in message && message.method === 'initialize')
  if (isInitializing && isBatch) return refusal(INVALID_REQUEST, 'initialize must not be part of a batch')
  const version = headerOf(headers, 'mcp-protocol-version')
  if (!isInitializing && version !== undefined && !SUPPORTED_PROTOCOL_VERSIONS.includes(version)) {
    const supported = SUPPORTED_PROTOCOL_VERSIONS.join(', ')
    return refusal(BAD_REQUEST, `Unsupported protocol version ${version} (supported: ${supported})`, messages[0])
  }
  const answers = await exchange(createServer(), messages)
  if (answers.length === 0) return { status: 202 }
  if (asStream) return { status: 200, contentType: 'text/event-stream', body: answers.map(asEvent).join('') }
  return json(200, isBatch ? answers : answers[0])
}

const json = (status: number, value: unknown): McpAnswer => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify(value),
})

function refusal(code: number, message: string, request?: object): McpAnswer {
  const id = request && 'id' in request ? request.id : null
  return json(400, { jsonrpc: '2.0', id, error: { code, message } })
}

const asEvent = (message: object): string => `event: message\ndata: ${JSON.stringify(message)}\n\n`

function headerOf(headers: IncomingHttpHeaders, name: string): string | undefined {
  const value = headers[name]
  return typeof value === 'string' ? value : undefined
}

const mcpHeaders = (headers: IncomingHttpHeaders) => ({
  protocolVersionHeader: headerOf(headers, 'mcp-protocol-version'),
  mcpMethodHeader: headerOf(headers, 'mcp-method'),
  mcpNameHeader: headerOf(headers, 'mcp-name'),
})

/** A request for the SDK, which insists on a content type and on accepting both response types. */
function toWebRequest(given: IncomingHttpHeaders): Request {
  const headers = new Headers({ 'content-type': 'application/json', accept: 'application/json, text/event-stream' })
  for (const name of Object.keys(given)) {
    if (name.startsWith('mcp-')) headers.set(name, headerOf(given, name) ?? '')
  }
  return new Request('http://localhost/api/mcp', { method: 'POST', headers })
}
