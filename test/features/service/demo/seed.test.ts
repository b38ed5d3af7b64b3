import { describe, expect, it } from 'vitest'
import { readCatalogFiles } from '#src/features/equipment/catalog/files.ts'
import { seedDemo } from '#src/features/service/demo/seed.ts'
import { insertRoaster } from '#test/support/community.ts'
import { expectExactCounters } from '#test/support/counters.ts'
import { openTestDatabase } from '#test/support/database.ts'

describe('seedDemo', () => {
  it('fills an empty database with exact counters', async () => {
    const db = await openTestDatabase()
    expect(await seedDemo(db, await readCatalogFiles())).toBe(true)
    await expectExactCounters(db)
    const roasters = await db.selectFrom('roasters').selectAll().execute()
    expect(roasters.length).toBeGreaterThanOrEqual(8)
    for (const { id, coffeeCount, recipeCount } of roasters) {
      const count = async (table: 'coffees' | 'recipes') =>
        (await db.selectFrom(table).select('id').where('roasterId', '=', id).execute()).length
      expect([coffeeCount, recipeCount]).toEqual([await count('coffees'), await count('recipes')])
    }
    for (const table of ['recipeFacets', 'coffeeFacets'] as const) {
      const counted = table === 'recipeFacets' ? 'recipes' : 'coffees'
      for (const { id, size } of await db.selectFrom(table).select(['id', 'size']).execute()) {
        expect((await db.selectFrom(counted).select('id').where('facetId', '=', id).execute()).length).toBe(size)
      }
    }
  })

  it('does nothing in a database that is in use', async () => {
    const db = await openTestDatabase()
    const files = await readCatalogFiles()
    await insertRoaster(db)
    expect(await seedDemo(db, files)).toBe(false)
    expect((await db.selectFrom('users').select('id').execute()).length).toBe(0)
  })

  it('inserts the same recipes into every database', async () => {
    const files = await readCatalogFiles()
    const now = new Date('2026-03-01T08:00:00.000Z')
    const read = async () => {
      const db = await openTestDatabase()
      await seedDemo(db, files, now)
      return db.selectFrom('recipes').selectAll().orderBy('id').execute()
    }
    expect(await read()).toEqual(await read())
  })
})
