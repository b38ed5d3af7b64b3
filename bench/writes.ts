/** Measures durable writes against a bare loop of the same transactions, and what reads lose beside them. */
import { join } from 'node:path'
import { workingCopy } from './data/keep.ts'
import type { Transaction } from './load/bare-writer.ts'
import type { Result } from './load/job.ts'
import type { LoadGenerator, Writer } from './load/processes.ts'
import { AGAIN_WARM_MS, type Figures, figuresOf, jobFor, median, type Pace, type Subject } from './measure.ts'
import { recordCalls } from './record.ts'
import { get, type Scenario } from './work/scenario.ts'

export interface MeasuredWrite {
  scenario: Scenario
  errors: number
  /** Transactions of the bare loop in a second, on the first database. */
  loopPerSecond: number
  /** By the subjects' names; `readsKept` is what is left of the reads alone while these writes go on. */
  of: Record<string, Figures & { readsKept: number }>
}

/** More than the loop gets through in a round: each begins on a fresh copy, and none of them can be done twice. */
const RECORDED = 4_000

/** Such as no cache has. */
const READS: Scenario = {
  name: 'reads beside writes',
  isFresh: true,
  status: 200,
  calls: ({ size }) => Array.from({ length: 500 }, (_, n) => get(`/api/recipes/${1 + ((n * 37) % size.recipes)}`)),
}

export interface Tools {
  writer: Writer
  load: LoadGenerator
  other: LoadGenerator
}

/** `kept` is the filled file of the first subject. */
export async function measureWrites(
  scenario: Scenario,
  subjects: readonly Subject[],
  kept: string,
  tools: Tools,
  pace: Pace,
): Promise<MeasuredWrite> {
  const copy = () => join(workingCopy(kept, 'bare-writes'), 'brewprint.db')
  const calls = scenario.calls(subjects[0]!.facts).slice(0, RECORDED)
  const database = { engine: 'sqlite', path: copy() } as const
  const transactions = await recordCalls(database, subjects[0]!.dataDir, calls, 'writes')
  const loops: number[] = []
  const rounds = subjects.map(() => [] as Round[])
  for (let round = 0; round < pace.rounds; round++) {
    await tools.writer.open(copy(), transactions as Transaction[])
    loops.push(await tools.writer.run(pace.measureMs))
    for (const [i, subject] of subjects.entries()) {
      const warmMs = round === 0 ? pace.warmMs : Math.min(pace.warmMs, AGAIN_WARM_MS)
      rounds[i]!.push(await oneRound(scenario, subject, tools, { ...pace, warmMs }, round))
    }
  }
  return {
    scenario,
    errors: rounds.flat().reduce((sum, { errors }) => sum + errors, 0),
    loopPerSecond: median(loops),
    of: Object.fromEntries(
      subjects.map(({ name }, i) => [
        name,
        { ...figuresOf(rounds[i]!.map(({ writes }) => writes)), readsKept: median(rounds[i]!.map((r) => r.readsKept)) },
      ]),
    ),
  }
}

interface Round {
  writes: Result
  readsKept: number
  errors: number
}

async function oneRound(
  scenario: Scenario,
  subject: Subject,
  { load, other }: Tools,
  pace: Pace,
  round: number,
): Promise<Round> {
  const job = { ...(await jobFor(scenario, subject, pace)), hasOwnAddresses: true }
  const reads = await jobFor(READS, subject, pace)
  // Each part of the calls is made once, since doing the same again might change nothing.
  const part = (n: number) => {
    const length = Math.floor(job.calls.length / (pace.rounds * 2))
    return job.calls.slice((round * 2 + n) * length, (round * 2 + n + 1) * length)
  }
  const writes = await load.run({ ...job, calls: part(0) })
  const alone = await load.run(reads)
  const few = { ...job, calls: part(1), connections: Math.ceil(pace.connections / 4) }
  const [beside, besides] = await Promise.all([load.run(reads), other.run(few)])
  return { writes, readsKept: beside.requests / alone.requests, errors: writes.errors + besides.errors }
}
