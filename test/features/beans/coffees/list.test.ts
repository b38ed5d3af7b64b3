import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { COFFEE_TYPES } from '#src/db/tables.ts'
import { ROAST_LEVELS } from '#src/domain/catalog.ts'
import { foldName } from '#src/domain/text.ts'
import { startTestApp, type TestApp } from '#test/support/app.ts'
import { type PlantedCoffee, plantCoffees } from '#test/support/coffees.ts'
import { expectError } from '#test/support/errors.ts'

const ROASTERS = ['Ærø Kaffe', 'Big Wheel', 'Café São João']
const ORIGINS = ['Sidama, Ethiopia', 'Huila, Colombia', 'Ethiopia', null]
const NAMES = ['Alba', 'alba', 'Élan', 'Zoé', 'Moka-Java', '77', '花魁']

/** Coffees with varied filter values and many equal sort keys. */
const PLANTED = Array.from(
  { length: 140 },
  (_, i): Required<Omit<PlantedCoffee, 'description'>> => ({
    name: `${NAMES[i % NAMES.length]} ${'abc'[i % 3]}`,
    roaster: ROASTERS[(i * 7) % ROASTERS.length]!,
    roastLevel: ROAST_LEVELS[(i * 3) % ROAST_LEVELS.length]!,
    coffeeType: COFFEE_TYPES[(i >> 1) % COFFEE_TYPES.length]!,
    origin: ORIGINS[(i * 5) % ORIGINS.length]!,
    flavorProfile: 'plum, fig',
    acidityLevel: 3.5,
    bodyLevel: null,
    processingMethod: 'washed',
    recipeCount: (i * 11) % 6,
    trend: i % 4 === 0 ? 0 : 6800 + ((i * 13) % 9) / 3,
  }),
)

interface Known extends Required<Omit<PlantedCoffee, 'description'>> {
  id: number
}

const bytes = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b))
const ORDERS: Record<string, (a: Known, b: Known) => number> = {
  alpha: (a, b) => bytes(foldName(a.name), foldName(b.name)) || a.id - b.id,
  recent: (a, b) => b.id - a.id,
  recipes: (a, b) => b.recipeCount - a.recipeCount || b.id - a.id,
  trending: (a, b) => b.trend - a.trend || b.id - a.id,
}
const ALIASES = { name: 'alpha', newest: 'recent', popular: 'recipes' }

const FILTERS: [query: string, (coffee: Known) => boolean][] = [
  ['', () => true],
  ['roastLevel=light', ({ roastLevel }) => roastLevel === 'LIGHT'],
  ['roastLevel=Medium-Dark', ({ roastLevel }) => roastLevel === 'MEDIUM_DARK'],
  ['coffeeType=DECAF', ({ coffeeType }) => coffeeType === 'DECAF'],
  ['roastLevel=medium+light&coffeeType=BLEND', (c) => c.roastLevel === 'MEDIUM_LIGHT' && c.coffeeType === 'BLEND'],
  ['roaster=cafe+SAO+joao', ({ roaster }) => roaster === 'Café São João'],
  ['roaster=big-wheel', ({ roaster }) => roaster === 'Big Wheel'],
  ['roaster=%C3%86r%C3%B8%20kaffe&roastLevel=DARK', (c) => c.roaster === 'Ærø Kaffe' && c.roastLevel === 'DARK'],
  ['origin=ethiopia', ({ origin }) => origin?.includes('Ethiopia') ?? false],
  ['origin=SIDAMA', ({ origin }) => origin === 'Sidama, Ethiopia'],
  ['origin=huila,+colombia', ({ origin }) => origin === 'Huila, Colombia'],
  ['origin=colombia&coffeeType=BLEND', (c) => c.origin === 'Huila, Colombia' && c.coffeeType === 'BLEND'],
  [
    'origin=ethiopia&roaster=Big+Wheel&roastLevel=MEDIUM',
    (c) => Boolean(c.origin?.includes('Ethiopia')) && c.roaster === 'Big Wheel' && c.roastLevel === 'MEDIUM',
  ],
  ['q=zoe', ({ name }) => name.startsWith('Zoé')],
  ['q=kaffe+alba', ({ name, roaster }) => /alba/i.test(name) && roaster === 'Ærø Kaffe'],
  ['q=zoe&roastLevel=DARK', ({ name, roastLevel }) => name.startsWith('Zoé') && roastLevel === 'DARK'],
  ['q=ethiopa&roaster=big-wheel', (c) => Boolean(c.origin?.includes('Ethiopia')) && c.roaster === 'Big Wheel'],
  ['roaster=nobody', () => false],
  ['origin=atlantis', () => false],
  ['origin=%F0%9F%8E%89', () => false],
  ['q=xylophone', () => false],
]

describe('GET /api/coffees', () => {
  let test: TestApp
  let known: Known[]
  beforeAll(async () => {
    test = await startTestApp()
    const ids = await plantCoffees(test.app.db, PLANTED)
    known = PLANTED.map((coffee, i) => ({ ...coffee, id: ids[i]! }))
  })
  afterAll(() => test.close())

  /** Reads every page of a list and returns the ids and the total of each page. */
  async function walk(query: string, limit = 17): Promise<{ ids: number[]; totals: number[] }> {
    const ids: number[] = []
    const totals: number[] = []
    let cursor = ''
    for (let page = 0; page < 100; page++) {
      const { status, body } = await test.get(`/api/coffees?${query}&limit=${limit}${cursor}`)
      expect(status).toBe(200)
      expect(body.coffees).toEqual(body.data)
      expect(body.nextCursor).toBe(body.cursor)
      expect(body.hasMore).toBe(body.cursor !== null)
      if (body.hasMore) expect(body.data).toHaveLength(limit)
      ids.push(...body.data.map(({ id }: { id: number }) => id))
      totals.push(body.total)
      if (!body.hasMore) return { ids, totals }
      cursor = `&cursor=${body.cursor}`
    }
    throw new Error('The list never ends')
  }

  describe.each(Object.keys(ORDERS))('sort=%s', (sort) => {
    it.each(FILTERS)('returns the coffees that match "%s" in order, with their total', async (query, matches) => {
      const expected = known.filter(matches).sort(ORDERS[sort])
      const { ids, totals } = await walk(`${query}&sort=${sort}`)
      expect(ids).toEqual(expected.map(({ id }) => id))
      expect(new Set(totals)).toEqual(new Set([expected.length]))
    })
  })

  it.each(Object.entries(ALIASES))('treats sort=%s as an alias of sort=%s with equal cursors', async (alias, sort) => {
    const one = await test.get(`/api/coffees?sort=${alias}&limit=7`)
    const other = await test.get(`/api/coffees?sort=${sort}&limit=7`)
    expect(one.body).toEqual(other.body)
    const next = await test.get(`/api/coffees?sort=${sort}&limit=7&cursor=${one.body.cursor}`)
    expect(next.status).toBe(200)
  })

  it('sorts by name and returns twenty coffees by default', async () => {
    const { body } = await test.get('/api/coffees')
    const first = [...known].sort(ORDERS.alpha).slice(0, 20)
    expect(body.data.map(({ id }: { id: number }) => id)).toEqual(first.map(({ id }) => id))
    expect(body).toMatchObject({ total: known.length, hasMore: true })
    expect(body).not.toHaveProperty('totalIsCapped')
  })

  it('returns the roaster of each coffee both nested and flat', async () => {
    const { body } = await test.get('/api/coffees?roaster=big-wheel&limit=1')
    const [coffee] = body.data
    const planted = known.find(({ id }) => id === coffee.id)!
    expect(coffee).toEqual({
      id: planted.id,
      name: planted.name,
      slug: expect.stringMatching(/^[a-z0-9-]+$/),
      roastLevel: planted.roastLevel,
      coffeeType: planted.coffeeType,
      origin: planted.origin,
      flavorProfile: 'plum, fig',
      description: null,
      acidityLevel: 3.5,
      bodyLevel: null,
      processingMethod: 'washed',
      roasterName: 'Big Wheel',
      roasterSlug: 'big-wheel',
      roaster: { id: expect.any(Number), name: 'Big Wheel', slug: 'big-wheel' },
      recipeCount: planted.recipeCount,
      createdAt: expect.stringMatching(/^\d{4}-.*\.\d{3}Z$/),
      updatedAt: coffee.createdAt,
    })
  })

  it('sorts a search by relevance and returns each coffee once across pages', async () => {
    const { ids } = await walk('q=ethiopia+alba', 3)
    const expected = known.filter(({ name, origin }) => /alba/i.test(name) && origin?.includes('Ethiopia'))
    expect(ids.length).toBeGreaterThan(6)
    expect([...ids].sort()).toEqual(expected.map(({ id }) => id).sort())
    const counts = ids.map((id) => known.find((each) => each.id === id)!.recipeCount)
    expect(counts).toEqual([...counts].sort((a, b) => b - a))
  })

  it('ignores a blank search, roaster or origin', async () => {
    const { body } = await test.get('/api/coffees?q=%20&roaster=&origin=%20&limit=3')
    expect(body.total).toBe(known.length)
  })

  it.each([
    ['limit=1000', 50],
    ['limit=50', 50],
    ['limit=1', 1],
  ])('returns for %s a page of %i coffees', async (query, count) => {
    expect((await test.get(`/api/coffees?${query}`)).body.data).toHaveLength(count)
  })

  it.each([
    ['limit=0', 'limit'],
    ['limit=-1', 'limit'],
    ['limit=2.5', 'limit'],
    ['limit=many', 'limit'],
    ['limit=1e999', 'limit'],
    ['sort=best', 'sort'],
    ['coffeeType=TEA', 'coffeeType'],
    ['roastLevel=burnt', 'roastLevel'],
    ['cursor=rubbish', 'cursor'],
    ['cursor=WyJhbHBoYSJd', 'cursor'],
    [`cursor=${encode(['alpha', 7, 7])}`, 'cursor'],
    [`cursor=${encode(['alpha', 'x', 'y'])}`, 'cursor'],
    [`cursor=${encode(['alpha', 'x\0', 1])}`, 'cursor'],
    [`cursor=${encode(['recent', 'x', 1])}&sort=recent`, 'cursor'],
    [`cursor=${encode(['trending', null, 1])}&sort=trending`, 'cursor'],
    [`cursor=${encode(['recipes', 1.5, 1])}&sort=recipes`, 'cursor'],
    [`cursor=${encode(['alpha', 'x', 1])}&sort=recent`, 'cursor'],
    [`cursor=${encode(['alpha', 'x', 1])}&q=zoe`, 'cursor'],
    [`cursor=${encode(['relevance', 1, 1, 'x'])}&q=zoe`, 'cursor'],
    [`cursor=${encode(['relevance', 1, 1, 1])}`, 'cursor'],
    [`cursor=${'x'.repeat(3000)}`, 'cursor'],
  ])('rejects %s with 400', async (query, field) => {
    expectError(await test.get(`/api/coffees?${query}`), { status: 400, code: 'invalid_request', field })
  })

  it('lists the valid roast levels in the error for an unknown one', async () => {
    const { body } = await test.get('/api/coffees?roastLevel=burnt')
    for (const level of ROAST_LEVELS) expect(body.error).toContain(level)
  })

  it.each(['"', "' or 1=1", '%', 'NEAR(a b)', '\u202eabla', '🎉', 'x'.repeat(9000), '{"a":1}'])(
    'answers 200 or 400 to the text %j as search, roaster or origin',
    async (q) => {
      for (const name of ['q', 'roaster', 'origin']) {
        const { status } = await test.get(`/api/coffees?${name}=${encodeURIComponent(q)}`)
        expect([200, 400]).toContain(status)
      }
    },
  )
})

function encode(key: unknown[]): string {
  return Buffer.from(JSON.stringify(key)).toString('base64url')
}
