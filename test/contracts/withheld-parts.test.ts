import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { LINKS, NOT_KEPT, PARTS, type Part } from '#src/features/moderation/withheld/parts.ts'
import { onPostgres, openTestDatabase } from '#test/support/database.ts'

/** Every column that references one of the tables, read from the schema. */
async function referencesTo(parents: readonly string[]): Promise<string[]> {
  const db = await openTestDatabase()
  const query = onPostgres
    ? sql<{
        column: string
        parent: string
      }>`select child.relname || '.' || attname as "column", parent.relname as parent
        from pg_constraint join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid
        join pg_attribute on attrelid = conrelid and attnum = conkey[1]
        where contype = 'f' and child.relnamespace = current_schema()::regnamespace`
    : sql<{ column: string; parent: string }>`select m.name || '.' || k."from" as "column", k."table" as parent
        from sqlite_master m, pragma_foreign_key_list(m.name) k where m.type = 'table'`
  const { rows } = await query.execute(db)
  return rows.filter(({ parent }) => parents.includes(parent)).map(({ column }) => column)
}

describe('PARTS and NOT_KEPT of withheld recipes, coffees and roasters', () => {
  it('cover every foreign key that refers to them', async () => {
    const kept = [PARTS, LINKS].flatMap((lists) =>
      Object.values(lists as Record<string, readonly Part[]>).flatMap((parts) =>
        parts.map(({ table, column }) => `${table}.${column}`),
      ),
    )
    const references = await referencesTo(['recipes', 'coffees', 'roasters'])
    expect(references.length).toBeGreaterThan(15)
    expect([...new Set(references)].sort()).toEqual([...new Set([...kept, ...NOT_KEPT])].sort())
  })
})
