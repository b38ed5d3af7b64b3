/** The load generator, a process of its own: takes a job, keeps its connections busy and tells what came of it. */
import { once } from 'node:events'
import process from 'node:process'
import { setTimeout as wait } from 'node:timers/promises'
import { Connection } from './connection.ts'
import { cpuTimeUs } from './cpu-time.ts'
import type { Call, Job, Result } from './job.ts'

process.on('message', async (job: Job) => process.send!(await run(job)))

let asked = 0

export async function run(job: Job): Promise<Result> {
  const round = new Round(job)
  const loops = Array.from({ length: job.connections }, (_, n) => round.keepBusy(n))
  await wait(job.warmMs)
  const cpuBefore = round.startMeasuring()
  await wait(job.measureMs)
  const result = round.finish(cpuBefore)
  await Promise.all(loops)
  return { ...result, errors: round.errors }
}

class Round {
  readonly #job: Job
  readonly #begin = performance.now()
  readonly #latencies: number[] = []
  #measureFrom = Number.POSITIVE_INFINITY
  #isOver = false
  errors = 0

  constructor(job: Job) {
    this.#job = job
  }

  startMeasuring(): number | undefined {
    this.#measureFrom = performance.now()
    return cpuTimeUs(this.#job.pid)
  }

  finish(cpuBefore: number | undefined): Result {
    const cpuAfter = cpuTimeUs(this.#job.pid)
    const seconds = (performance.now() - this.#measureFrom) / 1000
    this.#isOver = true
    const sorted = Float64Array.from(this.#latencies).sort()
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
    const cpuUs = cpuBefore === undefined || cpuAfter === undefined ? undefined : cpuAfter - cpuBefore
    return { requests: sorted.length, seconds, errors: this.errors, p50Ms: at(0.5), p99Ms: at(0.99), cpuUs }
  }

  /** Resolves with the first answer after the end. */
  keepBusy(n: number): Promise<void> {
    const { calls, connections, rate, port } = this.#job
    const connection = new Connection(port)
    const first = n * Math.max(1, Math.floor(calls.length / connections))
    let done = 0
    return new Promise((resolve) => {
      const again = () => {
        if (this.#isOver) {
          connection.close()
          resolve()
          return
        }
        // With a rate, a call is due whether or not the one before was answered in time: waiting counts.
        const start = rate ? this.#begin + ((done * connections + n) * 1000) / rate : performance.now()
        const call = calls[(first + done++) % calls.length]!
        const ask = () =>
          connection.ask(render(this.#job, call), ({ status }) => {
            this.#count(start, status)
            again()
          })
        const early = start - performance.now()
        if (early >= 1) setTimeout(ask, early)
        else ask()
      }
      again()
    })
  }

  #count(start: number, status: number | undefined): void {
    const now = performance.now()
    if (!isRight(this.#job, status)) this.errors++
    else if (now >= this.#measureFrom && !this.#isOver) this.#latencies.push(now - start)
  }
}

const isRight = ({ status: wanted }: Job, status: number | undefined): boolean =>
  wanted === 'success' ? status !== undefined && status < 300 : status === wanted

function render(job: Job, { method, path, headers = {}, body = '' }: Call): string {
  asked++
  const address = job.isFresh ? `${path}${path.includes('?') ? '&' : '?'}fresh=${asked}` : path
  const own = job.hasOwnAddresses
    ? `x-forwarded-for: 10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}\r\n`
    : ''
  let head = `${method} ${address} HTTP/1.1\r\nhost: localhost:${job.port}\r\n${own}`
  for (const name in headers) head += `${name}: ${headers[name]}\r\n`
  if (method === 'GET') return `${head}\r\n`
  return `${head}content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
}

if (process.send) await once(process, 'disconnect')
