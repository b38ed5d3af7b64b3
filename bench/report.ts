/** Formats the results as sections with a table each, for the terminal and bench/RESULTS.md. */
import type { Compared } from './compare.ts'
import type { Figures, Measured } from './measure.ts'
import { comparedMisses, growth, mixedMisses, readMisses, signInMisses, writeMisses } from './missed-targets.ts'
import { type EngineResults, LIMITS } from './results.ts'
import { SIGN_INS } from './sign-ins.ts'
import { microseconds, milliseconds, percent, renderTable, share, verdict, whole } from './table.ts'

export interface Section {
  title: string
  /** Explains the table. */
  note: string
  table: string
}

export function sectionsOf(results: EngineResults): Section[] {
  const sections: Section[] = [
    {
      title: 'Mixed scenario',
      note: `70 % anonymous reads, 20 % signed-in reads and 10 % writes, the popular asked for most (Zipf). At least ${LIMITS.mixed} times the ordinary stack, in requests per second. Cache hits are of the anonymous reads.`,
      table: renderTable(mixedRows(results)),
    },
    {
      title: 'Against the ordinary stack',
      note: 'The same requests on Fastify and Kysely without cache, compiled queries or group commit (bench/plain). Repeated reads show the gain by the response cache, reads that are not repeated that by compiled queries and keyset scans, votes and comments that by group commit.',
      table: renderTable(ordinaryRows(results)),
    },
    {
      title: 'Commits beside sign-ins',
      note: `${SIGN_INS} connections sign in with a password all the time, and others write at a steady rate. The server isn't pinned here. The p99 may grow ${LIMITS.signIns} times.`,
      table: renderTable(signInRows(results)),
    },
    {
      title: 'Every read',
      note: `"of bare" compares requests per second with a bare \`node:http\` server that sends the same bytes, "by CPU" the processor time of a request. The median may grow ${LIMITS.growth} times from the smallest database to the largest.`,
      table: renderTable(readRows(results)),
    },
    {
      title: 'Group commit',
      note: `Durable writes from 32 connections, compared with a loop of the same transactions that waits for the disk each time. "Reads kept" is what 32 reading connections keep of their throughput beside 8 that write; at least ${LIMITS.readsKept}.`,
      table: renderTable(writeRows(results)),
    },
  ]
  return sections.filter(({ table }) => table.split('\n').length > 2)
}

const cells = ({ perSecond, cpuUs, p50Ms, p99Ms }: Figures): string[] => [
  whole(perSecond),
  microseconds(cpuUs),
  milliseconds(p50Ms),
  milliseconds(p99Ms),
]
const TITLES = ['req/s', 'CPU µs', 'p50 ms', 'p99 ms']

/** How many times less CPU time per request the first one uses. */
const lessCpu = (one: Figures, other: Figures): string =>
  one.cpuUs && other.cpuUs ? share(other.cpuUs / one.cpuUs) : '?'

const pair = ({ service, other }: Compared): string[] => [
  ...cells(service),
  ...cells(other),
  share(service.perSecond / other.perSecond),
  lessCpu(service, other),
]
const ordinaryTitles = [...TITLES, `ordinary: ${TITLES[0]}`, ...TITLES.slice(1), 'times req/s', 'times less CPU']

const mixedRows = ({ mixed }: EngineResults): string[][] => [
  ['', 'Database', ...ordinaryTitles, 'Cache hits'],
  ...mixed.map((row) => [verdict(mixedMisses(row)), row.size, ...pair(row), percent(row.hitRatio)]),
]

const ordinaryRows = ({ ordinary }: EngineResults): string[][] => [
  ['', 'Request', ...ordinaryTitles],
  ...ordinary.map((row) => [verdict(comparedMisses(row)), `${row.name}, ${row.size}`, ...pair(row)]),
]

const signInRows = ({ signIns }: EngineResults): string[][] => [
  ['', 'Write', 'alone: p50 ms', 'p99 ms', 'beside sign-ins: p50 ms', 'p99 ms', 'times p99', 'sign-ins/s'],
  ...signIns.map((row) => {
    const { alone, beside, name, signInsPerSecond } = row
    const latencies = [alone.p50Ms, alone.p99Ms, beside.p50Ms, beside.p99Ms].map(milliseconds)
    return [verdict(signInMisses(row)), name, ...latencies, share(beside.p99Ms / alone.p99Ms), whole(signInsPerSecond)]
  }),
]

function readRows(results: EngineResults): string[][] {
  const { sizes, reads, pgbench } = results
  const hasPgbench = Object.keys(pgbench).length > 0
  const titles = ['', 'Request', 'Bytes', 'bare: req/s', 'CPU µs']
  for (const size of sizes) titles.push(`${size}: ${TITLES[0]}`, ...TITLES.slice(1), 'of bare', 'by CPU')
  titles.push('Target')
  if (sizes.length > 1) titles.push('Growth')
  if (hasPgbench) titles.push('of pgbench')
  const rows = reads.map((measured) => {
    const { scenario, bytes, bare, of } = measured
    const row = [verdict(readMisses(measured, results)), scenario.name, String(bytes)]
    row.push(whole(bare.perSecond), microseconds(bare.cpuUs))
    for (const size of sizes)
      row.push(...cells(of[size]!), share(of[size]!.perSecond / bare.perSecond), lessCpu(of[size]!, bare))
    row.push(targetOf(measured, results))
    if (sizes.length > 1) row.push(share(growth(of, sizes)))
    if (hasPgbench) row.push(pgbenchShare(measured, results))
    return row
  })
  return [titles, ...rows]
}

function writeRows(results: EngineResults): string[][] {
  const { sizes, writes } = results
  const titles = ['', 'Durable write']
  for (const size of sizes) titles.push(`${size}: loop tx/s`, ...TITLES, 'of loop', 'Reads kept')
  titles.push('Target')
  if (sizes.length > 1) titles.push('Growth')
  const rows = writes.map((measured) => {
    const row = [verdict(writeMisses(measured, results)), measured.scenario.name]
    for (const size of sizes) {
      const { readsKept, loopPerSecond, ...figures } = measured.of[size]!
      row.push(whole(loopPerSecond), ...cells(figures), share(figures.perSecond / loopPerSecond), share(readsKept))
    }
    row.push(String(measured.scenario.target))
    if (sizes.length > 1) row.push(share(growth(measured.of, sizes)))
    return row
  })
  return [titles, ...rows]
}

const targetOf = ({ scenario }: Measured, { engine }: EngineResults): string =>
  engine === 'SQLite' && scenario.target ? String(scenario.target) : ''

const pgbenchShare = ({ scenario, of }: Measured, { pgbench, sizes }: EngineResults): string =>
  pgbench[scenario.name] ? share(of[sizes.at(-1)!]!.perSecond / pgbench[scenario.name]!) : ''
