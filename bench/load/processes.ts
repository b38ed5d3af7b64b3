/** Starts the helper processes: bare server, load generators, bare writer and mail server. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import type { BareAnswer } from './bare-server.ts'
import type { Transaction, WriterJob } from './bare-writer.ts'
import { pinTo, type Role } from './cores.ts'
import type { Job, Result } from './job.ts'

export interface BareServer {
  port: number
  pid: number
  answer(bytes: BareAnswer): Promise<void>
  stop(): Promise<void>
}

export async function startBareServer(): Promise<BareServer> {
  const child = start('bare-server.ts', 'server')
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return {
    port,
    pid: child.pid!,
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
  const child = start('client.ts', 'load')
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
  /** Returns the transactions per second. */
  run(measureMs: number): Promise<number>
  stop(): Promise<void>
}

export function startWriter(): Writer {
  const child = start('bare-writer.ts', 'server')
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('The bare writer ended')))
  // Avoids an unhandled rejection; callers of `ask` still get the error.
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

export async function startMailSink(): Promise<{ port: number; stop(): Promise<void> }> {
  const child = start('mail-sink.ts', 'load')
  const [{ port }] = (await once(child, 'message')) as [{ port: number }]
  return { port, stop: () => end(child) }
}

function start(file: string, role: Role): ChildProcess {
  const [execPath, ...execArgv] = [...pinTo(role), process.execPath]
  return fork(fileURLToPath(new URL(file, import.meta.url)), { execPath, execArgv, serialization: 'advanced' })
}

async function end(child: ChildProcess): Promise<void> {
  const exited = once(child, 'exit')
  child.disconnect()
  await exited
}
