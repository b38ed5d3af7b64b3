/** The load generator, a process of its own: takes a job, keeps its connections busy and tells what came of it. */
import { once } from 'node:events'
import process from 'node:process'
import { Connection } from './connection.ts'
import type { Call, Job, Result } from './job.ts'

process.on('message', async (job: Job) => process.send!(await run(job)))

let asked = 0

export async function run(job: Job): Promise<Result> {
  const latencies: number[] = []
  const measureFrom = performance.now() + job.warmMs
  const end = measureFrom + job.measureMs
  let errors = 0
  const begin = performance.now()
  const loops = Array.from({ length: job.connections }, (_, n) => {
    const connection = new Connection(job.port)
    const step = Math.max(1, Math.floor(job.calls.length / job.connections))
    const first = n * step
    let done = 0
    return new Promise<void>((resolve) => {
      const again = () => {
        // With a rate, a call is due whether or not the one before was answered in time: waiting counts.
        const start = job.rate ? begin + ((done * job.connections + n) * 1000) / job.rate : performance.now()
        if (start >= end || performance.now() >= end) {
          connection.close()
          resolve()
          return
        }
        const call = job.calls[(first + done++) % job.calls.length]!
        const ask = () =>
          connection.ask(render(job, call), ({ status }) => {
            const now = performance.now()
            if (!isRight(job, status)) errors++
            else if (start >= measureFrom && now <= end) latencies.push(now - start)
            again()
          })
        const early = start - performance.now()
        if (early >= 1) setTimeout(ask, early)
        else ask()
      }
      again()
    })
  })
  await Promise.all(loops)
  return summarize(latencies, job.measureMs / 1000, errors)
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

function summarize(latencies: number[], seconds: number, errors: number): Result {
  const sorted = Float64Array.from(latencies).sort()
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return { requests: sorted.length, seconds, errors, p50Ms: at(0.5), p99Ms: at(0.99) }
}

if (process.send) await once(process, 'disconnect')
