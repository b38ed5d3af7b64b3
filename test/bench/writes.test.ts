import { describe, expect, it } from 'vitest'
import type { Job, Result } from '../../bench/load/job.ts'
import { oneRound } from '../../bench/writes.ts'

const PACE = { connections: 8, rounds: 1, warmMs: 0, measureMs: 100 }
const SCENARIO = { name: 'a write', hasUniqueUrls: false, status: 201, calls: () => [] }

describe('oneRound', () => {
  it('counts the errors of writes and of reads, alone and at the same time', async () => {
    const errorsOf = [1, 10, 100]
    const result = (errors: number): Result => ({
      ...{ requests: 50, seconds: 1, errors, p50Ms: 1, p99Ms: 2, cpuUs: undefined },
    })
    const generator = (run: (job: Job) => Result) => ({ run: async (job: Job) => run(job), stop: async () => {} })
    const tools = {
      writer: undefined as never,
      load: generator(() => result(errorsOf.shift()!)),
      other: generator(() => result(1000)),
    }
    const subject = { name: 'small', dataDir: '', server: { port: 1, pid: 1 }, facts: { size: { recipes: 500 } } }
    expect((await oneRound(SCENARIO, subject as never, tools, PACE, 0)).errors).toBe(1111)
  })
})
