/** Registers clean-up functions: for a single test, or for all tests of a file. */
import { afterAll } from 'vitest'

export type AtEnd = (clear: () => Promise<void> | void) => void

/** For resources created in `beforeAll`; cleared in reverse order. */
export function clearAfterAll(): AtEnd {
  const toClear: Parameters<AtEnd>[0][] = []
  afterAll(async () => {
    for (const clear of toClear.reverse()) await clear()
  })
  return (clear) => void toClear.push(clear)
}
