/** Delays background mail while the event loop is busy with requests. */
import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'

const LOOK_MS = 2
/** The utilization from which the event loop counts as busy. */
const BUSY = 0.5

/** Waits until the event loop isn't busy, but at most `longestMs`. */
export async function waitForQuiet(longestMs: number): Promise<void> {
  for (let waited = 0; waited < longestMs; waited += LOOK_MS) {
    const before = performance.eventLoopUtilization()
    await setTimeout(LOOK_MS)
    if (performance.eventLoopUtilization(before).utilization < BUSY) return
  }
}
