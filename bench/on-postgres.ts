/** Measures reads on PostgreSQL, with pgbench for comparison. */

import { emptyDirectory } from './data/database-cache.ts'
import { cachedPostgres } from './data/fill-postgres.ts'
import { SIZES } from './data/sizes.ts'
import { Postgres } from './load/postgres.ts'
import { measurePgbench } from './pgbench.ts'
import type { EngineResults } from './results.ts'
import { PGBENCH_SECONDS, POINTS_AND_LISTS, sizes } from './settings.ts'
import { finish, measureReads, startSubject } from './subjects.ts'

export async function onPostgres(): Promise<EngineResults> {
  const server = await Postgres.start()
  try {
    const subjects = []
    const databases = new Map<string, string>()
    for (const name of sizes) {
      const database = await cachedPostgres(server, SIZES[name])
      databases.set(name, database)
      const url = server.url(database)
      const dataDir = emptyDirectory(`postgres-${name}`)
      subjects.push(await startSubject(name, dataDir, { engine: 'postgres', url }, { DATABASE_URL: url }))
    }
    const reads = await measureReads(subjects)
    const { name, dataDir, facts } = subjects.at(-1)!
    const pgbench: Record<string, number> = {}
    for (const scenario of POINTS_AND_LISTS.filter(({ hasUniqueUrls }) => hasUniqueUrls)) {
      const database = databases.get(name)!
      pgbench[scenario.name] = await measurePgbench(server, database, dataDir, scenario, facts, PGBENCH_SECONDS)
    }
    const version = await server.query('postgres', 'show server_version')
    return {
      ...{ engine: 'PostgreSQL', version, sizes, ...(await finish(subjects)), reads, pgbench },
      ...{ writes: [], mixed: [], ordinary: [], signIns: [] },
    }
  } finally {
    await server.stop()
  }
}
