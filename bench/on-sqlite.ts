/** Measures on SQLite: reads, writes, the mixed scenario and the gain of each mechanism. */
import { join } from 'node:path'
import { type Compared, compare } from './compare.ts'
import { cachedSqlite, workingCopy } from './data/database-cache.ts'
import { SIZES, type SizeName } from './data/sizes.ts'
import { type LoadGenerator, startLoadGenerator, startWriter } from './load/processes.ts'
import { startServer } from './load/server.ts'
import type { Subject } from './measure.ts'
import { type MeasuredMixed, measureMixed } from './mixed.ts'
import { Progress } from './progress.ts'
import type { EngineResults } from './results.ts'
import { isWanted, LONG_PACE, PACE, sizes } from './settings.ts'
import { type MeasuredSignIns, measureSignIns } from './sign-ins.ts'
import { finish, measureReads, startSubject } from './subjects.ts'
import { ON_BOTH_STACKS } from './work/compared.ts'
import { readFacts } from './work/facts.ts'
import { MIXED } from './work/mixed.ts'
import { WRITES } from './work/writes.ts'
import { type MeasuredWrite, measureWrites } from './writes.ts'

/** The names for --only of the parts that aren't scenarios. */
const BESIDE_SIGN_INS = { name: 'commits beside sign-ins' }
const ORDINARY = { name: 'ordinary stack' }

export async function onSqlite(): Promise<EngineResults> {
  const kept = new Map<SizeName, string>()
  for (const name of sizes) kept.set(name, await cachedSqlite(SIZES[name]))
  const subjects = []
  for (const [name, path] of kept) {
    const dataDir = workingCopy(path, name)
    subjects.push(await startSubject(name, dataDir, { engine: 'sqlite', path: join(dataDir, 'brewprint.db') }))
  }
  const reads = await measureReads(subjects)
  const load = startLoadGenerator()
  const { ordinary, mixed } = await measureOrdinary(subjects, kept, load)
  const writes = await measureAllWrites(subjects, kept, load)
  await load.stop()
  const ended = await finish(subjects)
  const signIns = await measureBesideSignIns(kept)
  const version = process.versions.sqlite!
  return {
    ...{ engine: 'SQLite', version, sizes, ...ended, reads, writes, mixed, ordinary, signIns },
    pgbench: {},
  }
}

type Kept = ReadonlyMap<SizeName, string>

async function measureOrdinary(
  subjects: readonly Subject[],
  kept: Kept,
  load: LoadGenerator,
): Promise<{ ordinary: Compared[]; mixed: MeasuredMixed[] }> {
  const scenarios = isWanted(ORDINARY) ? ON_BOTH_STACKS : []
  const ordinary: Compared[] = []
  const mixed: MeasuredMixed[] = []
  if (scenarios.length === 0 && !isWanted(MIXED)) return { ordinary, mixed }
  for (const service of subjects) {
    const other = await startOrdinary(service, kept)
    const progress = new Progress(`${ORDINARY.name}, ${service.name}`, scenarios.length + 1)
    for (const scenario of scenarios) {
      ordinary.push(await compare(scenario, service, other, load, PACE))
      progress.add(1)
    }
    if (isWanted(MIXED)) mixed.push(await measureMixed(service, other, load, LONG_PACE))
    progress.finish()
    await other.server.stop()
  }
  return { ordinary, mixed }
}

/** Starts the ordinary stack on a copy of the same database, for the same requests. */
async function startOrdinary({ name }: Subject, kept: Kept): Promise<Subject> {
  const dataDir = workingCopy(kept.get(name as SizeName)!, `ordinary-${name}`)
  const facts = await readFacts(SIZES[name as SizeName], { engine: 'sqlite', path: join(dataDir, 'brewprint.db') })
  return { name, dataDir, server: await startServer('ordinary', dataDir), facts }
}

async function measureAllWrites(
  subjects: readonly Subject[],
  kept: Kept,
  load: LoadGenerator,
): Promise<MeasuredWrite[]> {
  const scenarios = WRITES.filter(isWanted)
  const tools = { writer: startWriter(), load, other: startLoadGenerator() }
  const progress = new Progress('writes', scenarios.length)
  const writes = []
  for (const scenario of scenarios) {
    writes.push(await measureWrites(scenario, subjects, kept, tools, PACE))
    progress.add(1)
  }
  await Promise.all([tools.writer.stop(), tools.other.stop()])
  return writes
}

async function measureBesideSignIns(kept: Kept): Promise<MeasuredSignIns[]> {
  const [name] = sizes
  return name && isWanted(BESIDE_SIGN_INS) ? [await measureSignIns(kept.get(name)!, name, LONG_PACE)] : []
}
