import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMcpEndpoint } from '#src/features/service/mcp/endpoint.ts'
import { createRunners } from '#src/features/service/mcp/runners.ts'
import { serverFactory } from '#src/features/service/mcp/server.ts'
import { createTools } from '#src/features/service/mcp/tools.ts'
import { type McpApp, startMcpApp } from './mcp-app.ts'

let mcp: McpApp
beforeAll(async () => {
  mcp = await startMcpApp()
})
afterAll(() => mcp.close())

const LONG = 'x'.repeat(10_000)
const VALUES: [string, string][] = [
  ['null', 'null'],
  ['a truth', 'true'],
  ['a number', '7'],
  ['an infinite number', '1e999'],
  ['an infinite number below zero', '-1e999'],
  ['a list', '["niche-zero"]'],
  ['an object', '{"slug":"niche-zero"}'],
  ['an object that is none', '{"__proto__":{"isAdmin":true}}'],
  ['an empty text', '""'],
  ['a long text', JSON.stringify(LONG)],
  ['a text of marks', JSON.stringify('\u0000\u202e\ud800')],
  ['a key of every object', '"__proto__"'],
  ['another', '"constructor"'],
  ['a template', '"{{7*7}}<%= 7*7 %>"'],
  ['a nest of lists', `${'['.repeat(2000)}${']'.repeat(2000)}`],
]

const call = (name: string, args: string) =>
  mcp.post(
    `{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":${JSON.stringify(name)},"arguments":${args}}}`,
  )

describe.each([
  ['convert_grind_setting', 'from', (value: string) => `{"from":${value},"setting":20,"to":"niche-zero"}`],
  ['convert_grind_setting', 'setting', (value: string) => `{"from":"niche-zero","setting":${value},"to":"niche-zero"}`],
  ['convert_grind_setting', 'to', (value: string) => `{"from":"niche-zero","setting":20,"to":${value}}`],
  ['get_grinder_chart', 'grinder', (value: string) => `{"grinder":${value}}`],
  ['get_grinder_chart', 'method', (value: string) => `{"grinder":"niche-zero","method":${value}}`],
  ['get_grinder_chart', 'roast', (value: string) => `{"grinder":"niche-zero","method":"v60","roast":${value}}`],
  ['list_grinders', 'search', (value: string) => `{"search":${value}}`],
])('MCP tool %s with a hostile %s', (tool, _field, argumentsWith) => {
  it.each(VALUES)('answers without details of the error to %s', async (_, value) => {
    const { status, body, text } = await call(tool, argumentsWith(value))
    expect(status).toBe(200)
    expect(body).toMatchObject({ jsonrpc: '2.0', id: 1, result: { content: [{ type: 'text' }] } })
    expect(text).not.toMatch(/\bat .+\.(ts|js|mjs):\d|node_modules|TypeError|ENOENT/)
    if (body.result.isError) expect(body.result.content[0].text.length).toBeLessThan(2000)
    else expect(body.result.structuredContent).toBeDefined()
  })
})

describe('POST /api/mcp with hostile input', () => {
  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', '', LONG])(
    'has no tool named %.20s',
    async (name) => {
      const { status, body } = await call(name, '{}')
      expect(status).toBe(200)
      expect(body.error.code).toBe(-32602)
    },
  )

  it.each([
    ['in the message', '{"__proto__":{"polluted":1},"jsonrpc":"2.0","id":1,"method":"ping"}'],
    ['in the parameters', '{"jsonrpc":"2.0","id":1,"method":"ping","params":{"__proto__":{"polluted":1}}}'],
    [
      'in the arguments',
      '{"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"list_grinders","arguments":{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}}}',
    ],
  ])('ignores a key %s that could pollute prototypes', async (_, text) => {
    const { status } = await mcp.post(text)
    expect(status).toBeLessThan(500)
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })

  it('ignores unknown arguments', async () => {
    const { body } = await call('list_grinders', '{"search":"ode","limit":1,"__proto__":{"search":"encore"}}')
    expect(body.result.structuredContent.count).toBe(2)
  })

  it('answers 400 to bytes that are not UTF-8', async () => {
    const { status, body } = await mcp.post(new Uint8Array([0xff, 0xfe, 0x7b, 0x7d]))
    expect(status).toBe(400)
    expect(body.error.code).toBe(-32700)
  })

  it.each([
    ['mcp-protocol-version', LONG.slice(0, 4000)],
    ['mcp-method', '=?utf-8?b?eA==?='],
    ['mcp-session-id', "' or 1=1"],
    ['accept', ';;;,,,'],
    ['accept', ' '],
  ])('answers below 500 to a malformed %s header', async (name, value) => {
    const { status } = await mcp.rpc('ping', undefined, { [name]: value })
    expect(status).toBeLessThan(500)
  })

  it('hides an internal error from the client and logs it', async () => {
    const { catalog } = mcp.test.app
    const finder = {
      require: () => {
        throw new TypeError('secret: cannot read properties of /srv/app')
      },
      search: () => [],
    }
    const noted: object[] = []
    const log = { debug: () => {}, error: (entry: object) => noted.push(entry) } as never
    const tools = createTools({ catalog, finder: finder as never, baseUrl: () => '' })
    const endpoint = createMcpEndpoint(serverFactory(tools, createRunners(tools, log), '1'), log)
    const params = { name: 'get_grinder_chart', arguments: { grinder: 'niche-zero' } }
    const { body } = await endpoint.answer({}, { jsonrpc: '2.0', id: 1, method: 'tools/call', params })
    expect(JSON.parse(body!).result).toEqual({
      isError: true,
      content: [{ type: 'text', text: 'Something went wrong on our side. Try again in a moment.' }],
    })
    expect(noted).toMatchObject([{ err: { message: expect.stringContaining('secret') }, tool: 'get_grinder_chart' }])
    await endpoint.close()
  })
})
