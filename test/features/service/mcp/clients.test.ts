import type { Client } from '@modelcontextprotocol/client'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { GENERATIONS, type McpApp, startMcpApp } from './mcp-app.ts'

const QUESTIONS = [
  ['convert_grind_setting', { from: 'comandante-c40-mk4', setting: 24, to: 'baratza-encore' }],
  ['convert_grind_setting', { from: 'jx pro', setting: '2.4.1', to: 'Fellow Ode Gen 2' }],
  ['convert_grind_setting', { from: 'baratza-encore', setting: 40, to: 'fellow-ode-gen-2' }],
  ['get_grinder_chart', { grinder: 'niche-zero' }],
  ['get_grinder_chart', { grinder: 'niche-zero', method: 'v60' }],
  ['get_grinder_chart', { grinder: 'fellow-ode-gen-2', method: 'Turkish', roast: 'dark' }],
  ['list_grinders', {}],
  ['list_grinders', { search: 'barataza' }],
  ['list_grinders', { search: 'nothing of the kind' }],
] as const

let mcp: McpApp
beforeAll(async () => {
  mcp = await startMcpApp()
})
afterAll(() => mcp.close())

describe.each(GENERATIONS)('official MCP client pinned to %s', (version, mode) => {
  let client: Client
  beforeAll(async () => {
    client = await mcp.connect(mode)
  })

  it('negotiates the revision and gets the server information', () => {
    expect(client.getNegotiatedProtocolVersion()).toBe(version)
    expect(client.getServerVersion()).toMatchObject({ name: 'brewprint', title: 'Brewprint', version: '1.0.0' })
    expect(client.getServerCapabilities()).toEqual({ tools: { listChanged: false } })
    expect(client.getInstructions()).toContain('convert_grind_setting')
  })

  it('lists exactly the three tools', async () => {
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual(['convert_grind_setting', 'get_grinder_chart', 'list_grinders'])
  })

  it.each(QUESTIONS)('gets from %s %j the same text and data, which match the output schema', async (name, args) => {
    const { tools } = await client.listTools()
    const isPromised = new Ajv2020({ strict: false }).compile(tools.find((tool) => tool.name === name)!.outputSchema!)
    const { content, structuredContent, isError } = await client.callTool({ name, arguments: { ...args } })
    expect(isError ?? false).toBe(false)
    expect(content).toEqual([{ type: 'text', text: JSON.stringify(structuredContent) }])
    expect(isPromised(structuredContent), JSON.stringify(isPromised.errors)).toBe(true)
  })

  it('gets a tool error with a sentence for an ambiguous grinder', async () => {
    const { content, isError, structuredContent } = await client.callTool({
      name: 'get_grinder_chart',
      arguments: { grinder: 'ode' },
    })
    expect(isError).toBe(true)
    expect(structuredContent).toBeUndefined()
    expect(content).toEqual([{ type: 'text', text: expect.stringContaining('fellow-ode-gen-1') }])
  })

  it('gets a protocol error for an unknown tool', async () => {
    await expect(client.callTool({ name: 'brew_coffee', arguments: {} })).rejects.toMatchObject({
      code: -32602,
      message: expect.stringContaining('list_grinders'),
    })
  })

  it('can send many requests concurrently', async () => {
    const settings = Array.from({ length: 40 }, (_, i) => i)
    const answers = await Promise.all(
      settings.map((setting) =>
        client.callTool({
          name: 'convert_grind_setting',
          arguments: { from: 'baratza-encore', setting, to: 'baratza-encore' },
        }),
      ),
    )
    expect(answers.map(({ structuredContent }) => (structuredContent as { setting: number }).setting)).toEqual(settings)
  })
})

it('MCP clients of both generations get the same tools and results', async () => {
  const [modern, earlier] = await Promise.all(GENERATIONS.map(([, mode]) => mcp.connect(mode)))
  expect((await modern!.listTools()).tools).toEqual((await earlier!.listTools()).tools)
  for (const [name, args] of QUESTIONS) {
    const question = { name, arguments: { ...args } }
    const { structuredContent } = await modern!.callTool(question)
    expect(structuredContent).toEqual((await earlier!.callTool(question)).structuredContent)
  }
})

it('an MCP client that supports both generations gets the newer one', async () => {
  const client = await mcp.connect('auto')
  expect(client.getNegotiatedProtocolVersion()).toBe('2026-07-28')
})

it('an MCP client of the newer generation may cache the list of tools for an hour', async () => {
  const client = await mcp.connect({ pin: '2026-07-28' })
  expect(await client.listTools()).toMatchObject({ ttlMs: 3_600_000, cacheScope: 'public' })
})
