/** One exchange without a session, as 2025-era clients and bare JSON-RPC have it: messages in, their answers out. */
import {
  isJSONRPCRequest,
  isJSONRPCResponse,
  type JSONRPCMessage,
  type JSONRPCResponse,
  type Server,
  type Transport,
} from '@modelcontextprotocol/server'

export async function exchange(server: Server, messages: readonly JSONRPCMessage[]): Promise<JSONRPCResponse[]> {
  const collected = new AnswerCollector(messages.filter(isJSONRPCRequest).length)
  await server.connect(collected)
  for (const message of messages) collected.onmessage?.(message)
  return collected.answers
}

class AnswerCollector implements Transport {
  declare onmessage?: Transport['onmessage']
  declare onclose?: Transport['onclose']
  readonly answers: Promise<JSONRPCResponse[]>
  readonly #collected: JSONRPCResponse[] = []
  readonly #expected: number
  readonly #finish: (answers: JSONRPCResponse[]) => void

  constructor(expected: number) {
    const { promise, resolve } = Promise.withResolvers<JSONRPCResponse[]>()
    this.answers = promise
    this.#expected = expected
    this.#finish = resolve
    if (expected === 0) resolve([])
  }

  async start(): Promise<void> {}

  async send(message: JSONRPCMessage): Promise<void> {
    if (!isJSONRPCResponse(message)) return
    this.#collected.push(message)
    if (this.#collected.length === this.#expected) this.#finish(this.#collected)
  }

  async close(): Promise<void> {
    this.onclose?.()
  }
}
