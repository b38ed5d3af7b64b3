/** Measures durable writes compared with a bare loop of the same transactions, and the slowdown of concurrent reads. */
import { join } from 'node:path'
import { workingCopy } from './data/database-cache.ts'
import type { Transaction } from './load/bare-writer.ts'
import type { Result } from './load/job.ts'
import type { LoadGenerator, Writer } from './load/processes.ts'
import {
  callsOfRound,
  countErrors,
  type Figures,
  figuresOf,
  jobFor,
  type Pace,
  type Subject,
  warmMsOf,
} from './measure.ts'
import { recordCalls } from './record.ts'
import { median } from './statistics.ts'
import { get, type Scenario } from './work/scenario.ts'

export interface MeasuredWrite {
  scenario: Scenario
  errors: number
  /** By subject name. */
  of: Record<string, WriteFigures>
}

export interface WriteFigures extends Figures {
  /** Transactions per second of the bare loop, on a copy of the same database. */
  loopPerSecond: number
  /** Throughput of reads during these writes, as a share of that without writes. */
  readsKept: number
}

/** Each round starts on a fresh copy, and no transaction can run twice, so a fast loop ends before its round does. */
const RECORDED = 4_000

/** Reads with unique URLs, which are never cached. */
const READS: Scenario = {
  name: 'reads beside writes',
  hasUniqueUrls: true,
  status: 200,
  calls: ({ size }) => Array.from({ length: 500 }, (_, n) => get(`/api/recipes/${1 + ((n * 37) % size.recipes)}`)),
}

export interface Tools {
  writer: Writer
  load: LoadGenerator
  other: LoadGenerator
}

/** `kept` has the filled database files by subject name. */
export async function measureWrites(
  scenario: Scenario,
  subjects: readonly Subject[],
  kept: ReadonlyMap<string, string>,
  tools: Tools,
  pace: Pace,
): Promise<MeasuredWrite> {
  const copyOf = ({ name }: Subject) => join(workingCopy(kept.get(name)!, 'bare-writes'), 'brewprint.db')
  const recorded: Transaction[][] = []
  for (const subject of subjects) recorded.push(await record(scenario, subject, copyOf(subject)))
  const loops = subjects.map(() => [] as number[])
  const rounds = subjects.map(() => [] as Round[])
  for (let round = 0; round < pace.rounds; round++) {
    for (const [i, subject] of subjects.entries()) {
      await tools.writer.open(copyOf(subject), recorded[i]!)
      loops[i]!.push(await tools.writer.run(pace.measureMs))
      rounds[i]!.push(await oneRound(scenario, subject, tools, { ...pace, warmMs: warmMsOf(pace, round) }, round))
    }
  }
  return {
    scenario,
    errors: rounds.flat().reduce((sum, { errors }) => sum + errors, 0),
    of: Object.fromEntries(
      subjects.map(({ name }, i) => [
        name,
        {
          ...figuresOf(rounds[i]!.map(({ writes }) => writes)),
          loopPerSecond: median(loops[i]!),
          readsKept: median(rounds[i]!.map(({ readsKept }) => readsKept)),
        },
      ]),
    ),
  }
}

/** Returns the statements that the service runs for the calls of a scenario. */
async function record(scenario: Scenario, { facts, dataDir }: Subject, path: string): Promise<Transaction[]> {
  const calls = scenario.calls(facts).slice(0, RECORDED)
  return (await recordCalls({ engine: 'sqlite', path }, dataDir, calls, 'writes')) as Transaction[]
}

interface Round {
  writes: Result
  readsKept: number
  errors: number
}

export async function oneRound(
  scenario: Scenario,
  subject: Subject,
  { load, other }: Tools,
  pace: Pace,
  round: number,
): Promise<Round> {
  const job = await jobFor(scenario, subject, pace)
  const reads = await jobFor(READS, subject, pace)
  const part = (n: number) => callsOfRound(job, round * 2 + n, pace.rounds * 2)
  const writes = await load.run(part(0))
  const alone = await load.run(reads)
  const few = { ...part(1), connections: Math.ceil(pace.connections / 4) }
  const [readsBeside, writesBeside] = await Promise.all([load.run(reads), other.run(few)])
  const errors = countErrors([[writes, alone, readsBeside, writesBeside]])
  return { writes, readsKept: readsBeside.requests / alone.requests, errors }
}
