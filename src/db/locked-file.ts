/** Waits for another process that holds the SQLite file, without blocking the event loop as SQLite's own timeout would. */
import { setTimeout } from 'node:timers/promises'
import { isLocked } from './failures.ts'

/** A request gives up after this long and is answered with 503. */
export const LOCK_TIMEOUT_MS = 2000
const RETRY_MS = 10

/** Runs `work` again until the lock is gone or the deadline (by `performance.now()`) has passed. */
export async function retryWhileLocked<T>(
  work: () => T | Promise<T>,
  deadline = performance.now() + LOCK_TIMEOUT_MS,
): Promise<T> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!isLocked(error) || performance.now() >= deadline) throw error
      await setTimeout(RETRY_MS)
    }
  }
}
