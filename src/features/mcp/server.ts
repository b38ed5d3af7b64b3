/** An MCP server with the tools of this service; made anew for each exchange, around parts that are made once. */
import { type CallToolResult, ProtocolError, ProtocolErrorCode, Server } from '@modelcontextprotocol/server'
import { Ajv } from 'ajv'
import type { FastifyBaseLogger, FastifySchemaValidationError } from 'fastify'
import { badRequest, toAppError } from '../../http/errors.ts'
import { sentenceFor } from '../../http/validation.ts'
import type { Tool } from './tools.ts'

const INSTRUCTIONS =
  'Brewprint knows the dials of coffee grinders. Use convert_grind_setting to move a setting from one grinder to another, get_grinder_chart for where to set a grinder for a brew method, list_grinders to find a slug. Always pass the range on to the user: a setting is a place to start, not a promise.'

/** The tools change with a release at most. */
const KEPT = { ttlMs: 3_600_000, cacheScope: 'public' } as const

const OPTIONS = {
  instructions: INSTRUCTIONS,
  capabilities: { tools: { listChanged: false } },
  cacheHints: { 'tools/list': KEPT, 'server/discover': KEPT },
}

export function serverFactory(tools: readonly Tool[], version: string, log: FastifyBaseLogger): () => Server {
  const info = { name: 'brewprint', title: 'Brewprint', version }
  const listed = { tools: tools.map(describe) }
  const runners = new Map(tools.map((tool) => [tool.name, runnerOf(tool, log)]))

  return () => {
    const server = new Server(info, OPTIONS)
    server.setRequestHandler('tools/list', () => listed)
    server.setRequestHandler('tools/call', ({ params }) => {
      const run = runners.get(params.name)
      if (run) return run(params.arguments ?? {})
      const names = [...runners.keys()].join(', ')
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no tool of that name, only ${names}`)
    })
    // Tools answer at once, so a cancellation is always too late; heeded, it would leave its request without an answer.
    server.setNotificationHandler('notifications/cancelled', () => {})
    return server
  }
}

function describe({ name, title, description, input, output }: Tool) {
  const annotations = { title, readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false }
  return { name, title, description, inputSchema: plain(input), outputSchema: plain(output), annotations }
}

type Arguments = Record<string, unknown>

/** A tool that can't answer says why in its result, so that the assistant can correct itself. */
function runnerOf(tool: Tool, log: FastifyBaseLogger): (given: Arguments) => CallToolResult {
  const check = argumentCheck(tool)
  return (given) => {
    try {
      const answer = tool.run(check(given) as never)
      return { content: [{ type: 'text', text: JSON.stringify(answer) }], structuredContent: { ...answer } }
    } catch (thrown) {
      const { statusCode, message } = toAppError(thrown as Error)
      if (statusCode >= 500) log.error({ err: thrown, tool: tool.name }, message)
      return { isError: true, content: [{ type: 'text', text: message }] }
    }
  }
}

/** Gives the arguments back without nulls, which some assistants send for what they leave out; refuses wrong ones. */
function argumentCheck({ input }: Tool): (given: Arguments) => Arguments {
  const isValid = new Ajv({ strict: false }).compile(plain(input))
  return (given) => {
    const present = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null))
    if (isValid(present)) return present
    const { message, field } = sentenceFor(isValid.errors![0] as FastifySchemaValidationError, 'arguments')
    throw badRequest(message, field)
  }
}

/** The schema as JSON, without what the type builder keeps for itself. */
const plain = (schema: object) => JSON.parse(JSON.stringify(schema))
