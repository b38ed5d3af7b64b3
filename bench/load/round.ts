/** Runs one job: keeps its connections busy for the given time and returns the result. */
import { setTimeout as wait } from 'node:timers/promises'
import { Connection } from './connection.ts'
import { cpuTimeUs } from './cpu-time.ts'
import type { Call, Job, Result } from './job.ts'

let asked = 0

export async function runJob(job: Job): Promise<Result> {
  const round = new Round(job)
  const loops = Array.from({ length: job.connections }, (_, n) => round.keepBusy(n))
  await wait(job.warmMs)
  round.startMeasuring()
  await wait(job.measureMs)
  round.stopMeasuring()
  await Promise.all(loops)
  return round.result()
}

/** A point in time, with the CPU time that the server has used until then. */
interface Moment {
  ms: number
  cpuUs: number | undefined
}

class Round {
  readonly #job: Job
  readonly #begin = performance.now()
  readonly #latencies: number[] = []
  #from: Moment = { ms: Number.POSITIVE_INFINITY, cpuUs: undefined }
  #until: Moment | undefined
  #errors = 0

  constructor(job: Job) {
    this.#job = job
  }

  startMeasuring(): void {
    this.#from = this.#now()
  }

  stopMeasuring(): void {
    this.#until = this.#now()
  }

  #now(): Moment {
    return { ms: performance.now(), cpuUs: cpuTimeUs(this.#job.pid) }
  }

  /** Sends requests on one connection; resolves when the last one is answered. */
  keepBusy(n: number): Promise<void> {
    const { calls, connections, port } = this.#job
    const connection = new Connection(port)
    const first = n * Math.max(1, Math.floor(calls.length / connections))
    let done = 0
    return new Promise((resolve) => {
      const again = () => {
        const start = this.#dueAt(n, done)
        if (this.#isOver(start)) {
          connection.close()
          resolve()
          return
        }
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

  /** With a rate, a call is due even if the previous one isn't answered yet: the delay counts as latency. */
  #dueAt(n: number, done: number): number {
    const { rate, connections } = this.#job
    return rate ? this.#begin + ((done * connections + n) * 1000) / rate : performance.now()
  }

  #isOver(due: number): boolean {
    const { rate, warmMs, measureMs } = this.#job
    return rate ? due >= this.#begin + warmMs + measureMs : this.#until !== undefined
  }

  /** With a rate, calls that were due in the measured time count, even if answered late; else those answered in it. */
  #count(start: number, status: number | undefined): void {
    const now = performance.now()
    if (!isRight(this.#job, status)) this.#errors++
    else if (this.#job.rate ? start >= this.#begin + this.#job.warmMs : now >= this.#from.ms && !this.#until) {
      this.#latencies.push(now - start)
    }
  }

  result(): Result {
    const [from, until] = [this.#from, this.#until!]
    const sorted = Float64Array.from(this.#latencies).sort()
    const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
    return {
      requests: sorted.length,
      seconds: (until.ms - from.ms) / 1000,
      errors: this.#errors,
      p50Ms: at(0.5),
      p99Ms: at(0.99),
      cpuUs: until.cpuUs === undefined || from.cpuUs === undefined ? undefined : until.cpuUs - from.cpuUs,
    }
  }
}

const isRight = ({ status: wanted }: Job, status: number | undefined): boolean =>
  wanted === 'success' ? status !== undefined && status < 300 : status === wanted

function render(job: Job, { method, path, headers = {}, body = '' }: Call): string {
  asked++
  const address = job.hasUniqueUrls ? `${path}${path.includes('?') ? '&' : '?'}fresh=${asked}` : path
  const own = job.hasOwnAddresses
    ? `x-forwarded-for: 10.${(asked >> 16) & 255}.${(asked >> 8) & 255}.${asked & 255}\r\n`
    : ''
  let head = `${method} ${address} HTTP/1.1\r\nhost: localhost:${job.port}\r\n${own}`
  for (const name in headers) head += `${name}: ${headers[name]}\r\n`
  if (method === 'GET') return `${head}\r\n`
  return `${head}content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n\r\n${body}`
}
