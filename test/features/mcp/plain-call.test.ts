import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type McpApp, startMcpApp } from './mcp-app.ts'

const META = 'io.modelcontextprotocol/'
const MODERN = {
  accept: 'application/json, text/event-stream',
  'content-type': 'application/json',
  'mcp-protocol-version': '2026-07-28',
  'mcp-method': 'tools/call',
}
const envelope = (capabilities: object = {}) => ({
  [`${META}protocolVersion`]: '2026-07-28',
  [`${META}clientInfo`]: { name: 'test', version: '1.0.0' },
  [`${META}clientCapabilities`]: capabilities,
})

const CALLS: [name: string, args: object | undefined][] = [
  ['convert_grind_setting', { from: 'comandante-c40-mk4', setting: 24, to: 'baratza-encore' }],
  ['convert_grind_setting', { from: 'comandante-c40-mk4', setting: '24 clicks', to: 'niche-zero' }],
  ['convert_grind_setting', { from: 'nobody makes this', setting: 24, to: 'baratza-encore' }],
  ['convert_grind_setting', { from: 'comandante-c40-mk4' }],
  ['convert_grind_setting', {}],
  ['convert_grind_setting', undefined],
  ['get_grinder_chart', { grinder: 'niche-zero', method: 'v60', roast: 'light' }],
  ['get_grinder_chart', { grinder: 'niche-zero', method: null }],
  ['list_grinders', { search: 'barataza' }],
  ['list_grinders', undefined],
]

describe('a plain call', () => {
  let mcp: McpApp
  beforeAll(async () => {
    mcp = await startMcpApp()
  })
  afterAll(() => mcp.close())

  const post = (message: object, headers: Record<string, string>) => mcp.post(JSON.stringify(message), headers)

  describe.each(CALLS)('of %s with %j', (name, args) => {
    it.each(['one', 7, 0, -3])('in the new protocol, with id %j, is answered as the SDK answers it', async (id) => {
      const headers = { ...MODERN, 'mcp-name': name }
      const message = { jsonrpc: '2.0', id, method: 'tools/call', params: { name, arguments: args, _meta: envelope() } }
      // A capability that changes nothing is enough to go the other way.
      const unusual = { ...message.params, _meta: envelope({ roots: { listChanged: true } }) }
      const plain = await post(message, headers)
      const full = await post({ ...message, params: unusual }, headers)
      expect(plain.status).toBe(200)
      expect(plain.text).toBe(full.text)
      expect(plain.headers.get('content-type')).toBe(full.headers.get('content-type'))
      expect(plain.headers.get('cache-control')).toBe('no-store')
    })

    it.each([undefined, '2025-11-25', '2025-06-18', '2025-03-26'])(
      'in the protocol of %s is answered as the SDK answers it',
      async (version) => {
        const headers = { 'content-type': 'application/json', ...(version && { 'mcp-protocol-version': version }) }
        const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } }
        const plain = await post(message, headers)
        const full = await post({ ...message, params: { ...message.params, _meta: {} } }, headers)
        expect(plain.status).toBe(200)
        expect(plain.text).toBe(full.text)
        expect(plain.headers.get('content-type')).toBe(full.headers.get('content-type'))
      },
    )
  })

  const call = { name: 'list_grinders', arguments: { search: 'niche' } }
  const message = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { ...call, _meta: envelope() } }

  it.each([
    ['a header names another tool', { 'mcp-name': 'get_grinder_chart' }],
    ['a header names another method', { 'mcp-method': 'tools/list', 'mcp-name': 'list_grinders' }],
    ['a header is missing', {}],
    ['a header names an earlier revision', { 'mcp-name': 'list_grinders', 'mcp-protocol-version': '2025-11-25' }],
  ])('is refused where %s', async (_, headers) => {
    const { status, body } = await post(message, { ...MODERN, ...headers })
    expect(status).toBe(400)
    expect(body.error.code).toEqual(expect.any(Number))
  })

  it.each([
    ['its envelope is not whole', { ...call, _meta: { [`${META}protocolVersion`]: '2026-07-28' } }],
    ['its capabilities are none', { ...call, _meta: { ...envelope(), [`${META}clientCapabilities`]: 'all' } }],
    ['its client has no name', { ...call, _meta: { ...envelope(), [`${META}clientInfo`]: { version: '1' } } }],
    ['its arguments are a list', { ...call, arguments: [1], _meta: envelope() }],
    ['its tool is no text', { ...call, name: 7, _meta: envelope() }],
  ])('is refused where %s', async (_, params) => {
    const { body } = await post({ ...message, params }, { ...MODERN, 'mcp-name': 'list_grinders' })
    expect(body.error.code).toEqual(expect.any(Number))
  })

  it('is a stream for whoever takes nothing else', async () => {
    const headers = { ...MODERN, 'mcp-name': 'list_grinders', accept: 'text/event-stream' }
    const { headers: answered, text } = await post(message, headers)
    expect(answered.get('content-type')).toContain('text/event-stream')
    expect(text).toContain('niche-zero')
  })
})
