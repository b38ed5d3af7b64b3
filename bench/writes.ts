/** Measures durable writes against a bare loop of the same transactions, and what reads lose beside them. */
import { join } from 'node:path'
import { workingCopy } from './data/keep.ts'
import type { Transaction } from './load/bare-writer.ts'
import type { Result } from './load/job.ts'
import type { LoadGenerator, Writer } from './load/processes.ts'
import { type Figures, figuresOf, jobFor, median, type Pace, partOf, type Subject, warmMsOf } from './measure.ts'
import { recordCalls } from './record.ts'
import { get, type Scenario } from './work/scenario.ts'

export interface MeasuredWrite {
  scenario: Scenario
  errors: number
  /** By the subjects' names. */
  of: Record<string, WriteFigures>
}

export interface WriteFigures extends Figures {
  /** Transactions of the bare loop in a second, on a copy of the same database. */
  loopPerSecond: number
  /** What is left of the reads alone while these writes go on. */
  readsKept: number
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

/** `kept` are the filled files by the subjects' names. */
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

/** The statements that the service sends for such calls. */
async function record(scenario: Scenario, { facts, dataDir }: Subject, path: string): Promise<Transaction[]> {
  const calls = scenario.calls(facts).slice(0, RECORDED)
  return (await recordCalls({ engine: 'sqlite', path }, dataDir, calls, 'writes')) as Transaction[]
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
  const job = await jobFor(scenario, subject, pace)
  const reads = await jobFor(READS, subject, pace)
  const part = (n: number) => partOf(job, round * 2 + n, pace.rounds * 2)
  const writes = await load.run(part(0))
  const alone = await load.run(reads)
  const few = { ...part(1), connections: Math.ceil(pace.connections / 4) }
  const [beside, besides] = await Promise.all([load.run(reads), other.run(few)])
  return { writes, readsKept: beside.requests / alone.requests, errors: writes.errors + besides.errors }
}
