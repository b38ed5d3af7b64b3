import { describe, expect, it, vi } from 'vitest'
import { JobRunner } from '#src/background-jobs.ts'
import { eventually } from '#test/support/eventually.ts'
import { collectLog } from '#test/support/log.ts'

function startRunner() {
  const { logger, lines } = collectLog('warn')
  const failed = vi.fn()
  const app = { databaseMonitor: { failed }, log: logger } as unknown as ConstructorParameters<typeof JobRunner>[0]
  return { jobs: new JobRunner(app), failed, lines }
}

describe('background jobs (repeat and stop)', () => {
  it('are not started again while they run, and are awaited by stop', async () => {
    const { jobs } = startRunner()
    const gate = Promise.withResolvers<void>()
    let starts = 0
    let ends = 0
    let ticks = 0
    jobs.repeat('slow', 1, async () => {
      starts++
      await gate.promise
      ends++
    })
    jobs.repeat('quick', 1, async () => void ticks++)
    await eventually(() => expect(ticks).toBeGreaterThan(5))
    expect(starts).toBe(1)
    const stopped = jobs.stop()
    expect(ends).toBe(0)
    gate.resolve()
    await stopped
    expect({ starts, ends }).toEqual({ starts: 1, ends: 1 })
  })

  it('are started again once they have ended', async () => {
    const { jobs } = startRunner()
    let ends = 0
    jobs.repeat('often', 1, async () => void ends++)
    await eventually(() => expect(ends).toBeGreaterThan(1))
    await jobs.stop()
  })

  it('run again after a failure, which is logged with the name of the job', async () => {
    const { jobs, failed, lines } = startRunner()
    let calls = 0
    jobs.repeat('faulty', 1, async () => {
      calls++
      throw new Error('a mistake')
    })
    await eventually(() => expect(calls).toBeGreaterThan(1))
    await jobs.stop()
    expect(lines[0]).toMatchObject({ job: 'faulty', err: { message: 'a mistake' } })
    expect(failed).not.toHaveBeenCalled()
  })

  it('leave the log line about an unavailable database to its monitor', async () => {
    const { jobs, failed, lines } = startRunner()
    const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' })
    jobs.repeat('reading', 1, () => Promise.reject(refused))
    await eventually(() => expect(failed).toHaveBeenCalledWith(refused))
    await jobs.stop()
    expect(lines).toEqual([])
  })
})
