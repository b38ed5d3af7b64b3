/** One exchange without a session, as 2025-era clients and bare JSON-RPC use it: messages in, responses out. */
import type { JSONRPCMessage, JSONRPCResponse, Server, Transport } from '@modelcontextprotocol/server'

export async function exchange(server: Server, messages: readonly JSONRPCMessage[]): Promise<JSONRPCResponse[]> {
  const collected = new AnswerCollector(messages.filter(isRequest).length)
  await server.connect(collected)
  for (const message of messages) collected.onmessage?.(message)
  return collected.answers
}

/** A cheap check: the messages are valid by now, and validating them again would cost as much as answering them. */
const isRequest = (message: JSONRPCMessage): boolean => 'method' in message && 'id' in message

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
    if ('method' in message) return
    this.#collected.push(message)
    if (this.#collected.length === this.#expected) this.#finish(this.#collected)
  }

  async close(): Promise<void> {
    this.onclose?.()
  }
}
