import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { WriteQueue } from '#src/db/write-queue.ts'

/** Advances the fake clock of these tests, as work of that length would. */
const busyFor = (ms: number): void => void vi.advanceTimersByTime(ms)

describe('WriteQueue', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
  afterEach(() => void vi.useRealTimers())

  it('runs one writer at a time, in order', async () => {
    const turns = new WriteQueue()
    const log: string[] = []
    const take = async (name: string) => {
      const end = await turns.acquire()
      log.push(`${name} begins`)
      await setImmediate()
      log.push(`${name} ends`)
      end()
    }
    await Promise.all(['a', 'b', 'c'].map(take))
    expect(log).toEqual(['a begins', 'a ends', 'b begins', 'b ends', 'c begins', 'c ends'])
  })

  it('ignores a second call of the function that ends a turn', async () => {
    const turns = new WriteQueue()
    const end = await turns.acquire()
    const second = turns.acquire()
    const third = turns.acquire()
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

  it('yields to the event loop when many writers wait', async () => {
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
      const end = await turns.acquire()
      busyFor(2)
      end()
    }
    await Promise.all(Array.from({ length: 30 }, take))
    isOver = true
    await others
    // Sixty milliseconds without yielding would have allowed only one round.
    expect(rounds).toBeGreaterThan(1)
  })
  it('gives the event loop more time than the writers while it has work', async () => {
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
      const end = await turns.acquire()
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
