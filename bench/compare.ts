/** Runs the same requests on the service and on the ordinary stack, in turns. */
import type { LoadGenerator } from './load/processes.ts'
import {
  callsOfRound,
  countErrors,
  type Figures,
  figuresOf,
  jobFor,
  type Pace,
  type Subject,
  takeTurns,
} from './measure.ts'
import type { Scenario } from './work/scenario.ts'

export interface Compared {
  name: string
  /** The name of the database size. */
  size: string
  service: Figures
  other: Figures
  errors: number
}

export async function compare(
  scenario: Scenario,
  service: Subject,
  other: Subject,
  load: LoadGenerator,
  pace: Pace,
): Promise<Compared> {
  const turns = []
  for (const subject of [service, other]) {
    const job = await jobFor(scenario, subject, pace)
    turns.push((round: number) => (scenario.isOnce ? callsOfRound(job, round, pace.rounds) : job))
  }
  const results = await takeTurns(turns, load, pace)
  return {
    name: scenario.name,
    size: service.name,
    service: figuresOf(results[0]!),
    other: figuresOf(results[1]!),
    errors: countErrors(results),
  }
}
