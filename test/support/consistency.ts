/** Checks that a database is consistent: counters, facets, event days, references and indexes. */
import { sql } from 'kysely'
import { expect } from 'vitest'
import { type Database, engineOf } from '#src/db/open.ts'
import { expectExactCatalog, expectExactCounters } from './counters.ts'
import { expectExactDays } from './embeds.ts'

export async function expectConsistent(db: Database): Promise<void> {
  await expectNoOrphans(db)
  await expectExactCounters(db)
  await expectExactCatalog(db)
  await expectExactDays(db)
  if (engineOf(db) === 'sqlite') await expectSoundFile(db)
}

interface Reference {
  table: string
  column: string
  parent: string
  key: string
}

/** A recipe may outlive the one that inspired it; `afterId` is the progress of a computation. */
const WITHOUT_FOREIGN_KEY = ['recipes.inspiredByRecipeId', 'reindexing.afterId']

/** Checks with separate queries that no reference dangles, and that every id column has a foreign key. */
async function expectNoOrphans(db: Database): Promise<void> {
  const references = await listReferences(db)
  const known = new Set([...references.map(({ table, column }) => `${table}.${column}`), ...WITHOUT_FOREIGN_KEY])
  expect((await listIdColumns(db)).filter((column) => !known.has(column))).toEqual([])
  expect(known.size).toBeGreaterThan(40)
  const orphans = new Map<string, number>()
  for (const { table, column, parent, key } of references) {
    const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)} child
      where ${sql.ref(`child.${column}`)} is not null and not exists
        (select 1 from ${sql.table(parent)} parent where ${sql.ref(`parent.${key}`)} = ${sql.ref(`child.${column}`)})`.execute(
      db,
    )
    if (Number(rows[0]!.n) > 0) orphans.set(`${table}.${column}`, Number(rows[0]!.n))
  }
  expect(Object.fromEntries(orphans), 'rows whose parent is gone').toEqual({})
}

async function listReferences(db: Database): Promise<Reference[]> {
  const query =
    engineOf(db) === 'postgres'
      ? sql<Reference>`select child.relname as "table", c.attname as "column", parent.relname as parent, p.attname as key
          from pg_constraint join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid
          join pg_attribute c on c.attrelid = conrelid and c.attnum = conkey[1]
          join pg_attribute p on p.attrelid = confrelid and p.attnum = confkey[1]
          where contype = 'f' and child.relnamespace = current_schema()::regnamespace`
      : sql<Reference>`select m.name as "table", f."from" as "column", f."table" as parent, f."to" as key
          from sqlite_master m join pragma_foreign_key_list(m.name) f where m.type = 'table'`
  return (await query.execute(db)).rows
}

/** Every column whose name and type are those of an id. */
async function listIdColumns(db: Database): Promise<string[]> {
  const query =
    engineOf(db) === 'postgres'
      ? sql<{ table: string; column: string }>`select table_name as "table", column_name as "column"
          from information_schema.columns where table_schema = current_schema() and data_type = 'bigint'`
      : sql<{ table: string; column: string }>`select m.name as "table", c.name as "column"
          from sqlite_master m join pragma_table_info(m.name) c where m.type = 'table' and lower(c.type) = 'integer'`
  const columns = (await query.execute(db)).rows.filter(({ column }) => column.endsWith('Id'))
  return columns.map(({ table, column }) => `${table}.${column}`)
}

/** Checks the SQLite file, and that the search indexes match their tables. */
async function expectSoundFile(db: Database): Promise<void> {
  expect((await sql`pragma integrity_check`.execute(db)).rows).toEqual([{ integrity_check: 'ok' }])
  expect((await sql`pragma foreign_key_check`.execute(db)).rows).toEqual([])
  for (const index of ['coffeesSearch', 'roastersSearch']) {
    const table = sql.table(index)
    await sql`insert into ${table} (${table}, rank) values ('integrity-check', 1)`.execute(db)
  }
}
