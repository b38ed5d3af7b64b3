import { describe, expect, it } from 'vitest'
import { waitForQuiet } from '#src/mail/yield-to-requests.ts'

/** Keeps the event loop at work until it is told to stop, and tells how often it had its turn. */
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

describe('a quiet moment', () => {
  it('is waited for while there is other work, though not for ever', async () => {
    const stop = keepBusy()
    await waitForQuiet(20)
    expect(stop()).toBeGreaterThanOrEqual(5)
  })

  it('has come as soon as there is none', async () => {
    const stop = keepBusy()
    setTimeout(stop, 20)
    await waitForQuiet(Number.POSITIVE_INFINITY)
  })
})
