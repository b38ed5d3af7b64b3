/** Describes the targets that were not reached. */
import type { Compared } from './compare.ts'
import type { Figures, Measured } from './measure.ts'
import type { MeasuredMixed } from './mixed.ts'
import { type EngineResults, LIMITS } from './results.ts'
import { type MeasuredSignIns, SIGN_INS } from './sign-ins.ts'
import { megabytes, share, whole } from './table.ts'
import type { MeasuredWrite } from './writes.ts'

export function missedTargets(results: EngineResults): string[] {
  const missed = [
    ...results.mixed.flatMap(mixedMisses),
    ...results.ordinary.flatMap(comparedMisses),
    ...results.signIns.flatMap(signInMisses),
    ...results.reads.flatMap((measured) => readMisses(measured, results)),
    ...results.writes.flatMap((measured) => writeMisses(measured, results)),
  ]
  const last = results.sizes.at(-1)!
  const { now } = results.memory[last]!
  if (now > LIMITS.memoryBytes) missed.push(`memory at ${last}: ${megabytes(now)} of ${megabytes(LIMITS.memoryBytes)}`)
  const start = results.starts[last]!
  if (start > LIMITS.startMs) missed.push(`start at ${last}: ${whole(start)} ms of ${LIMITS.startMs} ms`)
  return missed
}

export function readMisses(measured: Measured, results: EngineResults): string[] {
  const { scenario, bare, of, errors } = measured
  const missed = [
    ...wrongAnswers(scenario.name, errors, Object.values(of)),
    ...growthMisses(scenario.name, of, results),
  ]
  const target = results.engine === 'SQLite' ? scenario.target : undefined
  for (const size of results.sizes) {
    const reached = of[size]!.perSecond / bare.perSecond
    if (target && reached < target) missed.push(`${scenario.name}, ${size}: ${share(reached)} of ${target}`)
  }
  const limit = results.pgbench[scenario.name]
  if (limit) {
    const reached = of[results.sizes.at(-1)!]!.perSecond / limit
    if (reached < LIMITS.pgbench) missed.push(`${scenario.name}: ${share(reached)} of pgbench, of ${LIMITS.pgbench}`)
  }
  return missed
}

export function writeMisses(measured: MeasuredWrite, results: EngineResults): string[] {
  const { scenario, of, errors } = measured
  const missed = [
    ...wrongAnswers(scenario.name, errors, Object.values(of)),
    ...growthMisses(scenario.name, of, results),
  ]
  for (const size of results.sizes) {
    const { perSecond, loopPerSecond, readsKept } = of[size]!
    const reached = perSecond / loopPerSecond
    if (reached < scenario.target!) missed.push(`${scenario.name}, ${size}: ${share(reached)} of ${scenario.target}`)
    if (readsKept < LIMITS.readsKept)
      missed.push(`reads beside ${scenario.name}, ${size}: ${share(readsKept)} are left`)
  }
  return missed
}

export function mixedMisses(measured: MeasuredMixed): string[] {
  const times = measured.service.perSecond / measured.other.perSecond
  const isSlow = times < LIMITS.mixed
  return [
    ...comparedMisses(measured),
    ...(isSlow
      ? [`mixed scenario, ${measured.size}: ${share(times)} times the ordinary stack, of ${LIMITS.mixed}`]
      : []),
  ]
}

export function signInMisses(measured: MeasuredSignIns): string[] {
  const { name, errors, alone, beside } = measured
  const times = beside.p99Ms / alone.p99Ms
  const words = `${name} beside ${SIGN_INS} sign-ins: p99 grows ${share(times)} times, of ${LIMITS.signIns}`
  return [...wrongAnswers(name, errors, [alone, beside]), ...(times > LIMITS.signIns ? [words] : [])]
}

const wrongAnswers = (name: string, errors: number, figures: readonly Figures[]): string[] => [
  ...(errors > 0 ? [`${name}: ${errors} answers were wrong`] : []),
  ...(figures.some(({ perSecond }) => perSecond === 0) ? [`${name}: nothing was answered in time`] : []),
]

export const comparedMisses = ({ name, size, errors, service, other }: Compared): string[] =>
  wrongAnswers(`${name}, ${size}`, errors, [service, other])

function growthMisses(name: string, of: Record<string, Figures>, { sizes }: EngineResults): string[] {
  if (sizes.length < 2) return []
  const value = growth(of, sizes)
  return value > LIMITS.growth ? [`${name}: p50 grows ${share(value)} times`] : []
}

/** The ratio of the median at the last size to that at the first. */
export const growth = (of: Record<string, Figures>, sizes: readonly string[]): number =>
  of[sizes.at(-1)!]!.p50Ms / of[sizes[0]!]!.p50Ms
