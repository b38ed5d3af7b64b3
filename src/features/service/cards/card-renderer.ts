/**
 * Draws cards in one worker thread, one at a time, and caches the most recently used ones in memory. The queue is
 * short: further requests get 503, so that many cards at once don't slow down everything else.
 */
import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { LRUCache } from 'lru-cache'
import pLimit from 'p-limit'
import { BUSY, unavailable } from '../../../http/errors.ts'
import { type Card, type Shape, versionOf } from './card.ts'
import type { DrawReply, DrawRequest } from './drawing/worker.ts'

declare module 'fastify' {
  interface FastifyInstance {
    cards: CardRenderer
  }
}

/** About 300 cards. */
const MAX_CACHE_BYTES = 24 * 1024 * 1024
/** Drawing this many cards takes a few seconds. */
export const MAX_WAITING = 24
/** Far longer than any drawing takes, even on a busy machine. */
const MAX_DRAW_MS = 30_000

export class CardRenderer {
  readonly #kept = new LRUCache<string, Buffer>({ maxSize: MAX_CACHE_BYTES, sizeCalculation: ({ length }) => length })
  /** Cards that are being drawn, so that two clients share one drawing. */
  readonly #drawing = new Map<string, Promise<Buffer>>()
  readonly #limit = pLimit(1)
  #worker: Worker | undefined

  /** Aborted when the service closes. */
  readonly #closing = new AbortController()

  /** Returns the PNG file of a card. */
  async render(card: Card, shape: Shape): Promise<Buffer> {
    const key = `${versionOf(card)} ${shape}`
    return this.#kept.get(key) ?? this.#drawing.get(key) ?? this.#start(key, { card, shape })
  }

  #start(key: string, request: DrawRequest): Promise<Buffer> {
    if (this.#limit.pendingCount >= MAX_WAITING) throw unavailable(BUSY)
    const drawing = this.#limit(() => this.#draw(request))
      .then((png) => {
        this.#kept.set(key, png)
        return png
      })
      .finally(() => this.#drawing.delete(key))
    this.#drawing.set(key, drawing)
    return drawing
  }

  async #draw(request: DrawRequest): Promise<Buffer> {
    const worker = this.#startedWorker()
    const signal = AbortSignal.any([AbortSignal.timeout(MAX_DRAW_MS), this.#closing.signal])
    worker.ref()
    try {
      worker.postMessage(request)
      const [reply] = (await once(worker, 'message', { signal })) as [DrawReply]
      if ('error' in reply) throw new Error(reply.error)
      return Buffer.from(reply.png)
    } catch (error) {
      this.#worker = undefined
      await worker.terminate()
      throw unavailable(BUSY, error)
    } finally {
      worker.unref()
    }
  }

  /** Starts the worker thread on first use, and again after it has failed. */
  #startedWorker(): Worker {
    if (this.#worker) return this.#worker
    const worker = new Worker(new URL('./drawing/worker.ts', import.meta.url))
    // An error between two drawings would otherwise end the process.
    worker.on('error', () => {
      if (this.#worker === worker) this.#worker = undefined
    })
    this.#worker = worker
    return worker
  }

  async close(): Promise<void> {
    this.#closing.abort()
    await this.#worker?.terminate()
  }
}
