import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { WriteQueue } from '#src/db/write-queue.ts'

/** Work that takes so long by the clock of these tests, which stands still otherwise. */
const busyFor = (ms: number): void => void vi.advanceTimersByTime(ms)

describe('turns', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
  afterEach(() => void vi.useRealTimers())

  it('are given one at a time, in order of asking', async () => {
    const turns = new WriteQueue()
    const log: string[] = []
    const take = async (name: string) => {
      const end = await turns.next()
      log.push(`${name} begins`)
      await setImmediate()
      log.push(`${name} ends`)
      end()
    }
    await Promise.all(['a', 'b', 'c'].map(take))
    expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
  })

  it('end once, however often that is said', async () => {
    const turns = new WriteQueue()
    const end = await turns.next()
    const second = turns.next()
    const third = turns.next()
    end()
    end()
    const endSecond = await second
    let isThird = false
    void third.then(() => {
      isThird = true
    })
    await setImmediate()
    expect(isThird).toBe(false)
    endSecond()
    ;(await third)()
  })

  it('let others have their time when many wait', async () => {
    const turns = new WriteQueue()
    let rounds = 0
    let isOver = false
    const others = (async () => {
      while (!isOver) {
        await setImmediate()
        rounds++
      }
    })()
    const take = async () => {
      const end = await turns.next()
      busyFor(2)
      end()
    }
    await Promise.all(Array.from({ length: 30 }, take))
    isOver = true
    await others
    // Sixty milliseconds in one piece would have let them come once.
    expect(rounds).toBeGreaterThan(1)
  })
  it('leave others more time than they take, as long as those have something to do', async () => {
    const turns = new WriteQueue()
    const each = 2
    let others = 0
    let isOver = false
    const rest = (async () => {
      while (!isOver) {
        await setImmediate()
        busyFor(each)
        others++
      }
    })()
    let taken = 0
    const take = async () => {
      const end = await turns.next()
      busyFor(each)
      taken++
      end()
    }
    await Promise.all(Array.from({ length: 30 }, take))
    isOver = true
    await rest
    expect(others).toBeGreaterThan(taken)
  })
})
