import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type McpApp, startMcpApp } from './mcp-app.ts'

let mcp: McpApp
beforeAll(async () => {
  mcp = await startMcpApp()
})
afterAll(() => mcp.close())

const CALL = { name: 'list_grinders', arguments: { search: 'ode' } }

/** Sends a request of the newer generation with all required headers and metadata. */
const modern = (method: string, params: object, headers: Record<string, string> = {}) => {
  const _meta = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
  }
  return mcp.rpc(
    method,
    { ...params, _meta },
    {
      'mcp-protocol-version': '2026-07-28',
      'mcp-method': method,
      ...('name' in params && { 'mcp-name': String(params.name) }),
      ...headers,
    },
  )
}

const generations = [
  ['2025-era', (headers?: Record<string, string>) => mcp.rpc('tools/call', CALL, headers)],
  ['2026-07-28', (headers?: Record<string, string>) => modern('tools/call', CALL, headers)],
] as const

describe.each(generations)('response of POST /api/mcp to a %s request', (_, call) => {
  it.each([
    [undefined],
    ['*/*'],
    ['application/json'],
    ['application/json, text/event-stream'],
    ['text/event-stream, application/json'],
    ['text/event-stream, */*;q=0.1'],
    ['text/html'],
  ])('is JSON for a client that accepts %s', async (accept) => {
    const { status, headers, body } = await call(accept === undefined ? {} : { accept })
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('application/json')
    expect(body.result.structuredContent.count).toBe(2)
  })

  it.each(['text/event-stream', ' Text/Event-Stream ; q=1'])(
    'is an event stream for a client that accepts only %s',
    async (accept) => {
      const { status, headers, text } = await call({ accept })
      expect(status).toBe(200)
      expect(headers.get('content-type')).toBe('text/event-stream')
      const data = /^event: message\ndata: (.+)\n\n$/.exec(text)![1]!
      expect(JSON.parse(data)).toMatchObject({ id: 1, result: { structuredContent: { count: 2 } } })
    },
  )

  it('has CORS headers for every page, and is not cached', async () => {
    const { headers } = await call({ origin: 'https://chat.example' })
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('set-cookie')).toBeNull()
  })
})

describe('POST /api/mcp with revision 2026-07-28', () => {
  it('answers 400 if headers and body disagree', async () => {
    const { status, body } = await modern('tools/call', CALL, { 'mcp-name': 'get_grinder_chart' })
    expect(status).toBe(400)
    expect(body.error.code).toBe(-32020)
  })

  it('answers 404 to an unknown method', async () => {
    const { status, body } = await modern('nonsense', {})
    expect(status).toBe(404)
    expect(body).toMatchObject({ id: 1, error: { code: -32601 } })
  })

  it('answers 400 without the _meta envelope', async () => {
    const { status, body } = await mcp.rpc('tools/list', {}, { 'mcp-protocol-version': '2026-07-28' })
    expect(status).toBe(400)
    expect(body.error.code).toBe(-32602)
  })

  it('ends subscriptions/listen at once, since the tools never change', async () => {
    const { status, headers, text } = await modern('subscriptions/listen', {
      notifications: { toolsListChanged: true },
    })
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('text/event-stream')
    expect(text).toContain('notifications/subscriptions/acknowledged')
    expect(text).toContain('"resultType":"complete"')
  })
})

describe('/api/mcp', () => {
  it.each(['GET', 'DELETE', 'PUT', 'PATCH', 'HEAD'])('answers 405 to %s', async (method) => {
    const response = await fetch(mcp.url, { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('POST, OPTIONS')
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    if (method !== 'HEAD') expect(await response.json()).toMatchObject({ code: 'method_not_allowed' })
  })

  it('allows the headers of the protocol in a preflight', async () => {
    const wanted = 'content-type,mcp-protocol-version,mcp-method,mcp-name,mcp-session-id,last-event-id'
    const response = await fetch(mcp.url, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://chat.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': wanted,
      },
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('access-control-allow-methods')).toContain('POST')
    expect(response.headers.get('access-control-allow-headers')).toBe(wanted)
  })

  it('answers 413 to a body larger than 256 KB', async () => {
    const { status, headers, body } = await mcp.post(' '.repeat(256 * 1024 + 1))
    expect(status).toBe(413)
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(body).toMatchObject({ error: expect.any(String), code: 'body_too_large' })
  })

  it('accepts a body just below 256 KB', async () => {
    const padding = ' '.repeat(256 * 1024 - 200)
    const { status, body } = await mcp.post(`${padding}{"jsonrpc":"2.0","id":1,"method":"ping"}`)
    expect(status).toBe(200)
    expect(body.result).toEqual({})
  })
})
