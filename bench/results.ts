/** What a run on one engine has found. */
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
  /** The rest is measured on SQLite only. */
  writes: MeasuredWrite[]
  mixed: MeasuredMixed[]
  /** The service beside the ordinary stack. */
  ordinary: Compared[]
  /** The service beside itself without request batching. */
  batching: Compared[]
  signIns: MeasuredSignIns[]
  /** Transactions in a second that pgbench reaches, by scenario. */
  pgbench: Record<string, number>
}

export const LIMITS = {
  /** Of the median, from the smallest database to the largest. */
  growth: 2,
  memoryBytes: 250e6,
  startMs: 1_500,
  readsKept: 0.5,
  pgbench: 0.5,
  /** Times the ordinary stack. */
  mixed: 2,
  /** Share of processor time that a mechanism must save to stay. */
  batching: 0.25,
  /** Times the p99 of commits alone. */
  signIns: 2,
}
