import { type RawBuilder, sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Database } from '#src/db/open.ts'
import { onPostgres, openTestDatabase } from '#test/support/database.ts'

/** Columns that become null when the account is deleted; the rows of all others are deleted with it. */
const OUTLIVES_ITS_USER = [
  'auditEntries.actorId',
  'auditEntries.memberId',
  'coffees.submittedById',
  'grinders.ownerId',
  'recipes.createdById',
  'withheld.authorId',
]

interface Reference {
  column: string
  onDelete: string
}

/** Every column that references users, read from the schema of the database. */
async function referencesToUsers(db: Database): Promise<Reference[]> {
  const query: RawBuilder<Reference> = onPostgres
    ? sql`
      select pg_class.relname || '.' || attname as "column", case confdeltype
        when 'c' then 'CASCADE' when 'n' then 'SET NULL' else 'NO ACTION' end as "onDelete"
      from pg_constraint
      join pg_class on pg_class.oid = conrelid
      join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and confrelid = 'users'::regclass`
    : sql`
      select sqlite_master.name || '.' || keys."from" as "column", keys.on_delete as "onDelete"
      from sqlite_master, pragma_foreign_key_list(sqlite_master.name) as keys
      where sqlite_master.type = 'table' and keys."table" = 'users'`
  return (await query.execute(db)).rows
}

describe('foreign keys to users', () => {
  it('delete the row with the account, except those listed here, which become null', async () => {
    const references = await referencesToUsers(await openTestDatabase())
    expect(references.length).toBeGreaterThan(10)
    const withAction = (action: string) =>
      references
        .filter(({ onDelete }) => onDelete === action)
        .map(({ column }) => column)
        .sort()
    expect(withAction('SET NULL')).toEqual(OUTLIVES_ITS_USER)
    expect(withAction('NO ACTION')).toEqual([])
    expect(withAction('CASCADE')).toHaveLength(references.length - OUTLIVES_ITS_USER.length)
  })

  it('exist for every userId column', async () => {
    const db = await openTestDatabase()
    const known = (await referencesToUsers(db)).map(({ column }) => column)
    const named = (await db.introspection.getTables())
      .flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`))
      .filter((column) => column.endsWith('.userId'))
    expect(named.length).toBeGreaterThan(10)
    expect(known).toEqual(expect.arrayContaining(named))
  })
})
