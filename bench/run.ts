/** npm run bench: fills databases, measures the service against a bare server and writes down what came of it. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { keptPostgres } from './data/fill-postgres.ts'
import { emptyDirectory, KEPT, keptSqlite, workingCopy } from './data/keep.ts'
import { SIZES, type SizeName } from './data/sizes.ts'
import { Postgres } from './load/postgres.ts'
import { startBareServer, startLoadGenerator, startService, startWriter } from './load/processes.ts'
import { jobFor, type Measured, measure, type Pace, type Subject } from './measure.ts'
import { measurePgbench } from './pgbench.ts'
import { Progress } from './progress.ts'
import { type EngineResults, faultsOf, megabytes, tableOf } from './report.ts'
import { writeResults } from './results-page.ts'
import { readFacts } from './work/facts.ts'
import { MCP } from './work/mcp.ts'
import { MEMBERS } from './work/members.ts'
import { COMPUTATIONS, FROM_MEMORY_READS, LISTS, READS_OF_ONE, SEARCHES, TASTED } from './work/reads.ts'
import type { Scenario } from './work/scenario.ts'
import { WRITES } from './work/writes.ts'
import { measureWrites } from './writes.ts'

const { values: options } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    postgres: { type: 'boolean', default: false },
    sqlite: { type: 'boolean', default: true },
    only: { type: 'string' },
    sizes: { type: 'string' },
    /** Whether the figures are written down. */
    write: { type: 'boolean' },
  },
  allowNegative: true,
})

const PACE: Pace = options.quick
  ? { connections: 32, rounds: 1, warmMs: 250, measureMs: 250 }
  : { connections: 32, rounds: 3, warmMs: 700, measureMs: 500 }
/** Before anything is measured, each request is made for so long: a service that runs for days has seen them all. */
const SEEN_MS = options.quick ? 0 : 500
const PGBENCH_SECONDS = options.quick ? 1 : 3
const sizes = (options.sizes ?? (options.quick ? 'small' : 'small,large')).split(',') as SizeName[]
const isWanted = ({ name }: Scenario) => !options.only || new RegExp(options.only).test(name)
const POINTS_AND_LISTS = [...READS_OF_ONE, ...LISTS].filter(isWanted)
const READS = [
  ...FROM_MEMORY_READS,
  ...READS_OF_ONE,
  ...LISTS,
  ...TASTED,
  ...SEARCHES,
  ...COMPUTATIONS,
  ...MCP,
  ...MEMBERS,
].filter(isWanted)

const say = (line: string) => process.stdout.write(`${line}\n`)

async function onSqlite(): Promise<EngineResults> {
  const kept = new Map<string, string>()
  for (const name of sizes) kept.set(name, await keptSqlite(SIZES[name]))
  const subjects = []
  for (const name of sizes) {
    const dataDir = workingCopy(kept.get(name)!, name)
    subjects.push(await subjectOf(name, dataDir, { engine: 'sqlite', path: join(dataDir, 'brewprint.db') }, {}))
  }
  const reads = await measureReads(subjects)
  const tools = { writer: startWriter(), load: startLoadGenerator(), other: startLoadGenerator() }
  const writes = []
  for (const scenario of WRITES.filter(isWanted)) {
    writes.push(await measureWrites(scenario, subjects, kept, tools, PACE))
  }
  await Promise.all([tools.writer.stop(), tools.load.stop(), tools.other.stop()])
  const version = process.versions.sqlite!
  return { engine: 'SQLite', version, sizes, ...(await finish(subjects)), reads, writes, pgbench: {} }
}

async function onPostgres(): Promise<EngineResults> {
  const server = await Postgres.start()
  try {
    const subjects = []
    const databases = new Map<string, string>()
    for (const name of sizes) {
      const database = await keptPostgres(server, SIZES[name])
      databases.set(name, database)
      const dataDir = emptyDirectory(`postgres-${name}`)
      const url = server.url(database)
      subjects.push(await subjectOf(name, dataDir, { engine: 'postgres', url }, { DATABASE_URL: url }))
    }
    const reads = await measureReads(subjects)
    const last = subjects.at(-1)!
    const pgbench: Record<string, number> = {}
    for (const scenario of POINTS_AND_LISTS.filter(({ isFresh }) => isFresh)) {
      const database = databases.get(last.name)!
      pgbench[scenario.name] = await measurePgbench(
        server,
        database,
        last.dataDir,
        scenario,
        last.facts,
        PGBENCH_SECONDS,
      )
    }
    const version = await server.query('postgres', 'show server_version')
    return { engine: 'PostgreSQL', version, sizes, ...(await finish(subjects)), reads, writes: [], pgbench }
  } finally {
    await server.stop()
  }
}

async function subjectOf(
  name: SizeName,
  dataDir: string,
  database: Parameters<typeof readFacts>[1],
  env: Record<string, string>,
): Promise<Subject> {
  // Once before, so that what is compiled and what the system keeps of the file is there, as on any second start.
  await (await startService(dataDir, env)).stop()
  const service = await startService(dataDir, env)
  return { name, dataDir, service, facts: await readFacts(SIZES[name], database, dataDir) }
}

async function measureReads(subjects: readonly Subject[]): Promise<Measured[]> {
  const bare = await startBareServer()
  const load = startLoadGenerator()
  const progress = new Progress('reads', READS.length * 2)
  for (const scenario of READS) {
    for (const subject of subjects) {
      if (SEEN_MS > 0) await load.run({ ...(await jobFor(scenario, subject, PACE)), warmMs: 0, measureMs: SEEN_MS })
    }
    progress.add(1)
  }
  const measured = []
  for (const scenario of READS) {
    measured.push(await measure(scenario, subjects, bare, load, PACE))
    progress.add(1)
  }
  await Promise.all([bare.stop(), load.stop()])
  return measured
}

async function finish(subjects: readonly Subject[]): Promise<Pick<EngineResults, 'starts' | 'memory'>> {
  const starts = Object.fromEntries(subjects.map(({ name, service }) => [name, service.startMs]))
  const memory = Object.fromEntries(subjects.map(({ name, service }) => [name, service.memory()]))
  for (const { service } of subjects) await service.stop()
  return { starts, memory }
}

/** The other engine's figures stay from the run before. */
function keep(results: EngineResults): void {
  writeFileSync(join(KEPT, `${results.engine}.json`), JSON.stringify(results))
}

function kept(engine: string): EngineResults[] {
  const path = join(KEPT, `${engine}.json`)
  return existsSync(path) ? [JSON.parse(readFileSync(path, 'utf8'))] : []
}

const isWritten = options.write ?? (!options.quick && !options.only)
mkdirSync(KEPT, { recursive: true })
const runs = [...(options.sqlite ? [onSqlite] : []), ...(options.postgres ? [onPostgres] : [])]
for (const run of runs) {
  const results = await run()
  say(`\n${results.engine} ${results.version}\n\n${tableOf(results)}\n`)
  for (const size of sizes) {
    const { now, peak } = results.memory[size]!
    say(`${size}: started in ${Math.round(results.starts[size]!)} ms, ${megabytes(now)}, at most ${megabytes(peak)}`)
  }
  const faults = faultsOf(results)
  say(
    faults.length === 0
      ? 'Every target is reached.'
      : `Not reached:\n${faults.map((fault) => `- ${fault}`).join('\n')}`,
  )
  if (isWritten) keep(results)
}
if (isWritten) say(`\nWritten to ${writeResults([...kept('SQLite'), ...kept('PostgreSQL')])}`)
