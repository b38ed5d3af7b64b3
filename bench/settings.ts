/** Command line options: what to measure, and for how long. */
import { parseArgs } from 'node:util'
import type { SizeName } from './data/sizes.ts'
import type { Pace } from './measure.ts'
import { MCP } from './work/mcp.ts'
import { MEMBERS } from './work/members.ts'
import { MODERATION } from './work/moderation.ts'
import { COMPUTATIONS, FROM_MEMORY_READS, LISTS, READS_OF_ONE, SEARCHES, TASTED } from './work/reads.ts'

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    postgres: { type: 'boolean', default: false },
    sqlite: { type: 'boolean', default: true },
    only: { type: 'string' },
    sizes: { type: 'string' },
    /** Whether the results are written to bench/RESULTS.md. */
    write: { type: 'boolean' },
  },
  allowNegative: true,
})

const { quick, only } = options
export const engines = { sqlite: options.sqlite, postgres: options.postgres }
export const isWritten = options.write ?? (!quick && !only)
export const sizes = (options.sizes ?? (quick ? 'small' : 'small,large')).split(',') as SizeName[]

export const PACE: Pace = quick
  ? { connections: 32, rounds: 1, warmMs: 250, measureMs: 250 }
  : { connections: 32, rounds: 3, warmMs: 700, measureMs: 500 }
/** For mixed scenarios, and for the p99 of scenarios with few requests. */
export const LONG_PACE: Pace = quick
  ? { ...PACE, warmMs: 500, measureMs: 1_000 }
  : { ...PACE, warmMs: 2_000, measureMs: 4_000 }
/** How long each scenario runs before anything is measured, to warm up the server like one that has run for days. */
export const WARM_UP_MS = quick ? 0 : 300
export const PGBENCH_SECONDS = quick ? 1 : 3

/** Filters by --only, a regular expression on the name. */
export const isWanted = ({ name }: { name: string }): boolean => !only || new RegExp(only).test(name)

export const POINTS_AND_LISTS = [...READS_OF_ONE, ...LISTS].filter(isWanted)
export const READS = [
  ...FROM_MEMORY_READS,
  ...READS_OF_ONE,
  ...LISTS,
  ...TASTED,
  ...SEARCHES,
  ...COMPUTATIONS,
  ...MCP,
  ...MEMBERS,
  ...MODERATION,
].filter(isWanted)
