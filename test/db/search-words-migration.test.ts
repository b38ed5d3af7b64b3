import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { migrate } from '#src/db/migrate.ts'
import { migrations } from '#src/db/migrations/index.ts'
import { openDatabase } from '#src/db/open.ts'
import { originKeys } from '#src/domain/origins.ts'
import { searchIds } from '#src/features/beans/search/search.ts'
import { expectExactOrigins } from '#test/support/counters.ts'
import { createEmptyDatabase, ENGINES } from '#test/support/engines.ts'

const T = '2026-01-02T03:04:05.678Z'
const ORIGINS = ['Ethiopia & Kenya', 'Peru and Brazil', 'Trinidad & Tobago', 'Rwanda', 'Guji, Ethiopia']
const PROCESSES = ['Washed', 'Wet-hulled', 'Washed', null, 'Honey']

/** The origin keys that the previous version stored: the whole text, and its parts between commas. */
const oldKeys = (origin: string): string[] => {
  const fold = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^a-z]+/g, ' ')
      .trim()
  return [...new Set([origin, ...origin.split(',')].map(fold))]
}

describe.each(ENGINES)('finding 6: migration 0026 on %s', (engine) => {
  it('makes coffees of earlier versions searchable by process and by each origin', async () => {
    const { config } = await createEmptyDatabase(engine)
    const db = openDatabase(config)
    try {
      await migrate(
        db,
        migrations.filter(({ name }) => name < '0026'),
      )
      await sql`insert into roasters (slug, name, "nameKey", "coffeeCount", "createdAt", "updatedAt")
        values ('old', 'Old', 'old', 5, ${T}, ${T})`.execute(db)
      await sql`insert into "coffeeFacets" ("roastLevel", "coffeeType", size) values ('LIGHT', 'BLEND', 5)`.execute(db)
      for (const [i, origin] of ORIGINS.entries()) {
        await sql`insert into coffees ("roasterId", slug, name, "nameKey", "roastLevel", "coffeeType", origin,
            "processingMethod", "facetId", "searchText", "flavorText", "createdAt", "updatedAt")
          values (1, ${`lot-${i}`}, ${`Lot ${i}`}, ${`lot ${i}`}, 'LIGHT', 'BLEND', ${origin}, ${PROCESSES[i]}, 1,
            ${`lot ${i} old`}, 'plum', ${T}, ${T})`.execute(db)
        for (const key of oldKeys(origin)) {
          await sql`insert into "coffeeOrigins" ("originKey", "coffeeId") values (${key}, ${i + 1})`.execute(db)
        }
      }
      await migrate(db)

      const kept = await db.selectFrom('coffeeOrigins').selectAll().orderBy('coffeeId').execute()
      const keysOf = (id: number) => kept.filter(({ coffeeId }) => coffeeId === id).map(({ originKey }) => originKey)
      for (const [i, origin] of ORIGINS.entries()) {
        expect(keysOf(i + 1).sort(), origin).toEqual(originKeys(origin).sort())
      }
      await expectExactOrigins(db)
      const find = async (query: string) =>
        (await searchIds(db, { table: 'coffees', column: 'everything', query, limit: 9 })).sort()
      expect(await find('washed')).toEqual([1, 3])
      expect(await find('hulled plum')).toEqual([2])
      expect(await find('wahsed lot')).toEqual([1, 3])
    } finally {
      await db.destroy()
    }
  })
})
