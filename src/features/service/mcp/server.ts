/** An MCP server with the tools of this service; made anew for each exchange, around parts that are made once. */
import { ProtocolError, ProtocolErrorCode, Server } from '@modelcontextprotocol/server'
import { identityOf, plain, type Runners } from './runners.ts'
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
    // Tools answer at once, so a cancellation is always too late; heeded, it would leave its request without an answer.
    server.setNotificationHandler('notifications/cancelled', () => {})
    return server
  }
}

function describe({ name, title, description, input, output }: Tool) {
  const annotations = { title, readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false }
  return { name, title, description, inputSchema: plain(input), outputSchema: plain(output), annotations }
}
