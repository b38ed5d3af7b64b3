/**
 * Requests that arrive together are handled together, and their answers leave together: reading, querying and writing
 * each find their code and data still in the processor's caches, and whoever waits for several answers is woken once.
 */
import { type IncomingMessage, type RequestListener, ServerResponse } from 'node:http'
import { toSend } from './bytes.ts'

/** For so long requests are taken up before what is ready leaves and what came meanwhile is read. */
const ROUND_MS = 2

type Ending = Parameters<ServerResponse['end']>

export class Rounds {
  readonly #handle: RequestListener
  #arrived: [IncomingMessage, ServerResponse][] = []
  #leaving: [ServerResponse, Ending][] = []
  /** Whoever comes alone has nobody to wait for. */
  #isAlone = true

  constructor(handle: RequestListener) {
    this.#handle = handle
  }

  /** What a server calls with each request. */
  readonly take = (request: IncomingMessage, response: ServerResponse): void => {
    if (isFirst(response)) {
      if (this.#arrived.push([request, response]) === 1) setImmediate(this.#round)
      return
    }
    // At once, in order: Node must see what the answers come to, and stops reading from whoever doesn't take them.
    this.#takeUp(Number.POSITIVE_INFINITY)
    this.#handle(request, response)
  }

  readonly #round = (): void => this.#takeUp(performance.now() + ROUND_MS)

  #takeUp(end: number): void {
    const arrived = this.#arrived
    this.#isAlone = arrived.length === 1
    let taken = 0
    while (taken < arrived.length) {
      const [request, response] = arrived[taken++]!
      // A client that has gone since has also taken the rest of its request with it.
      if (!request.destroyed) this.#handle(request, response)
      if (performance.now() >= end) break
    }
    this.#arrived = arrived.slice(taken)
    if (this.#arrived.length > 0) setImmediate(this.#round)
  }

  /** For a server to make its responses of. */
  responseClass() {
    const end = (response: ServerResponse, ending: Ending) => this.#end(response, ending)
    return class extends ServerResponse {
      override writableEnded = false

      override end(...[body, ...rest]: unknown[]): this {
        this.writableEnded = true
        end(this, [typeof body === 'string' ? toSend(body) : body, ...rest] as Ending)
        return this
      }
    }
  }

  #end(response: ServerResponse, ending: Ending): void {
    if (this.#isAlone || !isFirst(response)) ServerResponse.prototype.end.apply(response, ending)
    else if (this.#leaving.push([response, ending]) === 1) setImmediate(this.#leave)
  }

  readonly #leave = (): void => {
    const leaving = this.#leaving
    this.#leaving = []
    for (const [response, ending] of leaving) ServerResponse.prototype.end.apply(response, ending)
  }
}

/** Others were sent before the answer to the one ahead of them on their connection, and have to wait for that. */
const isFirst = ({ socket }: ServerResponse): boolean => socket !== null
