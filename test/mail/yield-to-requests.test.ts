import { describe, expect, it } from 'vitest'
import { waitForQuiet } from '#src/mail/yield-to-requests.ts'

/** Keeps the event loop busy; the returned function stops that and returns the number of rounds. */
function keepBusy(): () => number {
  let turns = 0
  let isOver = false
  const work = () => {
    if (isOver) return
    turns++
    for (const end = performance.now() + 2; performance.now() < end; );
    setImmediate(work)
  }
  setImmediate(work)
  return () => {
    isOver = true
    return turns
  }
}

describe('waitForQuiet', () => {
  it('waits while the event loop is busy, up to the limit', async () => {
    const stop = keepBusy()
    await waitForQuiet(20)
    expect(stop()).toBeGreaterThanOrEqual(5)
  })

  it('resolves as soon as the event loop is idle', async () => {
    const stop = keepBusy()
    setTimeout(stop, 20)
    await waitForQuiet(Number.POSITIVE_INFINITY)
  })
})
