/** Starts the service, and shuts it down on SIGTERM and SIGINT without dropping requests. */
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp } from './app.ts'
import { ensureBuilt } from './built.ts'
import { type Config, loadConfig } from './config.ts'
import { watchClockSkew } from './db/clock.ts'
import { errorMessage, isDatabaseUnavailable } from './db/failures.ts'
import { drain } from './http/graceful-shutdown.ts'
import { createLogger } from './log.ts'

const SHUTDOWN_MS = 20_000
/** In production, how long a load balancer may take to notice the shutdown. */
const DRAIN_MS = 5_000
/** How long pending responses may take after a failed flush. */
const ANSWER_MS = 2_000
const EXIT_FLUSH_FAILED = 74

let hasFlushFailed = false

try {
  await start()
} catch (error) {
  // One line that says what to do, without the stack.
  process.stderr.write(`Brewprint can't start. ${explain(error)}\n`)
  process.exit(hasFlushFailed ? EXIT_FLUSH_FAILED : 1)
}

async function start(): Promise<void> {
  const config = loadConfig(process.env)
  const log = createLogger(config)
  await ensureBuilt((line) => log.info(line))
  let built: FastifyInstance | undefined
  const onFlushFailed = (error: Error) => {
    hasFlushFailed = true
    log.fatal({ err: error }, 'A commit could not be written to the disk: ending now, see docs/OPERATIONS.md')
    void endAfterFailedFlush(built)
  }
  const app = await buildApp(config, { logger: log, onFlushFailed })
  built = app
  const address = await listen(app, config)
  if (config.baseUrl === 'http://localhost:0') config.baseUrl = `http://localhost:${new URL(address).port}`

  log.info(`Brewprint is open at ${config.baseUrl} (API reference: ${config.baseUrl}/docs)`)
  log.info(`Data: ${whereData(config)}`)
  if (config.hasGeneratedSecret && config.database.engine === 'postgres') {
    log.warn(
      'SESSION_SECRET is not set: this node signs sessions with a generated secret, so other nodes do not accept them',
    )
  }
  log.info(
    `Mail: ${config.smtpUrl ? `sent through ${new URL(config.smtpUrl).host}` : `written to ${join(config.dataDir, 'mail')}`}`,
  )

  let isStopping = false
  const stop = async (signal: NodeJS.Signals) => {
    if (isStopping) return
    isStopping = true
    log.info(`${signal}: finishing open requests, then stopping`)
    if (config.production && signal === 'SIGTERM') await drain(app, DRAIN_MS)
    setTimeout(() => process.exit(1), SHUTDOWN_MS).unref()
    await app.close()
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)

  if (config.database.engine === 'postgres') await watchClockSkew(app.db, log)
}

/** Answers pending requests and ends the process; the next start recovers from the disk: see wal-sync.ts. */
async function endAfterFailedFlush(app: FastifyInstance | undefined): Promise<void> {
  setTimeout(() => process.exit(EXIT_FLUSH_FAILED), ANSWER_MS)
  await app?.close().catch(() => {})
  process.exit(EXIT_FLUSH_FAILED)
}

async function listen(app: FastifyInstance, { port, host }: Config): Promise<string> {
  try {
    return await app.listen({ port, host })
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException
    const set =
      code === 'EADDRINUSE' || code === 'EACCES' ? 'PORT to a free port' : 'HOST to an address of this machine'
    throw new Error(`${message}. Set ${set}.`)
  }
}

function whereData({ database }: Config): string {
  if (database.engine === 'sqlite') return database.path
  const { host, pathname } = new URL(database.url)
  return `PostgreSQL at ${host}${pathname}`
}

function explain(error: unknown): string {
  const { cause } = error as Error
  const words = oneLine(error)
  if (isDatabaseUnavailable(error)) return `The database can't be reached (DATABASE_URL): ${words}`
  return cause instanceof Error && !words.includes(oneLine(cause)) ? `${words} (${oneLine(cause)})` : words
}

function oneLine(error: unknown): string {
  return errorMessage(error).replaceAll(/\s*\n\s*/g, ' ')
}
