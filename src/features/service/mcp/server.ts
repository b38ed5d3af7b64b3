/** Creates an MCP server with this service's tools for each exchange, from parts that are built once. */
import { ProtocolError, ProtocolErrorCode, Server } from '@modelcontextprotocol/server'
import { identityOf, plain, type Runners } from './runners.ts'
import type { Tool } from './tools.ts'

const INSTRUCTIONS =
  'Brewprint knows the dials of coffee grinders. Use convert_grind_setting to move a setting from one grinder to another, get_grinder_chart for where to set a grinder for a brew method, list_grinders to find a slug. Always pass the range on to the user: a setting is a place to start, not a promise.'

/** Clients may cache the tools, which change only with a release. */
const KEPT = { ttlMs: 3_600_000, cacheScope: 'public' } as const

const OPTIONS = {
  instructions: INSTRUCTIONS,
  capabilities: { tools: { listChanged: false } },
  cacheHints: { 'tools/list': KEPT, 'server/discover': KEPT },
}

export function serverFactory(tools: readonly Tool[], runners: Runners, version: string): () => Server {
  const info = identityOf(version)
  const listed = { tools: tools.map(describe) }

  return () => {
    const server = new Server(info, OPTIONS)
    server.setRequestHandler('tools/list', () => listed)
    server.setRequestHandler('tools/call', ({ params }) => {
      const run = runners.get(params.name)
      if (run) return run(params.arguments ?? {})
      const names = [...runners.keys()].join(', ')
      throw new ProtocolError(ProtocolErrorCode.InvalidParams, `There is no tool of that name, only ${names}`)
    })
    // Tools respond at once, so a cancellation is always too late; obeying it would leave its request unanswered.
    server.setNotificationHandler('notifications/cancelled', () => {})
    return server
  }
}

function describe({ name, title, description, input, output }: Tool) {
  const annotations = { title, readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false }
  return { name, title, description, inputSchema: plain(input), outputSchema: plain(output), annotations }
}
