/** Starts the measured server: the service in production mode, or the ordinary stack. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { pinTo } from './cores.ts'
import { startMailSink } from './processes.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const ENTRIES = {
  service: 'src/server.ts',
  ordinary: 'bench/plain/server.ts',
}
/** As in `npm start`, for both. */
const NODE_FLAGS = ['--max-semi-space-size=16', '--max-old-space-size=512', '--import', './src/compile-cache.js']
const MAX_START_MS = 120_000

export const SESSION_SECRET = 'only-for-measurements-on-generated-data'

export interface Server {
  port: number
  pid: number
  /** From starting the process to the first successful health check. */
  startMs: number
  /** The resident memory in bytes, now and at its peak. */
  memory(): { now: number; peak: number }
  stop(): Promise<void>
}

interface Options {
  env?: Record<string, string>
  /** Whether it runs on one core only; true by default. */
  isPinned?: boolean
}

export async function startServer(
  entry: keyof typeof ENTRIES,
  dataDir: string,
  { env = {}, isPinned = true }: Options = {},
): Promise<Server> {
  const port = await freePort()
  const log = openSync(join(dataDir, 'server.log'), 'a')
  const mail = entry === 'ordinary' ? undefined : await startMailSink()
  const started = performance.now()
  const [command, ...args] = [
    ...(isPinned ? pinTo('server') : []),
    ...[process.execPath, ...NODE_FLAGS, ENTRIES[entry]],
  ]
  const child = spawn(command!, args, {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...production(mail?.port), DATA_DIR: dataDir, PORT: String(port), ...env },
    stdio: ['ignore', log, log],
  })
  const exited = once(child, 'exit')
  // Stops the server even if the measurement fails.
  const kill = () => child.kill('SIGKILL')
  process.once('exit', kill)
  while (!(await isHealthy(port))) {
    if (child.exitCode !== null) throw new Error(`${ENTRIES[entry]} ended: see ${join(dataDir, 'server.log')}`)
    if (performance.now() - started > MAX_START_MS) throw new Error(`${ENTRIES[entry]} never became healthy`)
    await setTimeout(5)
  }
  return {
    port,
    pid: child.pid!,
    startMs: performance.now() - started,
    memory: () => memoryOf(child),
    stop: async () => {
      // SIGTERM would delay the shutdown for load balancers.
      child.kill('SIGINT')
      await exited
      process.off('exit', kill)
      await mail?.stop()
    },
  }
}

/** The environment of production mode: with logs, metrics and mail. */
const production = (mailPort = 25): Record<string, string> => ({
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'info',
  METRICS: 'true',
  QUOTAS: 'off',
  SESSION_SECRET,
  SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
})

async function isHealthy(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/api/health`)).status === 200
  } catch {
    return false
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (address === null || typeof address === 'string') throw new Error('No port')
  return address.port
}

/** Reads /proc on Linux; returns zeros on other systems. */
function memoryOf({ pid }: ChildProcess): { now: number; peak: number } {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const bytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1] ?? 0) * 1024
    return { now: bytes('VmRSS'), peak: bytes('VmHWM') }
  } catch {
    return { now: 0, peak: 0 }
  }
}
