/** Measures the mixed scenario on the service and on the ordinary stack, and the hit ratio of the response cache. */
import { type Compared, compare } from './compare.ts'
import type { LoadGenerator } from './load/processes.ts'
import type { Pace, Subject } from './measure.ts'
import { MIXED } from './work/mixed.ts'

export interface MeasuredMixed extends Compared {
  /** Cache hits as a share of the cacheable anonymous reads. */
  hitRatio: number
}

export async function measureMixed(
  service: Subject,
  ordinary: Subject,
  load: LoadGenerator,
  pace: Pace,
): Promise<MeasuredMixed> {
  const before = await readCacheCounters(service.server.port)
  const compared = await compare(MIXED, service, ordinary, load, pace)
  const after = await readCacheCounters(service.server.port)
  const hits = after.hits - before.hits
  return { ...compared, hitRatio: hits / (hits + after.misses - before.misses) }
}

async function readCacheCounters(port: number): Promise<{ hits: number; misses: number }> {
  const metrics = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  return { hits: readCounter(metrics, 'cache_hits_total'), misses: readCounter(metrics, 'cache_misses_total') }
}

export function readCounter(metrics: string, name: string): number {
  const value = new RegExp(`^\\w*${name} (\\S+)$`, 'm').exec(metrics)?.[1]
  if (value === undefined) throw new Error(`The service's metrics have no ${name}`)
  return Number(value)
}
