/** What has time leaves the event loop to what hasn't. */
import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'

const LOOK_MS = 2
/** Where it was at work for more than this part of the time, others are waiting for it. */
const BUSY = 0.5

/** Waits until the process has little else to do, though never for long. */
export async function waitForQuiet(longestMs: number): Promise<void> {
  for (let waited = 0; waited < longestMs; waited += LOOK_MS) {
    const before = performance.eventLoopUtilization()
    await setTimeout(LOOK_MS)
    if (performance.eventLoopUtilization(before).utilization < BUSY) return
  }
}
