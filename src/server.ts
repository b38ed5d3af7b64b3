/** Starts the service: reads the configuration, listens, says where, and leaves without dropping a request. */
import { join } from 'node:path'
import { buildApp } from './app.ts'
import { type Config, loadConfig } from './config.ts'
import { createLogger } from './log.ts'

const SHUTDOWN_MS = 20_000

try {
  await start()
} catch (error) {
  // One line that says what to do; the stack helps only whoever asks for it.
  process.stderr.write(`Brewprint can't start. ${explain(error)}\n`)
  process.exit(1)
}

async function start(): Promise<void> {
  const config = loadConfig(process.env)
  const log = createLogger(config)
  const app = await buildApp(config, { logger: log })
  const address = await app.listen({ port: config.port, host: config.host })
  if (config.baseUrl === 'http://localhost:0') config.baseUrl = `http://localhost:${new URL(address).port}`

  log.info(`Brewprint is open at ${config.baseUrl} (API reference: ${config.baseUrl}/docs)`)
  log.info(`Data: ${whereData(config)}`)
  log.info(
    `Mail: ${config.smtpUrl ? `sent through ${new URL(config.smtpUrl).host}` : `written to ${join(config.dataDir, 'mail')}`}`,
  )

  let leaving = false
  const leave = async (signal: NodeJS.Signals) => {
    if (leaving) return
    leaving = true
    log.info(`${signal}: finishing what is under way`)
    setTimeout(() => process.exit(1), SHUTDOWN_MS).unref()
    await app.close()
    process.exit(0)
  }
  process.on('SIGTERM', leave)
  process.on('SIGINT', leave)
}

function whereData({ database }: Config): string {
  if (database.engine === 'sqlite') return database.path
  const { host, pathname } = new URL(database.url)
  return `PostgreSQL at ${host}${pathname}`
}

function explain(error: unknown): string {
  const { message, code, cause } = error as Error & { code?: string }
  if (code === 'EADDRINUSE') return `${message}. Set PORT to a free port.`
  const because = cause instanceof Error && !message.includes(cause.message) ? ` (${cause.message})` : ''
  return `${message || code}${because}`.replaceAll('\n', ' ')
}
