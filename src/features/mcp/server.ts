/** An MCP server with the tools of this service, in both generations of the protocol. */
import {
  createMcpHandler,
  fromJsonSchema,
  isLegacyRequest,
  McpServer,
  WebStandardStreamableHTTPServerTransport,
} from '@modelcontextprotocol/server'
import { AppError } from '../../http/errors.ts'
import type { Tool } from './tools.ts'

export interface McpEndpoint {
  answer(request: Request, body: unknown): Promise<Response>
  close(): Promise<void>
}

const INSTRUCTIONS =
  'Brewprint knows the dials of coffee grinders. Use convert_grind_setting to move a setting from one grinder to another, get_grinder_chart for where to set a grinder for a brew method, list_grinders to find a slug. Always pass the range on to the user: a setting is a place to start, not a promise.'

export function createMcpEndpoint(tools: readonly Tool[], version: string): McpEndpoint {
  const schemas = tools.map(({ input, output }) => ({
    inputSchema: fromJsonSchema(plain(input)),
    outputSchema: fromJsonSchema(plain(output)),
  }))

  const createServer = (): McpServer => {
    const server = new McpServer({ name: 'brewprint', title: 'Brewprint', version }, { instructions: INSTRUCTIONS })
    for (const [i, tool] of tools.entries()) {
      const { title, description } = tool
      const annotations = {
        title,
        readOnlyHint: true,
        destructiveHint: false,
        idempotentHint: true,
        openWorldHint: false,
      }
      server.registerTool(tool.name, { title, description, ...schemas[i]!, annotations }, (input) =>
        runTool(tool, input),
      )
    }
    return server
  }

  const modern = createMcpHandler(createServer, { legacy: 'reject' })

  return {
    async answer(request, body) {
      if (!(await isLegacyRequest(request, body))) return modern.fetch(request, { parsedBody: body })
      const server = createServer()
      const transport = new WebStandardStreamableHTTPServerTransport({
        sessionIdGenerator: undefined,
        enableJsonResponse: !wantsOnlyEventStream(request),
      })
      await server.connect(transport)
      return transport.handleRequest(acceptingBoth(request), { parsedBody: body })
    },
    close: () => modern.close(),
  }
}

/** A tool that can't answer says why in its result, so that the assistant can correct itself. */
function runTool(tool: Tool, input: unknown) {
  try {
    const answer = tool.run(input as never)
    return { content: [{ type: 'text' as const, text: JSON.stringify(answer) }], structuredContent: { ...answer } }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { isError: true, content: [{ type: 'text' as const, text: error.message }] }
  }
}

/** The schema as JSON, without what the type builder keeps for itself. */
const plain = (schema: object) => JSON.parse(JSON.stringify(schema))

const wantsOnlyEventStream = (request: Request): boolean =>
  /^\s*text\/event-stream\s*(;[^,]*)?$/i.test(request.headers.get('accept') ?? '')

/** The older transport insists on both kinds, also from clients that ask for none. */
function acceptingBoth(request: Request): Request {
  const headers = new Headers(request.headers)
  headers.set('accept', 'application/json, text/event-stream')
  headers.set('content-type', 'application/json')
  return new Request(request.url, { method: request.method, headers })
}
