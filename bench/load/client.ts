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
  const loops = Array.from({ length: job.connections }, (_, n) => {
    const connection = new Connection(job.port)
    const step = Math.max(1, Math.floor(job.calls.length / job.connections))
    let next = n * step
    return new Promise<void>((resolve) => {
      const again = () => {
        const start = performance.now()
        if (start >= end) {
          connection.close()
          resolve()
          return
        }
        connection.ask(render(job, job.calls[next++ % job.calls.length]!), ({ status }) => {
          const now = performance.now()
          if (status !== job.status) errors++
          else if (start >= measureFrom && now <= end) latencies.push(now - start)
          again()
        })
      }
      again()
    })
  })
  await Promise.all(loops)
  return summarize(latencies, job.measureMs / 1000, errors)
}

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
