import { type RawBuilder, sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Database } from '#src/db/open.ts'
import { onPostgres, openTestDatabase } from '#test/support/database.ts'

/** What outlives the account of whoever made it, without their name; everything else goes with them. */
const OUTLIVES_ITS_USER = ['coffees.submittedById', 'recipes.createdById']

interface Reference {
  column: string
  onDelete: string
}

/** Every column that points to a user, as the database itself knows them. */
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

describe("everything of a user's", () => {
  it('goes with the account, except what is listed here and stays without a name', async () => {
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

  it('is known to the database as theirs', async () => {
    const db = await openTestDatabase()
    const known = (await referencesToUsers(db)).map(({ column }) => column)
    const named = (await db.introspection.getTables())
      .flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`))
      .filter((column) => column.endsWith('.userId'))
    expect(named.length).toBeGreaterThan(10)
    expect(known).toEqual(expect.arrayContaining(named))
  })
})
