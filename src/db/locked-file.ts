/** Retries while another process locks the SQLite file; SQLite's own busy timeout would block the event loop. */
import { setTimeout } from 'node:timers/promises'
import { isLocked } from './failures.ts'

/** A request that waits longer gets a 503 response. */
export const LOCK_TIMEOUT_MS = 2000
const RETRY_MS = 10

/** Retries `work` until the lock is released or the deadline (by `performance.now()`) has passed. */
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
