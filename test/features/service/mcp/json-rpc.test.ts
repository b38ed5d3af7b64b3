import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type McpApp, startMcpApp } from './mcp-app.ts'

let mcp: McpApp
beforeAll(async () => {
  mcp = await startMcpApp()
})
afterAll(() => mcp.close())

const request = (id: unknown, method: string, params?: unknown) => ({ jsonrpc: '2.0', id, method, params })
const notification = (method: string, params?: unknown) => ({ jsonrpc: '2.0', method, params })
const post = (body: unknown, headers?: Record<string, string>) => mcp.post(JSON.stringify(body), headers)

describe('POST /api/mcp without MCP headers, Accept and content type', () => {
  it('answers a request', async () => {
    const { status, headers, body } = await post(request(7, 'tools/call', { name: 'list_grinders', arguments: {} }))
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('application/json')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('mcp-session-id')).toBeNull()
    expect(body).toEqual({ jsonrpc: '2.0', id: 7, result: expect.any(Object) })
    expect(body.result.structuredContent.count).toBe(234)
  })

  it.each([
    ['text/plain'],
    ['application/x-www-form-urlencoded'],
    ['application/json; charset=utf-8'],
    ['application/octet-stream'],
  ])('accepts any content type: %s', async (contentType) => {
    const { status, body } = await post(request(1, 'ping'), { 'content-type': contentType })
    expect(status).toBe(200)
    expect(body).toEqual({ jsonrpc: '2.0', id: 1, result: {} })
  })

  it.each([['a text'], [0], [-5], [2 ** 31]])('returns the id of the request: %j', async (id) => {
    expect((await post(request(id, 'ping'))).body).toEqual({ jsonrpc: '2.0', id, result: {} })
  })

  it.each([['2024-11-05'], ['2025-03-26'], ['2025-06-18'], ['2025-11-25']])('initializes with %s', async (version) => {
    const clientInfo = { name: 'test', version: '1' }
    const params = { protocolVersion: version, capabilities: {}, clientInfo }
    const { body } = await post(request(1, 'initialize', params))
    expect(body.result).toMatchObject({
      protocolVersion: version,
      capabilities: { tools: { listChanged: false } },
      serverInfo: { name: 'brewprint', version: '1.0.0' },
      instructions: expect.any(String),
    })
    const { status } = await post(request(2, 'tools/list'), { 'mcp-protocol-version': version })
    expect(status).toBe(200)
  })

  it('offers the newest revision of its generation for an unknown one', async () => {
    const params = { protocolVersion: '1999-01-01', capabilities: {}, clientInfo: { name: 'test', version: '1' } }
    expect((await post(request(1, 'initialize', params))).body.result.protocolVersion).toBe('2025-11-25')
  })
})

describe('notifications to POST /api/mcp', () => {
  it.each([
    ['one', notification('notifications/initialized')],
    ['an unknown one', notification('notifications/whatever', { a: 1 })],
    ['a batch of them', [notification('notifications/initialized'), notification('notifications/initialized')]],
    ['an answer to nothing', { jsonrpc: '2.0', id: 1, result: {} }],
  ])('are answered with 202 and an empty body: %s', async (_, body) => {
    const answer = await post(body)
    expect(answer.status).toBe(202)
    expect(answer.text).toBe('')
    expect(answer.headers.get('content-type')).toBeNull()
  })
})

describe('a batch to POST /api/mcp', () => {
  it('gets a response for each request and none for notifications', async () => {
    const { status, headers, body } = await post([
      request('a', 'ping'),
      notification('notifications/initialized'),
      request('b', 'tools/call', { name: 'list_grinders', arguments: { search: 'ode' } }),
      request('c', 'nonsense'),
    ])
    expect(status).toBe(200)
    expect(headers.get('content-type')).toBe('application/json')
    const byId = new Map(body.map((answer: { id: string }) => [answer.id, answer]))
    expect([...byId.keys()].sort()).toEqual(['a', 'b', 'c'])
    expect(byId.get('a')).toMatchObject({ result: {} })
    expect(byId.get('b')).toMatchObject({ result: { structuredContent: { count: 2 } } })
    expect(byId.get('c')).toMatchObject({ error: { code: -32601 } })
  })

  it('of one request gets a list of one response', async () => {
    expect((await post([request(1, 'ping')])).body).toEqual([{ jsonrpc: '2.0', id: 1, result: {} }])
  })

  it('gets a response for a request that the same batch cancels', async () => {
    const { status, body } = await post([
      request(1, 'tools/call', { name: 'list_grinders', arguments: {} }),
      notification('notifications/cancelled', { requestId: 1 }),
    ])
    expect(status).toBe(200)
    expect(body).toMatchObject([{ id: 1, result: { structuredContent: { count: 234 } } }])
  })

  it('gets a response for each of two requests with the same id', async () => {
    const { body } = await post([request(1, 'ping'), request(1, 'nonsense')])
    expect(body).toHaveLength(2)
    expect(body.every(({ id }: { id: number }) => id === 1)).toBe(true)
  })

  it.each([
    ['an empty one', []],
    ['one with something else in it', [request(1, 'ping'), 1]],
    ['one of a hundred and one', Array.from({ length: 101 }, (_, i) => request(i, 'ping'))],
    ['one that begins a session', [request(1, 'initialize', { protocolVersion: '2025-03-26' }), request(2, 'ping')]],
  ])('is rejected as a whole with 400: %s', async (_, body) => {
    const answer = await post(body)
    expect(answer.status).toBe(400)
    expect(answer.body).toEqual({ jsonrpc: '2.0', id: null, error: { code: -32600, message: expect.any(String) } })
  })

  it('may have a hundred requests', async () => {
    const { body } = await post(Array.from({ length: 100 }, (_, i) => request(i, 'ping')))
    expect(body).toHaveLength(100)
  })
})

describe('JSON-RPC errors of POST /api/mcp', () => {
  it.each([
    ['{', -32700],
    ['', -32700],
    ['{"jsonrpc":"2.0","id":1,"method":"ping"', -32700],
    ["{'jsonrpc':'2.0'}", -32700],
    ['{}', -32600],
    ['1', -32600],
    ['null', -32600],
    ['"ping"', -32600],
    ['{"id":1,"method":"ping"}', -32600],
    ['{"jsonrpc":"1.0","id":1,"method":"ping"}', -32600],
    ['{"jsonrpc":"2.0","id":1}', -32600],
    ['{"jsonrpc":"2.0","id":1,"method":7}', -32600],
    ['{"jsonrpc":"2.0","id":{},"method":"ping"}', -32600],
    ['{"jsonrpc":"2.0","id":1,"method":"ping","params":"x"}', -32600],
  ])('%s gets %d, with status 400', async (text, code) => {
    const { status, headers, body } = await mcp.post(text)
    expect(status).toBe(400)
    expect(headers.get('content-type')).toMatch(/^application\/json/)
    expect(body).toMatchObject({ jsonrpc: '2.0', error: { code, message: expect.any(String) } })
    expect(body).toHaveProperty('id')
  })

  it.each(['nonsense', 'resources/list', 'prompts/list', 'logging/setLevel', 'completion/complete', 'constructor'])(
    'the unknown method %s gets -32601',
    async (method) => {
      const { status, body } = await mcp.rpc(method, {})
      expect(status).toBe(200)
      expect(body).toEqual({ jsonrpc: '2.0', id: 1, error: { code: -32601, message: 'Method not found' } })
    },
  )

  it.each([
    ['no parameters', undefined],
    ['no name', { arguments: {} }],
    ['a name that is none', { name: 7 }],
    ['arguments that are a number', { name: 'list_grinders', arguments: 7 }],
    ['arguments that are a list', { name: 'list_grinders', arguments: ['ode'] }],
    ['an unknown tool', { name: 'brew_coffee', arguments: {} }],
  ])('a call with %s gets -32602', async (_, params) => {
    const { status, body } = await mcp.rpc('tools/call', params)
    expect(status).toBe(200)
    expect(body).toMatchObject({ jsonrpc: '2.0', id: 1, error: { code: -32602, message: expect.any(String) } })
  })

  it('an unknown revision gets status 400', async () => {
    const { status, body } = await mcp.rpc('ping', undefined, { 'mcp-protocol-version': '1999-01-01' })
    expect(status).toBe(400)
    expect(body).toMatchObject({ id: 1, error: { code: -32000, message: expect.stringContaining('2025-11-25') } })
  })
})
