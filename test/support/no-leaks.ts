/**
 * Test files that share a worker share its globals and modules, so each must leave them as it found them: the real
 * clock, the environment, the working directory, the listeners of the process and the global object.
 */
import { afterAll, beforeAll, expect, vi } from 'vitest'

const SIGNALS = ['uncaughtException', 'unhandledRejection', 'SIGTERM', 'SIGINT', 'warning'] as const

const state = () => ({
  isClockReal: !vi.isFakeTimers(),
  environment: { ...process.env },
  directory: process.cwd(),
  listeners: Object.fromEntries(SIGNALS.map((event) => [event, process.listenerCount(event)])),
  // Packages add their own globals with two underscores when they are loaded.
  globals: Object.getOwnPropertyNames(globalThis).filter((name) => !name.startsWith('__')),
})

let before: ReturnType<typeof state>
beforeAll(() => {
  before = state()
})
afterAll(() => expect(state(), 'what this file left behind in the worker').toEqual(before))
