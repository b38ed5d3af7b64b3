/**
 * Limits how many expensive requests of one client run at the same time: fuzzy searches, exports and share cards. A few
 * more wait in line for a moment, and all others are refused, so that one client can't occupy the database.
 */
import type { FastifyInstance, FastifyRequest, onRequestHookHandler } from 'fastify'
import { message } from '../i18n/message.ts'
import { AppError } from './errors.ts'
import { clientKey } from './rate-limits.ts'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether a request is expensive; a function if that depends on the query. */
    isExpensive?: boolean | ((query: Readonly<Record<string, unknown>>) => boolean)
  }
  interface FastifyInstance {
    concurrencyLimit: ConcurrencyLimit
  }
}

export const MAX_RUNNING = 4
export const MAX_WAITING = 12
const MAX_WAIT_MS = 2000

export function registerConcurrencyLimit(app: FastifyInstance): void {
  const limit = new ConcurrencyLimit()
  app.decorate('concurrencyLimit', limit)
  const enter: onRequestHookHandler = (request, reply, done) => {
    if (!isExpensive(request)) return done()
    const leave = limit.enter(clientKey(request.ip), done)
    // Emitted after the response, and also when the client disconnects before it.
    if (reply.raw.destroyed) leave()
    else reply.raw.once('close', leave)
  }
  // Appended, so that it comes after the lookup in the response cache: a cached response is cheap.
  app.addHook('onRoute', (route) => {
    if (route.config?.isExpensive) route.onRequest = [...[route.onRequest ?? []].flat(), enter]
  })
}

function isExpensive({ routeOptions, query }: FastifyRequest): boolean {
  const { isExpensive } = routeOptions.config
  return typeof isExpensive === 'function' ? isExpensive(query as Record<string, unknown>) : isExpensive === true
}

interface Client {
  running: number
  waiting: Set<Waiting>
}

interface Waiting {
  begin: Begin
  timer: NodeJS.Timeout
}

/** Called once: without an error when the request may run, else with the refusal. */
type Begin = (error?: AppError) => void

export class ConcurrencyLimit {
  readonly #clients = new Map<string, Client>()

  /** The number of clients with a request that runs or waits. */
  get size(): number {
    return this.#clients.size
  }

  /** Returns a function to call when the request has ended, however it ended; calling it again does nothing. */
  enter(key: string, begin: Begin): () => void {
    let client = this.#clients.get(key)
    if (!client) {
      client = { running: 0, waiting: new Set() }
      this.#clients.set(key, client)
    }
    if (client.running < MAX_RUNNING) {
      client.running++
      begin()
      return once(() => this.#release(key, client))
    }
    if (client.waiting.size >= MAX_WAITING) {
      begin(tooManyAtOnce())
      return () => {}
    }
    return this.#wait(key, client, begin)
  }

  #wait(key: string, client: Client, begin: Begin): () => void {
    let isRunning = false
    const waiting: Waiting = {
      begin: (error) => {
        clearTimeout(waiting.timer)
        client.waiting.delete(waiting)
        isRunning = error === undefined
        begin(error)
      },
      timer: setTimeout(() => waiting.begin(tooManyAtOnce()), MAX_WAIT_MS),
    }
    client.waiting.add(waiting)
    return once(() => {
      if (isRunning) this.#release(key, client)
      // The client disconnected while it waited: the refusal ends its request.
      else if (client.waiting.has(waiting)) waiting.begin(tooManyAtOnce())
    })
  }

  #release(key: string, client: Client): void {
    client.running--
    const [next] = client.waiting
    if (next) {
      client.running++
      next.begin()
    } else if (client.running === 0) this.#clients.delete(key)
  }
}

function once(work: () => void): () => void {
  let isDone = false
  return () => {
    if (isDone) return
    isDone = true
    work()
  }
}

const tooManyAtOnce = () =>
  new AppError(
    429,
    'too_many_at_once',
    message('Too many of your requests are running at once. Try again in a moment.'),
    {
      headers: { 'retry-after': '1' },
    },
  )
