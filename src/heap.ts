/** Keeps the process small: with all of a machine's memory in view, V8 would take a quarter of a gigabyte for garbage. */
import { PerformanceObserver } from 'node:perf_hooks'
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'

/** How much may be garbage, in percent of what is alive, before it is cleared up. */
const GROWTH_PERCENT = 40
/** Where the space for young objects, which would grow to 128 MB, stops: what a request leaves is gone by then. */
const YOUNG_BYTES = 16 * 2 ** 20

/** Before the program is loaded: nothing of that is young for long, and the space for it would never shrink again. */
export function keepHeapSmall(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`)
  setFlagsFromString('--semi-space-growth-factor=1')
}

/** Once requests come. */
export function letYoungHeapGrow(): void {
  setFlagsFromString('--semi-space-growth-factor=2')
  const observer = new PerformanceObserver(() => {
    const young = getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space')
    if (young && young.space_size < YOUNG_BYTES) return
    setFlagsFromString('--semi-space-growth-factor=1')
    observer.disconnect()
  })
  observer.observe({ entryTypes: ['gc'] })
}
