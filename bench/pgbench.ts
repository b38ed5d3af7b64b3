/** Measures PostgreSQL's own throughput by running the statements of requests with pgbench. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { MAX_CONNECTIONS } from '../src/db/postgres.ts'
import type { Postgres } from './load/postgres.ts'
import { type RecordedStatement, recordCalls } from './record.ts'
import type { Facts } from './work/facts.ts'
import type { Scenario } from './work/scenario.ts'

const SAMPLES = 40

export async function measurePgbench(
  server: Postgres,
  database: string,
  dataDir: string,
  { name, calls }: Scenario,
  facts: Facts,
  seconds: number,
): Promise<number> {
  const sample = calls(facts).slice(0, SAMPLES)
  const config = { engine: 'postgres', url: server.url(database) } as const
  const directory = join(dataDir, 'pgbench', name.replaceAll(/\W+/g, '-'))
  mkdirSync(directory, { recursive: true })
  const scripts = (await recordCalls(config, dataDir, sample, 'reads')).map((statements, n) => {
    const path = join(directory, `${n}.sql`)
    writeFileSync(path, statements.map(withLiterals).join(''))
    return path
  })
  return server.pgbench(database, scripts, MAX_CONNECTIONS, seconds)
}

const withLiterals = ({ sql, parameters }: RecordedStatement): string =>
  `${sql.replaceAll(/\$(\d+)/g, (_, n) => literal(parameters[Number(n) - 1]))};\n`

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (Array.isArray(value)) return `array[${value.map(literal).join(', ')}]`
  return typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : `'${String(value).replaceAll("'", "''")}'`
}
