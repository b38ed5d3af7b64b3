/** Starts the app on a real socket, with helpers that call its MCP endpoint by the official client or directly. */
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { startTestApp, type TestApp } from '#test/support/app.ts'

/** The two generations of the protocol; a client is pinned to one, so that it can't fall back to the other. */
export const GENERATIONS = [
  ['2026-07-28', { pin: '2026-07-28' }],
  ['2025-11-25', 'legacy'],
] as const

export type Generation = (typeof GENERATIONS)[number][1] | 'auto'

export interface RpcAnswer {
  status: number
  headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever JSON came back
  body: any
  text: string
}

export interface McpApp {
  test: TestApp
  url: string
  connect(mode: Generation): Promise<Client>
  /** Posts this body unchanged, with no other headers than these. */
  post(body: string | Uint8Array, headers?: Record<string, string>): Promise<RpcAnswer>
  /** Sends a JSON-RPC request without MCP headers and `Accept`. */
  rpc(method: string, params?: unknown, headers?: Record<string, string>): Promise<RpcAnswer>
  call(name: string, args: unknown): Promise<RpcAnswer>
  close(): Promise<void>
}

export async function startMcpApp(): Promise<McpApp> {
  const test = await startTestApp()
  const url = `${await test.app.listen({ host: '127.0.0.1', port: 0 })}/api/mcp`
  const clients: Client[] = []

  const post: McpApp['post'] = async (body, headers = {}) => {
    // Sent as bytes, since fetch adds a content type to a string.
    const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body
    const response = await fetch(url, { method: 'POST', body: Buffer.from(bytes), headers })
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: parse(text), text }
  }
  const rpc: McpApp['rpc'] = (method, params, headers) =>
    post(JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }), headers)

  return {
    test,
    url,
    post,
    rpc,
    call: (name, args) => rpc('tools/call', { name, arguments: args }),
    connect: async (mode) => {
      const client = new Client({ name: 'test', version: '1.0.0' }, { versionNegotiation: { mode } })
      await client.connect(new StreamableHTTPClientTransport(new URL(url)))
      clients.push(client)
      return client
    },
    close: async () => {
      for (const client of clients) await client.close()
      await test.close()
    },
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
