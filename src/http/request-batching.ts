/**
 * Handles requests that arrive together in one batch, and sends their responses together.
 *
 * Problem: with many small requests, most of the server's time goes into switching between reading, querying and
 * writing: each step finds its code and data evicted from the processor's caches, and every response is a system call
 * and a wake-up of its own. Batching saves 0 to 16 % of the CPU time of a small request, and half of its p99 (bench/RESULTS.md).
 *
 * Protocol: requests that arrive in one iteration of the event loop are queued and handled in the next one, for
 * BATCH_MS at most; the rest waits for the iteration after it, so that a large batch doesn't block other work.
 * Responses that end within a batch are written at its end. A single request in a batch is answered immediately.
 *
 * Invariants:
 * - Requests of one connection are handled in order, and a pipelined one only after the previous response was sent: a
 *   connection has one response in memory, however many requests it sends and however slowly it reads.
 * - Each request runs in the async context that it arrived in.
 * - When a handler throws, the requests and responses after it are still handled.
 * - A request whose client has disconnected is dropped.
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
  /** The latest response of each connection. */
  readonly #latest = new WeakMap<Socket, ServerResponse>()
  /** A single request in a batch is answered immediately. */
  #isSingle = true

  constructor(handle: RequestListener) {
    this.#handle = handle
  }

  readonly onRequest = (request: IncomingMessage, response: ServerResponse): void => {
    const waiting = { request, response, context: new AsyncResource('BatchedRequest') }
    const ahead = this.#latest.get(request.socket)
    this.#latest.set(request.socket, response)
    // A response without a socket waits for an earlier one on its connection (pipelining).
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

  /** The `ServerResponse` option of the HTTP server. */
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
