/** Route of the MCP endpoint: read-only grinder tools for assistants, without a key. */
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { requireUncompressed } from '../../../http/json-body.ts'
import { ownSlugsIn } from '../../equipment/catalog/own-slug.ts'
import { loadBySlug } from '../../equipment/catalog/unknown-grinders.ts'
import { VERSION } from '../health/version.ts'
import { createMcpEndpoint } from './endpoint.ts'
import { parseMessage } from './message.ts'
import { createRunners } from './runners.ts'
import { serverFactory } from './server.ts'
import { createTools } from './tools.ts'

/** The maximum number of member-described grinders that are loaded for one request. */
const MAX_LOADED_GRINDERS = 10

const JsonRpc = Type.Any({ description: 'A JSON-RPC response' })

export const mcpRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { catalog, config } = app
  const tools = createTools({ catalog, finder: app.grinderFinder, baseUrl: () => config.baseUrl })
  const endpoint = createMcpEndpoint(serverFactory(tools, createRunners(tools, app.log), VERSION), app.log)
  app.addHook('onClose', () => endpoint.close())

  // Reads a body of any content type as JSON-RPC, so that an invalid one gets a JSON-RPC error.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, text, done) => done(null, text))

  app.post(
    '/api/mcp',
    {
      config: { access: 'public', cors: 'open', readsOnly: true },
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
      if (text) requireUncompressed(request.headers['content-encoding'])
      await loadBySlug(app, ownSlugsIn(text).slice(0, MAX_LOADED_GRINDERS))
      reply.header('cache-control', 'no-store')
      const { status, contentType, body } = await endpoint.answer(request.headers, parseMessage(text))
      reply.code(status)
      if (contentType === undefined || body === undefined) return reply.send()
      return reply.header('content-type', contentType).send(Buffer.from(body))
    },
  )
}
