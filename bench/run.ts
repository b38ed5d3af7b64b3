/** npm run bench: fills databases, measures the service and writes the results. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CACHE_DIR } from './data/database-cache.ts'
import { onPostgres } from './on-postgres.ts'
import { onSqlite } from './on-sqlite.ts'
import { sectionsOf } from './report.ts'
import type { EngineResults } from './results.ts'
import { PINNING, verdictOn, writeResults } from './results-page.ts'
import { engines, isWritten } from './settings.ts'
import { megabytes } from './table.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

/** Results are stored per engine, so that a run on one engine keeps those of the other. */
const pathOf = (engine: string): string => join(CACHE_DIR, `results-${engine}.json`)

function kept(engine: string): EngineResults[] {
  return existsSync(pathOf(engine)) ? [JSON.parse(readFileSync(pathOf(engine), 'utf8'))] : []
}

function show(results: EngineResults): void {
  say(`\n${results.engine} ${results.version}. ${PINNING}`)
  for (const { title, table } of sectionsOf(results)) say(`\n${title}\n\n${table}`)
  say('')
  for (const size of results.sizes) {
    const { now, peak } = results.memory[size]!
    say(`${size}: started in ${Math.round(results.starts[size]!)} ms, ${megabytes(now)}, at most ${megabytes(peak)}`)
  }
  say(verdictOn(results))
}

mkdirSync(CACHE_DIR, { recursive: true })
for (const run of [...(engines.sqlite ? [onSqlite] : []), ...(engines.postgres ? [onPostgres] : [])]) {
  const results = await run()
  show(results)
  if (isWritten) writeFileSync(pathOf(results.engine), JSON.stringify(results))
}
if (isWritten) say(`\nWritten to ${writeResults([...kept('SQLite'), ...kept('PostgreSQL')])}`)
