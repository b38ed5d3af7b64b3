/**
 * Handles requests that arrive together in one go, and sends their answers together.
 *
 * Problem: with many small requests, most of the server's time goes into switching between reading, querying and
 * writing: each pass finds its code and data evicted from the processor's caches, and every answer is a system call and
 * a wake-up of its own. Handling what has arrived in batches roughly halves the CPU time of a small request; the figure
 * is in bench/RESULTS.md.
 *
 * Protocol: requests of one turn of the event loop are queued and handled in the next one, for BATCH_MS at most; what
 * is left waits for the turn after, so that nobody stalls the others. Answers that end within a batch are written at
 * its end. A single request in a batch is answered immediately.
 *
 * Invariants:
 * - Requests of one connection are handled in their order, and a pipelined one only once the answer ahead of it has
 *   been sent: one connection has one answer in memory, however many requests it sends and however slowly it reads.
 * - Each request runs in the async context that it arrived in.
 * - A handler that throws takes nothing with it: the requests and answers behind it are handled as usual.
 * - A request whose client has gone is dropped.
 */
import { AsyncResource } from 'node:async_hooks'
import { type IncomingMessage, type RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { encodeBody } from './encode-body.ts'

const BATCH_MS = 2

type EndArguments = Parameters<ServerResponse['end']>

interface WaitingRequest {
  request: IncomingMessage
  response: ServerResponse
  context: AsyncResource
}

export class RequestBatching {
  readonly #handle: RequestListener
  readonly #requests: WaitingRequest[] = []
  readonly #responses: [ServerResponse, EndArguments][] = []
  /** The newest response of each connection. */
  readonly #latest = new WeakMap<Socket, ServerResponse>()
  /** A single request in a batch is answered immediately. */
  #isSingle = true

  constructor(handle: RequestListener) {
    this.#handle = handle
  }

  /** The server's listener for requests. */
  readonly onRequest = (request: IncomingMessage, response: ServerResponse): void => {
    const waiting = { request, response, context: new AsyncResource('BatchedRequest') }
    const ahead = this.#latest.get(request.socket)
    this.#latest.set(request.socket, response)
    // A response without a socket is behind another one on its connection.
    if (response.socket || !ahead) this.#queue(waiting)
    else ahead.once('close', () => this.#queue(waiting))
  }

  #queue(waiting: WaitingRequest): void {
    if (this.#requests.push(waiting) === 1) setImmediate(this.#flushRequests)
  }

  readonly #flushRequests = (): void => {
    const end = performance.now() + BATCH_MS
    this.#isSingle = this.#requests.length === 1
    try {
      do {
        const { request, response, context } = this.#requests.shift()!
        if (!request.destroyed) context.runInAsyncScope(this.#handle, undefined, request, response)
      } while (this.#requests.length > 0 && performance.now() < end)
    } finally {
      if (this.#requests.length > 0) setImmediate(this.#flushRequests)
    }
  }

  /** For a server to make its responses of. */
  responseClass() {
    const end = (response: ServerResponse, ending: EndArguments) => this.#end(response, ending)
    return class extends ServerResponse {
      override writableEnded = false

      override end(...[body, ...rest]: unknown[]): this {
        this.writableEnded = true
        end(this, [typeof body === 'string' ? encodeBody(body) : body, ...rest] as EndArguments)
        return this
      }
    }
  }

  #end(response: ServerResponse, ending: EndArguments): void {
    if (this.#isSingle) ServerResponse.prototype.end.apply(response, ending)
    else if (this.#responses.push([response, ending]) === 1) setImmediate(this.#flushResponses)
  }

  readonly #flushResponses = (): void => {
    try {
      while (this.#responses.length > 0) {
        const [response, ending] = this.#responses.shift()!
        ServerResponse.prototype.end.apply(response, ending)
      }
    } finally {
      if (this.#responses.length > 0) setImmediate(this.#flushResponses)
    }
  }
}
