/** Retries a check until it succeeds, with a timeout that is long enough for a busy machine. */
import { vi } from 'vitest'

export const PATIENCE_MS = 60_000

export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: PATIENCE_MS, interval: 20 })
