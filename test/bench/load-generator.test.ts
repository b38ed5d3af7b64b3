import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import process from 'node:process'
import { afterEach, describe, expect, it } from 'vitest'
import { cpuTimeUs, parseStat } from '../../bench/load/cpu-time.ts'
import type { Job } from '../../bench/load/job.ts'
import { runJob } from '../../bench/load/round.ts'

let server: Server
afterEach(() => {
  server.close()
  server.closeAllConnections()
})

async function jobOn(listener: RequestListener, changes: Partial<Job> = {}): Promise<Job> {
  server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    pid: process.pid,
    calls: [{ method: 'GET', path: '/' }],
    ...{ hasUniqueUrls: false, hasOwnAddresses: false, status: 200, connections: 4, warmMs: 0, measureMs: 300 },
    ...changes,
  }
}

describe('the load generator', () => {
  it('counts answers and the processor time of the server', async () => {
    const { requests, errors, seconds, cpuUs } = await runJob(
      await jobOn((_, response) => response.end('{}'), { measureMs: 1_000 }),
    )
    expect(errors).toBe(0)
    expect(requests).toBeGreaterThan(0)
    expect(seconds).toBeGreaterThan(0)
    if (process.platform === 'linux') expect(cpuUs).toBeGreaterThan(0)
  })

  it('counts answers of another status as errors', async () => {
    const job = await jobOn((_, response) => response.writeHead(404, { 'content-length': 2 }).end('{}'))
    const { requests, errors } = await runJob(job)
    expect(requests).toBe(0)
    expect(errors).toBeGreaterThan(0)
  })

  it('asks for another address each time where none may be repeated', async () => {
    const seen: string[] = []
    const job = await jobOn(
      (request, response) => {
        seen.push(request.url!)
        response.end('{}')
      },
      { hasUniqueUrls: true },
    )
    await runJob(job)
    expect(new Set(seen).size).toBe(seen.length)
  })

  it('counts at a fixed rate whatever was due in the measured time', async () => {
    const { requests, errors } = await runJob(await jobOn((_, response) => response.end('{}'), { rate: 100 }))
    expect([requests, errors]).toEqual([30, 0])
  })
})

describe('parseStat', () => {
  it('adds user and system time of a process whose name has spaces and parentheses', () => {
    const fields = ['S', ...Array.from({ length: 10 }, () => '0'), '150', '50', '0', '0']
    expect(parseStat(`42 (node (a b)) ${fields.join(' ')}`)).toBe(2_000_000)
  })
})

describe('cpuTimeUs', () => {
  it('is undefined for a process that is gone', () => {
    server = createServer()
    expect(cpuTimeUs(2 ** 22 + 1)).toBeUndefined()
  })
})
