/** The results of a run on one engine, and the targets. */
import type { Compared } from './compare.ts'
import type { Measured } from './measure.ts'
import type { MeasuredMixed } from './mixed.ts'
import type { MeasuredSignIns } from './sign-ins.ts'
import type { MeasuredWrite } from './writes.ts'

export interface EngineResults {
  engine: 'SQLite' | 'PostgreSQL'
  version: string
  sizes: string[]
  starts: Record<string, number>
  memory: Record<string, { now: number; peak: number }>
  reads: Measured[]
  /** Empty on PostgreSQL, like the fields below except for `pgbench`. */
  writes: MeasuredWrite[]
  mixed: MeasuredMixed[]
  /** The service compared with the ordinary stack. */
  ordinary: Compared[]
  signIns: MeasuredSignIns[]
  /** Transactions per second of pgbench, by scenario. */
  pgbench: Record<string, number>
}

export const LIMITS = {
  /** The most that the median may grow from the smallest database to the largest. */
  growth: 2,
  memoryBytes: 320e6,
  startMs: 2_500,
  readsKept: 0.5,
  pgbench: 0.5,
  /** The least throughput, as a multiple of the ordinary stack's. */
  mixed: 2,
  /** The highest p99 of commits, as a multiple of that without sign-ins. */
  signIns: 2,
}
