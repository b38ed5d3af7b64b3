/** The MCP endpoint: read-only grinder tools for assistants, without a key. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { GrinderFinder } from '../grinders/find.ts'
import { VERSION } from '../health/routes.ts'
import { createMcpEndpoint } from './server.ts'
import { createTools } from './tools.ts'

export const mcpRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { catalog, config } = app
  const tools = createTools({ catalog, finder: new GrinderFinder(catalog), baseUrl: () => config.baseUrl })
  const endpoint = createMcpEndpoint(tools, VERSION)
  app.addHook('onClose', () => endpoint.close())

  // Whatever it is called, a body here is JSON-RPC, and a broken one is answered in its terms.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, text, done) => done(null, text))

  app.post(
    '/api/mcp',
    {
      config: { access: 'public', cors: 'open' },
      schema: {
        operationId: 'callMcp',
        description:
          'Model Context Protocol over Streamable HTTP: JSON-RPC 2.0, the 2026-07-28 revision and the 2025 ones. Tools: convert_grind_setting, get_grinder_chart, list_grinders.',
        tags: ['Grinder data'],
        response: { '2xx': JsonRpc, '4xx': JsonRpc },
      },
    },
    async (request, reply) => {
      const text = typeof request.body === 'string' ? request.body : ''
      const message = parse(text)
      reply.header('cache-control', 'no-store')
      if (message === undefined) return reply.code(400).send(PARSE_ERROR)
      const response = await endpoint.answer(toWebRequest(request.headers, `${config.baseUrl}/api/mcp`), message)
      reply.code(response.status)
      for (const [name, value] of response.headers) reply.header(name, value)
      return reply.send(response.body ? Buffer.from(await response.arrayBuffer()) : '')
    },
  )
}

const JsonRpc = Type.Any({ description: 'A JSON-RPC response' })

const PARSE_ERROR = {
  jsonrpc: '2.0',
  id: null,
  error: { code: -32700, message: 'Parse error: the body is not valid JSON' },
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function toWebRequest(headers: Record<string, string | string[] | undefined>, url: string): Request {
  const copied = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    if (typeof value === 'string') copied.set(name, value)
  }
  copied.set('content-type', 'application/json')
  return new Request(url, { method: 'POST', headers: copied })
}
