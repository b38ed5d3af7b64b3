/** Fills a SQLite file with generated rows; creates indexes and triggers at the end, which is faster. */
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { ORIGIN_ROWS } from '../../src/db/migrations/0016-coffees-of-origins.ts'
import { GRAM_ROWS } from '../../src/db/migrations/0017-grams.ts'
import type { Catalog } from '../../src/features/equipment/catalog/catalog.ts'
import { Progress } from '../progress.ts'
import { communityParts } from './community.ts'
import type { Part, Value } from './part.ts'
import type { Size } from './sizes.ts'

const STEP = 2000

interface SchemaEntry {
  type: 'index' | 'trigger'
  name: string
  sql: string
}

/** Expects a file with schema and catalog only. */
export function fillSqlite(path: string, size: Size, catalog: Catalog): void {
  const db = new DatabaseSync(path)
  // No durability is needed, since an incomplete file is never used.
  db.exec('pragma journal_mode = off')
  db.exec('pragma synchronous = off')
  db.exec('pragma foreign_keys = off')
  db.exec('pragma cache_size = -400000')
  db.exec('pragma threads = 2')
  const kept = dropIndexesAndTriggers(db)
  for (const part of communityParts(size, catalog)) insert(db, size, part)
  recreateIndexesAndTriggers(db, size, kept)
  db.exec('pragma journal_mode = wal')
  db.close()
}

function dropIndexesAndTriggers(db: DatabaseSync): SchemaEntry[] {
  const entries = db
    .prepare(`select type, name, sql from sqlite_master where type in ('index', 'trigger') and sql is not null`)
    .all() as unknown as SchemaEntry[]
  for (const { type, name } of entries) db.exec(`drop ${type} "${name}"`)
  return entries
}

function insert(db: DatabaseSync, size: Size, { table, columns, count, rows }: Part): void {
  if (columns.length === 0) return
  const progress = new Progress(`${size.name}: ${table}`, count)
  const names = columns.map((column) => `"${column}"`).join(', ')
  const statement = db.prepare(`insert into "${table}" (${names}) values (${columns.map(() => '?').join(', ')})`)
  db.exec('begin')
  let done = 0
  for (const row of rows) {
    statement.run(...row.map(encode))
    if (++done % STEP === 0) progress.add(STEP)
  }
  db.exec('commit')
  progress.finish()
}

const encode = (value: Value): SQLInputValue => (typeof value === 'boolean' ? Number(value) : value)

const KEPT_BY_TRIGGERS = [
  `insert into "coffeesSearch" ("coffeesSearch") values ('rebuild')`,
  `insert into "roastersSearch" ("roastersSearch") values ('rebuild')`,
  GRAM_ROWS,
  ...ORIGIN_ROWS,
]

function recreateIndexesAndTriggers(db: DatabaseSync, size: Size, entries: readonly SchemaEntry[]): void {
  const progress = new Progress(`${size.name}: indexes`, entries.length + KEPT_BY_TRIGGERS.length)
  // Inserts what the triggers would have written, before they are created.
  for (const sql of KEPT_BY_TRIGGERS) {
    db.exec(sql)
    progress.add(1)
  }
  for (const { sql } of entries) {
    db.exec(sql)
    progress.add(1)
  }
  progress.finish()
}
