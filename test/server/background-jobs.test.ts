import { setTimeout } from 'node:timers/promises'
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
    let running = 0
    let most = 0
    let ended = 0
    jobs.repeat('slow', 1, async () => {
      most = Math.max(most, ++running)
      await setTimeout(20)
      running--
      ended++
    })
    await eventually(() => expect(ended).toBeGreaterThan(1))
    await jobs.stop()
    expect({ most, running }).toEqual({ most: 1, running: 0 })
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
