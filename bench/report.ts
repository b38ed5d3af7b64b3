/** Puts what was measured into one table, for the terminal and for bench/RESULTS.md. */
import type { Figures, Measured } from './measure.ts'
import type { MeasuredWrite } from './writes.ts'

export const LIMITS = { growth: 2, memoryBytes: 250e6, startMs: 1_500, readsKept: 0.5, pgbench: 0.5 }

export interface EngineResults {
  engine: 'SQLite' | 'PostgreSQL'
  version: string
  sizes: string[]
  starts: Record<string, number>
  memory: Record<string, { now: number; peak: number }>
  reads: Measured[]
  writes: MeasuredWrite[]
  /** Transactions in a second that pgbench reaches, by scenario. */
  pgbench: Record<string, number>
}

export function tableOf(results: EngineResults): string {
  const { sizes, reads, writes, pgbench } = results
  const hasPgbench = Object.keys(pgbench).length > 0
  const titles = ['', 'Request', 'Bytes', 'Bare req/s']
  for (const size of sizes) titles.push(`${size}: req/s`, 'p50 ms', 'p99 ms', 'of bare')
  titles.push('Target')
  if (sizes.length > 1) titles.push('Growth p50', 'Growth p99')
  if (hasPgbench) titles.push('of pgbench')
  const rows = reads.map((measured) => {
    const cells = [verdict(readFaults(measured, results)), measured.scenario.name, String(measured.bytes)]
    cells.push(whole(measured.bare.perSecond))
    for (const size of sizes) cells.push(...figures(measured.of[size]!, measured.bare.perSecond))
    cells.push(targetOf(measured, results))
    if (sizes.length > 1) cells.push(...growth(measured.of, sizes).map(share))
    if (hasPgbench) cells.push(pgbenchShare(measured, results))
    return cells
  })
  const parts = [render([titles, ...rows])]
  if (writes.length > 0) parts.push(render(writeRows(results)))
  return parts.join('\n\n')
}

function writeRows(results: EngineResults): string[][] {
  const { sizes, writes } = results
  const titles = ['', 'Durable write']
  for (const size of sizes) titles.push(`${size}: loop tx/s`, 'req/s', 'p50 ms', 'p99 ms', 'of loop', 'Reads kept')
  titles.push('Target')
  if (sizes.length > 1) titles.push('Growth p50', 'Growth p99')
  const rows = writes.map((measured) => {
    const cells = [verdict(writeFaults(measured, results)), measured.scenario.name]
    for (const size of sizes) {
      const { readsKept, loopPerSecond, ...rest } = measured.of[size]!
      cells.push(whole(loopPerSecond), ...figures(rest, loopPerSecond), share(readsKept))
    }
    cells.push(String(measured.scenario.target))
    if (sizes.length > 1) cells.push(...growth(measured.of, sizes).map(share))
    return cells
  })
  return [titles, ...rows]
}

/** What was not reached, in words. */
export function faultsOf(results: EngineResults): string[] {
  const faults = [
    ...results.reads.flatMap((measured) => readFaults(measured, results)),
    ...results.writes.flatMap((measured) => writeFaults(measured, results)),
  ]
  const last = results.sizes.at(-1)!
  const { now } = results.memory[last]!
  if (now > LIMITS.memoryBytes) faults.push(`memory at ${last}: ${megabytes(now)} of ${megabytes(LIMITS.memoryBytes)}`)
  const start = results.starts[last]!
  if (start > LIMITS.startMs) faults.push(`start at ${last}: ${whole(start)} ms of ${LIMITS.startMs} ms`)
  return faults
}

function readFaults(measured: Measured, results: EngineResults): string[] {
  const { scenario, bare, of, errors } = measured
  const faults = growthFaults(scenario.name, of, results.sizes)
  if (errors > 0) faults.push(`${scenario.name}: ${errors} answers were wrong`)
  const target = results.engine === 'SQLite' ? scenario.target : undefined
  for (const size of results.sizes) {
    const reached = of[size]!.perSecond / bare.perSecond
    if (target && reached < target) faults.push(`${scenario.name}, ${size}: ${share(reached)} of ${target}`)
  }
  const limit = results.pgbench[scenario.name]
  if (limit) {
    const reached = of[results.sizes.at(-1)!]!.perSecond / limit
    if (reached < LIMITS.pgbench) faults.push(`${scenario.name}: ${share(reached)} of pgbench, of ${LIMITS.pgbench}`)
  }
  return faults
}

function writeFaults({ scenario, of, errors }: MeasuredWrite, { sizes }: EngineResults): string[] {
  const faults = growthFaults(scenario.name, of, sizes)
  if (errors > 0) faults.push(`${scenario.name}: ${errors} answers were wrong`)
  for (const size of sizes) {
    const { perSecond, loopPerSecond, readsKept } = of[size]!
    const reached = perSecond / loopPerSecond
    if (reached < scenario.target!) faults.push(`${scenario.name}, ${size}: ${share(reached)} of ${scenario.target}`)
    if (readsKept < LIMITS.readsKept)
      faults.push(`reads beside ${scenario.name}, ${size}: ${share(readsKept)} are left`)
  }
  return faults
}

function growthFaults(name: string, of: Record<string, Figures>, sizes: readonly string[]): string[] {
  if (sizes.length < 2) return []
  return growth(of, sizes).flatMap((value, i) =>
    value > LIMITS.growth ? [`${name}: ${i === 0 ? 'p50' : 'p99'} grows ${share(value)} times`] : [],
  )
}

function growth(of: Record<string, Figures>, sizes: readonly string[]): [number, number] {
  const [first, last] = [of[sizes[0]!]!, of[sizes.at(-1)!]!]
  return [last.p50Ms / first.p50Ms, last.p99Ms / first.p99Ms]
}

const targetOf = ({ scenario }: Measured, { engine }: EngineResults): string =>
  engine === 'SQLite' && scenario.target ? String(scenario.target) : ''

const pgbenchShare = ({ scenario, of }: Measured, { pgbench, sizes }: EngineResults): string =>
  pgbench[scenario.name] ? share(of[sizes.at(-1)!]!.perSecond / pgbench[scenario.name]!) : ''

const verdict = (faults: readonly string[]): string => (faults.length > 0 ? '✗' : '✓')
const whole = (value: number): string => String(Math.round(value))
const share = (value: number): string => value.toFixed(value < 0.1 ? 3 : 2)
export const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`

const figures = ({ perSecond, p50Ms, p99Ms }: Figures, yardstick: number): string[] => [
  whole(perSecond),
  p50Ms.toFixed(2),
  p99Ms.toFixed(2),
  share(perSecond / yardstick),
]

/** Markdown that is a table to the eye as well. */
function render([titles, ...rows]: string[][]): string {
  const widths = titles!.map((title, i) => Math.max(3, title.length, ...rows.map((row) => row[i]!.length)))
  const isText = (i: number) => i < 2
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, i) => (isText(i) ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join(' | ')} |`
  const rule = `|${widths.map((width, i) => (isText(i) ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`
  return [line(titles!), rule, ...rows.map(line)].join('\n')
}
