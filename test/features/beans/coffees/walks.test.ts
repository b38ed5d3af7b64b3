import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '#test/support/app.ts'
import { plantCoffees } from '#test/support/coffees.ts'

describe('GET /api/coffees with a cursor while coffees change', () => {
  let test: TestApp
  let planted: number[]
  const count = 60
  beforeAll(async () => {
    test = await startTestApp()
    planted = await plantCoffees(
      test.app.db,
      Array.from({ length: count }, (_, i) => ({
        name: `Walk ${String((i * 37) % count).padStart(3, '0')}`,
        roastLevel: i % 2 === 0 ? ('LIGHT' as const) : ('DARK' as const),
        recipeCount: i % 5,
        trend: i % 7,
      })),
    )
  })
  afterAll(() => test.close())

  /** Reads all pages, calls `meanwhile` after each, and returns the ids. */
  async function walk(query: string, meanwhile: (page: number) => Promise<unknown>): Promise<number[]> {
    const ids: number[] = []
    let cursor = ''
    for (let page = 0; page < 200; page++) {
      const { body } = await test.get(`/api/coffees?${query}&limit=5${cursor}`)
      ids.push(...body.data.map(({ id }: { id: number }) => id))
      if (!body.hasMore) return ids
      cursor = `&cursor=${body.cursor}`
      await meanwhile(page)
    }
    throw new Error('The walk never ends')
  }

  it.each(['sort=alpha', 'sort=recent', 'sort=alpha&roastLevel=LIGHT', 'sort=alpha&roaster=plain-roasters'])(
    'returns each coffee that existed at the start exactly once while others are added: %s',
    async (query) => {
      const ids = await walk(query, async (page) => {
        const added = [`Walk ${page}`, 'Walk', 'A first', 'zz last', 'Walk 030']
        if (page < 8)
          await plantCoffees(
            test.app.db,
            added.map((name) => ({ name, roastLevel: 'LIGHT' })),
          )
      })
      const there = planted.filter((_, i) => !query.includes('LIGHT') || i % 2 === 0)
      expect(ids.filter((id) => there.includes(id)).sort()).toEqual([...there].sort())
      expect(new Set(ids).size).toBe(ids.length)
    },
  )

  it.each([
    ['recipes', 'recipeCount'],
    ['trending', 'trend'],
  ] as const)('reaches the last page of sort=%s while the sort keys of coffees increase', async (sort, column) => {
    const ids = await walk(`sort=${sort}&roastLevel=DARK`, async (page) => {
      const id = planted[(page * 13) % count]!
      await test.app.db
        .updateTable('coffees')
        .set(({ eb }) => ({ [column]: eb(column, '+', 3) }))
        .where('id', '=', id)
        .execute()
    })
    expect(ids.length).toBeLessThanOrEqual(count)
  })

  it('pages through coffees with equal sort keys', async () => {
    await plantCoffees(
      test.app.db,
      Array.from({ length: 23 }, () => ({ name: 'Same Name', roaster: 'Equals' })),
    )
    for (const sort of ['alpha', 'recipes', 'trending']) {
      const ids = await walk(`roaster=equals&sort=${sort}`, async () => {})
      expect(ids).toHaveLength(23)
      expect(new Set(ids).size).toBe(23)
    }
  })
})
