import type { Tool } from '@modelcontextprotocol/client'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type McpApp, startMcpApp } from './mcp-app.ts'

let mcp: McpApp
beforeAll(async () => {
  mcp = await startMcpApp()
})
afterAll(() => mcp.close())

describe('MCP tools/list', () => {
  let tools: Tool[]
  beforeAll(async () => {
    tools = (await mcp.rpc('tools/list')).body.result.tools
  })
  const toolNamed = (name: string) => tools.find((tool) => tool.name === name)!

  it('returns three tools with valid input and output schemas', () => {
    const summary = tools.map(({ name, inputSchema }) => ({
      name,
      takes: Object.keys(inputSchema.properties!),
      needs: inputSchema.required ?? [],
    }))
    expect(summary).toEqual([
      { name: 'convert_grind_setting', takes: ['from', 'setting', 'to'], needs: ['from', 'setting', 'to'] },
      { name: 'get_grinder_chart', takes: ['grinder', 'method', 'roast'], needs: ['grinder'] },
      { name: 'list_grinders', takes: ['search'], needs: [] },
    ])
    const ajv = new Ajv2020({ strict: false })
    for (const { inputSchema, outputSchema } of tools) {
      expect(inputSchema.type).toBe('object')
      expect(outputSchema).toMatchObject({ type: 'object', required: expect.any(Array) })
      expect(ajv.validateSchema(inputSchema)).toBe(true)
      expect(ajv.validateSchema(outputSchema!)).toBe(true)
    }
  })

  it('annotates the tools as read-only', () => {
    for (const { annotations, title } of tools) {
      expect(annotations).toEqual({
        title,
        readOnlyHint: true,
        destructiveHint: false,
        idempotentHint: true,
        openWorldHint: false,
      })
      expect(title).toMatch(/^[A-Z]/)
    }
  })

  it('describes what a slug looks like and where to find one', () => {
    for (const name of ['convert_grind_setting', 'get_grinder_chart']) {
      const { description } = toolNamed(name)
      expect(description).toContain('comandante-c40-mk4')
      expect(description).toContain('list_grinders finds the slug')
    }
    expect(toolNamed('list_grinders').description).toContain('slug')
    for (const slug of ['comandante-c40-mk4', 'baratza-encore', 'fellow-ode-gen-2']) {
      expect(toolNamed('convert_grind_setting').description).toContain(slug)
      expect(mcp.test.app.catalog.grinders.some((grinder) => grinder.slug === slug)).toBe(true)
    }
  })

  it('describes every argument', () => {
    for (const { inputSchema } of tools) {
      for (const property of Object.values(inputSchema.properties!)) {
        expect(property).toMatchObject({ description: expect.stringMatching(/\w{3}/) })
      }
    }
  })

  it('names only methods and roasts that get_grinder_chart accepts', async () => {
    const { properties } = toolNamed('get_grinder_chart').inputSchema as unknown as {
      properties: Record<string, { description: string }>
    }
    const methods = properties.method!.description.split('such as ')[1]!.split(', ')
    const roasts = properties.roast!.description.split(': ')[1]!.split(', ')
    expect(methods).toHaveLength(3)
    expect(roasts).toHaveLength(5)
    for (const method of methods) {
      for (const roast of roasts) {
        const { body } = await mcp.call('get_grinder_chart', { grinder: 'niche-zero', method, roast })
        expect(body.result.structuredContent.selected).toMatchObject({ key: method, roast })
      }
    }
  })
})
