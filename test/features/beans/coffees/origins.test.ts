import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Row } from '#src/db/tables.ts'
import { moveCoffeeFacet } from '#src/features/beans/coffees/facets.ts'
import { startTestApp, type TestApp } from '#test/support/app.ts'
import { plantCoffees } from '#test/support/coffees.ts'
import { expectExactOrigins } from '#test/support/counters.ts'

const ORIGINS = ['Guji, Ethiopia', 'Sidama, Ethiopia', 'Nyeri, Kenya', 'Ethiopia', null]
const ROASTS = ['LIGHT', 'MEDIUM', 'DARK'] as const
const TYPES = ['SINGLE_ORIGIN', 'BLEND'] as const
const FILTERS = [
  'origin=ethiopia',
  'origin=Ethiopia&roastLevel=LIGHT',
  'origin=ethiopia&coffeeType=BLEND',
  'origin=ethiopia&roastLevel=DARK&coffeeType=BLEND',
  'origin=guji',
  'origin=kenya&roastLevel=MEDIUM',
  'origin=kenya&coffeeType=DECAF',
  'origin=atlantis',
  'origin=ethiopia&roaster=origin-roasters-1',
  'origin=nyeri&roaster=origin-roasters-2&roastLevel=DARK',
]
const SORTS = ['alpha', 'recent', 'recipes', 'trending']

type Coffee = Row<'coffees'> & { roasterSlug: string }
const KEYS: Record<string, (coffee: Coffee) => string | number> = {
  alpha: ({ nameKey }) => nameKey,
  recent: ({ id }) => id,
  recipes: ({ recipeCount }) => recipeCount,
  trending: ({ trend }) => trend,
}

describe('GET /api/coffees?origin=', () => {
  let test: TestApp
  const planted: number[] = []
  beforeAll(async () => {
    test = await startTestApp()
    const coffees = Array.from({ length: 120 }, (_, i) => ({
      name: `Lot ${String((i * 53) % 60).padStart(3, '0')}`,
      roaster: `Origin Roasters ${i % 4}`,
      origin: ORIGINS[(i * 7) % ORIGINS.length]!,
      roastLevel: ROASTS[i % ROASTS.length]!,
      coffeeType: TYPES[(i >> 1) % TYPES.length]!,
      recipeCount: (i * 3) % 7,
      trend: (i * 5) % 11,
    }))
    planted.push(...(await plantCoffees(test.app.db, coffees)))
  })
  afterAll(() => test.close())

  /** Reads every page of a list. */
  async function walk(query: string): Promise<{ ids: number[]; total: number }> {
    const ids: number[] = []
    let cursor = ''
    for (;;) {
      // The tests bypass the service, which would invalidate the cache.
      test.app.responseCache.clear()
      const { status, body } = await test.get(`/api/coffees?${query}&limit=7${cursor}`)
      expect(status).toBe(200)
      ids.push(...body.data.map(({ id }: { id: number }) => id))
      if (!body.hasMore) return { ids, total: body.total }
      cursor = `&cursor=${body.cursor}`
    }
  }

  /** Computes the expected ids from all rows of `coffees`. */
  async function expected(filter: string, sort: string): Promise<number[]> {
    const wanted = new URLSearchParams(filter)
    const all: Coffee[] = await test.app.db
      .selectFrom('coffees as c')
      .innerJoin('roasters as r', 'r.id', 'c.roasterId')
      .selectAll('c')
      .select('r.slug as roasterSlug')
      .execute()
    const keyOf = KEYS[sort]!
    const isWanted = ({ origin, roastLevel, coffeeType, roasterSlug }: Coffee) =>
      (origin ?? '').toLowerCase().split(', ').includes(wanted.get('origin')!.toLowerCase()) &&
      [roastLevel, null].includes(wanted.get('roastLevel') as typeof roastLevel) &&
      [coffeeType, null].includes(wanted.get('coffeeType') as typeof coffeeType) &&
      [roasterSlug, null].includes(wanted.get('roaster'))
    const sign = sort === 'alpha' ? 1 : -1
    return all
      .filter(isWanted)
      .sort((a, b) => sign * (keyOf(a) === keyOf(b) ? a.id - b.id : keyOf(a) < keyOf(b) ? -1 : 1))
      .map(({ id }) => id)
  }

  async function expectAllLists(): Promise<void> {
    for (const filter of FILTERS) {
      for (const sort of SORTS) {
        const ids = await expected(filter, sort)
        expect(await walk(`${filter}&sort=${sort}`), `${filter} by ${sort}`).toEqual({ ids, total: ids.length })
      }
    }
    await expectExactOrigins(test.app.db)
  }

  it('lists and counts the coffees of an origin in every order, with and without other filters', async () => {
    expect(await expected('origin=ethiopia', 'recent')).toHaveLength(72)
    await expectAllLists()
  })

  it('reflects changed, moved and deleted coffees', async () => {
    const { db } = test.app
    const [renamed, brewed, darker, moved, gone] = planted.slice(20) as [number, number, number, number, number]
    const change = (id: number, changes: Partial<Row<'coffees'>>) =>
      db.updateTable('coffees').set(changes).where('id', '=', id).execute()
    await change(renamed, { nameKey: 'zebra' })
    await change(brewed, { recipeCount: 99, trend: 99 })
    await db.transaction().execute(async (db) => {
      const { facetId } = await db
        .selectFrom('coffees')
        .select('facetId')
        .where('id', '=', darker)
        .executeTakeFirstOrThrow()
      const to = { roastLevel: 'DARK', coffeeType: 'DECAF' } as const
      const changes = { ...to, facetId: await moveCoffeeFacet(db, facetId, to) }
      await db.updateTable('coffees').set(changes).where('id', '=', darker).execute()
    })
    await db.deleteFrom('coffeeOrigins').where('coffeeId', '=', moved).execute()
    await db.insertInto('coffeeOrigins').values({ originKey: 'kenya', coffeeId: moved }).execute()
    await change(moved, { origin: 'Kenya' })
    await db.transaction().execute(async (db) => {
      const { facetId, roasterId } = await db
        .deleteFrom('coffees')
        .where('id', '=', gone)
        .returning(['facetId', 'roasterId'])
        .executeTakeFirstOrThrow()
      await db
        .updateTable('coffeeFacets')
        .set(({ eb }) => ({ size: eb('size', '-', 1) }))
        .where('id', '=', facetId)
        .execute()
      await db
        .updateTable('roasters')
        .set(({ eb }) => ({ coffeeCount: eb('coffeeCount', '-', 1) }))
        .where('id', '=', roasterId)
        .execute()
    })
    await expectAllLists()
  })
})
