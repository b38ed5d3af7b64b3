/** The processes that a measurement needs: the service, the bare server and the load generators. */
import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import process from 'node:process'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { BareAnswer } from './bare-server.ts'
import type { Transaction, WriterJob } from './bare-writer.ts'
import type { Job, Result } from './job.ts'

const fileOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url))
const ROOT = fileOf('../..')

export interface Service {
  port: number
  /** From starting the process to the first healthy answer. */
  startMs: number
  /** Bytes in memory right now, and at most so far. */
  memory(): { now: number; peak: number }
  stop(): Promise<void>
}

const LONGEST_START_MS = 120_000

export async function startService(dataDir: string, env: Record<string, string> = {}): Promise<Service> {
  const port = await freePort()
  const log = openSync(join(dataDir, 'server.log'), 'a')
  const started = performance.now()
  const child = spawn(process.execPath, ['src/server.ts'], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, PORT: String(port), ...env },
    stdio: ['ignore', log, log],
  })
  const exited = once(child, 'exit')
  // Whatever becomes of the measurement, it leaves nothing running.
  process.once('exit', () => child.kill())
  while (!(await isHealthy(port))) {
    if (child.exitCode !== null) throw new Error(`The service ended: see ${join(dataDir, 'server.log')}`)
    if (performance.now() - started > LONGEST_START_MS) throw new Error('The service never became healthy')
    await setTimeout(5)
  }
  return {
    port,
    startMs: performance.now() - started,
    memory: () => memoryOf(child),
    stop: async () => {
      child.kill('SIGTERM')
      await exited
    },
  }
}

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

/** As Linux tells it; nothing elsewhere. */
function memoryOf({ pid }: ChildProcess): { now: number; peak: number } {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const bytes = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1] ?? 0) * 1024
    return { now: bytes('VmRSS'), peak: bytes('VmHWM') }
  } catch {
    return { now: 0, peak: 0 }
  }
}

export interface BareServer {
  port: number
  answer(bytes: BareAnswer): Promise<void>
  stop(): Promise<void>
}

export async function startBareServer(): Promise<BareServer> {
  const child = fork(fileOf('bare-server.ts'))
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return {
    port,
    async answer(bytes) {
      child.send(bytes)
      await once(child, 'message')
    },
    stop: () => end(child),
  }
}

export interface LoadGenerator {
  run(job: Job): Promise<Result>
  stop(): Promise<void>
}

export function startLoadGenerator(): LoadGenerator {
  const child = fork(fileOf('client.ts'))
  return {
    async run(job) {
      child.send(job)
      const [result] = (await once(child, 'message')) as [Result]
      return result
    },
    stop: () => end(child),
  }
}

export interface Writer {
  open(path: string, transactions: readonly Transaction[]): Promise<void>
  /** Transactions in a second. */
  run(measureMs: number): Promise<number>
  stop(): Promise<void>
}

export function startWriter(): Writer {
  const child = fork(fileOf('bare-writer.ts'), { serialization: 'advanced' })
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('The bare writer ended')))
  // Whoever waits for an answer hears of it.
  ended.catch(() => {})
  const ask = async (job: WriterJob): Promise<number> => {
    child.send(job)
    const [answer] = (await Promise.race([once(child, 'message'), ended])) as [number]
    return answer
  }
  return {
    open: async (path, transactions) => {
      await ask({ path, transactions })
    },
    run: (measureMs) => ask({ measureMs }),
    stop: () => end(child),
  }
}

async function end(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit')
  child.disconnect()
  await exited
}
