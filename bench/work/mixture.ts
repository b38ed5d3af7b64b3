/** A day of a community in small: mostly readers and embeds, some search and dial in, a few write. */
import { createRandom, type Random } from '../../src/features/demo/random.ts'
import type { Call } from '../load/job.ts'
import type { Facts } from './facts.ts'
import { MCP } from './mcp.ts'
import { COMPUTATIONS, FROM_MEMORY_READS, LISTS, READS_OF_ONE, SEARCHES, TASTED } from './reads.ts'
import { get, type Scenario } from './scenario.ts'
import { WRITES } from './writes.ts'

const CALLS = 60_000
/** Few things are asked for most of the time. */
const SKEW = 3

interface Share {
  weight: number
  scenarios: readonly Scenario[]
}

const fresh = (scenarios: readonly Scenario[]) => scenarios.filter(({ isFresh, isKnown }) => isFresh && !isKnown)

const SHARES: Share[] = [
  { weight: 40, scenarios: fresh(READS_OF_ONE) },
  { weight: 10, scenarios: FROM_MEMORY_READS.filter(({ isKnown }) => !isKnown) },
  { weight: 20, scenarios: fresh(LISTS) },
  { weight: 6, scenarios: fresh(TASTED) },
  { weight: 5, scenarios: fresh(SEARCHES) },
  { weight: 5, scenarios: COMPUTATIONS },
  { weight: 4, scenarios: MCP },
  { weight: 10, scenarios: WRITES },
]

export function mixture(facts: Facts): Call[] {
  const random = createRandom(4)
  const known = new Map<Scenario, Call[]>()
  const callsOf = (scenario: Scenario) => {
    const calls = known.get(scenario) ?? scenario.calls(facts)
    known.set(scenario, calls)
    return calls
  }
  return Array.from({ length: CALLS }, (_, n) => {
    if (n % 1000 === 0) return get('/api/health')
    const { scenarios } = random.weighted(SHARES, ({ weight }) => weight)
    const scenario = random.pick(scenarios)
    const calls = callsOf(scenario)
    // Whatever is written differs; what is read is mostly what others read.
    return WRITES.includes(scenario) ? calls[n % calls.length]! : calls[skewed(random, calls.length)]!
  })
}

const skewed = (random: Random, count: number): number =>
  Math.min(count - 1, Math.floor(count * (random.between(0, 1_000_000) / 1_000_000) ** SKEW))
