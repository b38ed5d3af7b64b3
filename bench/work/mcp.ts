/** Tool calls as clients of each MCP version send them. */
import type { Random } from '../../src/features/service/demo/random.ts'
import type { Facts } from './facts.ts'
import { post, posts, type Scenario } from './scenario.ts'

const TARGET = 0.15

const toolCall = (random: Random, { grinders }: Facts) => ({
  name: 'convert_grind_setting',
  arguments: { from: 'comandante-c40-mk4', setting: random.between(80, 400) / 10, to: random.pick(grinders).slug },
})

const request = (params: object) => ({ jsonrpc: '2.0', id: 1, method: 'tools/call', params })
const BOTH = 'application/json, text/event-stream'

/** The metadata that clients of the 2026 version send with every request. */
const META = {
  _meta: {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': { name: 'bench', version: '1.0.0' },
    'io.modelcontextprotocol/clientCapabilities': {},
  },
}

export const MCP: Scenario[] = [
  posts('MCP tools/call, bare', TARGET, (random, facts) => post('/api/mcp', request(toolCall(random, facts)))),
  posts('MCP tools/call, 2025', TARGET, (random, facts) =>
    post('/api/mcp', request(toolCall(random, facts)), { accept: BOTH, 'mcp-protocol-version': '2025-11-25' }),
  ),
  posts('MCP tools/call, 2026', TARGET, (random, facts) =>
    post('/api/mcp', request({ ...toolCall(random, facts), ...META }), {
      accept: BOTH,
      'mcp-protocol-version': '2026-07-28',
      'mcp-method': 'tools/call',
      'mcp-name': 'convert_grind_setting',
    }),
  ),
]
