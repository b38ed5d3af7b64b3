/** A request's own logger, made when it first has something to say: most never do, and making one isn't free. */
import type { FastifyBaseLogger } from 'fastify'

type Bindings = Parameters<FastifyBaseLogger['child']>[0]
type Options = Parameters<FastifyBaseLogger['child']>[1]

/** Fastify asks its logger for one with each request. */
export const withLateChildren = (log: FastifyBaseLogger): FastifyBaseLogger =>
  Object.assign(Object.create(log) as FastifyBaseLogger, {
    child: (bindings: Bindings, options?: Options) => new LateLogger(log, bindings, options),
  })

class LateLogger implements FastifyBaseLogger {
  readonly #parent: FastifyBaseLogger
  readonly #bindings: Bindings
  readonly #options: Options
  #made: FastifyBaseLogger | undefined

  constructor(parent: FastifyBaseLogger, bindings: Bindings, options: Options) {
    this.#parent = parent
    this.#bindings = bindings
    this.#options = options
  }

  get #logger(): FastifyBaseLogger {
    this.#made ??= this.#parent.child(this.#bindings, this.#options)
    return this.#made
  }

  get level() {
    return this.#logger.level
  }
  fatal(...said: unknown[]): void {
    this.#logger.fatal(...(said as [string]))
  }
  error(...said: unknown[]): void {
    this.#logger.error(...(said as [string]))
  }
  warn(...said: unknown[]): void {
    this.#logger.warn(...(said as [string]))
  }
  info(...said: unknown[]): void {
    this.#logger.info(...(said as [string]))
  }
  debug(...said: unknown[]): void {
    this.#logger.debug(...(said as [string]))
  }
  trace(...said: unknown[]): void {
    this.#logger.trace(...(said as [string]))
  }
  silent(): void {}
  child(bindings: Bindings, options?: Options): FastifyBaseLogger {
    return this.#logger.child(bindings, options)
  }
}
