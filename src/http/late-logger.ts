/** A request's own logger, made when it first has something to say: most never do, and making one isn't free. */
import type { FastifyBaseLogger } from 'fastify'

type Bindings = Parameters<FastifyBaseLogger['child']>[0]
type Options = Parameters<FastifyBaseLogger['child']>[1]

/** Fastify asks its logger for one with each request. */
export const withLateChildren = (log: FastifyBaseLogger): FastifyBaseLogger =>
  Object.assign(Object.create(log) as FastifyBaseLogger, {
    child: (bindings: Bindings, options?: Options) => new LateLogger(() => log.child(bindings, options)),
  })

class LateLogger implements FastifyBaseLogger {
  readonly #make: () => FastifyBaseLogger
  #made: FastifyBaseLogger | undefined

  constructor(make: () => FastifyBaseLogger) {
    this.#make = make
  }

  get #logger(): FastifyBaseLogger {
    this.#made ??= this.#make()
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
    return new LateLogger(() => this.#logger.child(bindings, options))
  }
}
