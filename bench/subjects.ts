/** Starts the service on a database, and measures the reads on both engines. */
import type { DatabaseConfig } from '../src/config.ts'
import { SIZES, type SizeName } from './data/sizes.ts'
import { startBareServer, startLoadGenerator } from './load/processes.ts'
import { startServer } from './load/server.ts'
import { jobFor, type Measured, measure, type Subject } from './measure.ts'
import { Progress } from './progress.ts'
import type { EngineResults } from './results.ts'
import { PACE, READS, WARM_UP_MS } from './settings.ts'
import { readFacts } from './work/facts.ts'

export async function startSubject(
  name: SizeName,
  dataDir: string,
  database: DatabaseConfig,
  env: Record<string, string> = {},
): Promise<Subject> {
  // A first start fills the compile cache and the file system cache, so that the measured start is a typical one.
  await (await startServer('service', dataDir, { env })).stop()
  const server = await startServer('service', dataDir, { env })
  return { name, dataDir, server, facts: await readFacts(SIZES[name], database) }
}

export async function measureReads(subjects: readonly Subject[]): Promise<Measured[]> {
  const bare = await startBareServer()
  const load = startLoadGenerator()
  const progress = new Progress('reads', READS.length * 2)
  for (const scenario of READS) {
    for (const subject of subjects) {
      if (WARM_UP_MS > 0)
        await load.run({ ...(await jobFor(scenario, subject, PACE)), warmMs: 0, measureMs: WARM_UP_MS })
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

export async function finish(subjects: readonly Subject[]): Promise<Pick<EngineResults, 'starts' | 'memory'>> {
  const starts = Object.fromEntries(subjects.map(({ name, server }) => [name, server.startMs]))
  const memory = Object.fromEntries(subjects.map(({ name, server }) => [name, server.memory()]))
  for (const { server } of subjects) await server.stop()
  return { starts, memory }
}
