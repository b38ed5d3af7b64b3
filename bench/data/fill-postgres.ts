/** Fills a PostgreSQL database with generated rows; the generator's hash in its name lets later runs reuse it. */
import { ORIGIN_ROWS } from '../../src/db/migrations/0016-coffees-of-origins.ts'
import { GRAM_ROWS } from '../../src/db/migrations/0038-grams-on-postgres.ts'
import type { Postgres } from '../load/postgres.ts'
import { Progress } from '../progress.ts'
import { communityParts } from './community.ts'
import { generatorStamp } from './database-cache.ts'
import type { Part, Value } from './part.ts'
import { prepareSchema } from './prepare.ts'
import type { Size } from './sizes.ts'

/** Returns the name of a filled database, which it creates if needed. */
export async function cachedPostgres(server: Postgres, size: Size): Promise<string> {
  const name = `${size.name}_${generatorStamp().toLowerCase().replaceAll(/\W/g, '_')}`
  const isThere = await server.query('postgres', `select 1 from pg_database where datname = '${name}'`)
  if (isThere) {
    await prepareSchema({ engine: 'postgres', url: server.url(name) })
    return name
  }
  const draft = `${size.name}_draft`
  await server.query('postgres', `drop database if exists ${draft}`)
  await server.query('postgres', `create database ${draft}`)
  await fill(server, draft, size)
  await server.query('postgres', `alter database ${draft} rename to ${name}`)
  return name
}

async function fill(server: Postgres, database: string, size: Size): Promise<void> {
  const catalog = await prepareSchema({ engine: 'postgres', url: server.url(database) })
  const indexes = (await server.query(database, INDEXES)).split('\n').filter(Boolean)
  const names = (await server.query(database, INDEX_NAMES)).split('\n').filter(Boolean)
  for (const name of names) await server.query(database, `drop index ${name}`)
  for (const part of communityParts(size, catalog)) await insert(server, database, size, part)
  const progress = new Progress(`${size.name}: indexes`, indexes.length + 3)
  await server.query(database, [PAST_TRIGGERS, GRAM_ROWS, ...ORIGIN_ROWS].join(';'))
  progress.add(1)
  for (const sql of indexes) {
    await server.query(database, sql)
    progress.add(1)
  }
  await server.query(database, NEXT_IDS)
  progress.add(1)
  await server.query(database, 'vacuum analyze')
  progress.finish()
}

async function insert(server: Postgres, database: string, size: Size, part: Part): Promise<void> {
  if (part.columns.length === 0) return
  const names = part.columns.map((column) => `"${column}"`).join(', ')
  await server.copy(database, `"${part.table}" (${names})`, linesOf(size, part))
}

const BATCH = 500

function* linesOf(size: Size, { table, count, rows }: Part): Generator<string> {
  const progress = new Progress(`${size.name}: ${table}`, count)
  let text = ''
  let waiting = 0
  for (const row of rows) {
    text += `${row.map(encode).join('\t')}\n`
    if (++waiting < BATCH) continue
    yield text
    progress.add(waiting)
    text = ''
    waiting = 0
  }
  yield text
  progress.finish()
}

const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' }

function encode(value: Value): string {
  if (value === null) return '\\N'
  return typeof value === 'string' ? value.replaceAll(/[\\\t\n\r]/g, (character) => ESCAPES[character]!) : String(value)
}

/** Disables triggers: what they would write for each row is inserted once at the end. */
const PAST_TRIGGERS = 'set session_replication_role = replica'

/** Indexes that don't belong to a constraint. */
const FREE_INDEXES = `from pg_index join pg_class c on c.oid = indexrelid join pg_namespace n on n.oid = relnamespace
  where nspname = 'public' and not exists (select 1 from pg_constraint where conindid = indexrelid)`
const INDEXES = `select pg_get_indexdef(indexrelid) ${FREE_INDEXES} order by indexrelid`
const INDEX_NAMES = `select indexrelid::regclass ${FREE_INDEXES} order by indexrelid`
const NEXT_IDS = `do $$ declare t record; begin
  for t in select table_name as name, pg_get_serial_sequence(format('%I', table_name), 'id') as sequence
    from information_schema.columns where table_schema = 'public' and column_name = 'id'
  loop
    continue when t.sequence is null;
    execute format('select setval(%L, (select coalesce(max(id), 0) + 1 from %I), false)', t.sequence, t.name);
  end loop; end $$`
