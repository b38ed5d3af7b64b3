/** Waits for a state, for as long as a busy machine may need: only what never comes makes a test fail. */
import { vi } from 'vitest'

export const PATIENCE_MS = 60_000

export const eventually = <T>(check: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(check, { timeout: PATIENCE_MS, interval: 20 })
