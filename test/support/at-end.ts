/** Who clears up: the test that asked for something, or all tests of a file that share it. */
import { afterAll } from 'vitest'

export type AtEnd = (clear: () => Promise<void> | void) => void

/** For what is made in `beforeAll`; last in, first out. */
export function clearAfterAll(): AtEnd {
  const toClear: Parameters<AtEnd>[0][] = []
  afterAll(async () => {
    for (const clear of toClear.reverse()) await clear()
  })
  return (clear) => void toClear.push(clear)
}
