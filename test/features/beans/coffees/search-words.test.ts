import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MAX_RESULTS } from '#src/features/beans/search/search.ts'
import { startTestApp, type TestApp } from '#test/support/app.ts'
import { plantCoffees } from '#test/support/coffees.ts'
import { expectExactOrigins } from '#test/support/counters.ts'

const COFFEES = [
  {
    name: 'Kochere',
    roaster: 'Larkspur',
    origin: 'Ethiopia & Kenya',
    flavorProfile: 'jasmine, crème brûlée',
    processingMethod: 'Washed',
  },
  {
    name: 'Guji Sun',
    roaster: 'Larkspur',
    origin: 'Colombia/Brazil',
    flavorProfile: 'blueberry',
    processingMethod: 'Carbonic maceration',
  },
  {
    name: 'Jasmine Field',
    roaster: 'Otterbrook',
    origin: 'Trinidad and Tobago',
    flavorProfile: 'cocoa',
    processingMethod: 'Honey',
  },
  { name: 'Winter Blend', roaster: 'Otterbrook', origin: 'Finland', flavorProfile: null, processingMethod: null },
]

describe('finding 6: GET /api/coffees with q or origin', () => {
  let test: TestApp
  let ids: number[]
  beforeAll(async () => {
    test = await startTestApp()
    ids = await plantCoffees(test.app.db, COFFEES)
  })
  afterAll(() => test.close())

  async function find(query: string): Promise<string[]> {
    const { status, body } = await test.get(`/api/coffees?${query}`)
    expect(status).toBe(200)
    expect(body.total).toBe(body.data.length)
    return body.data.map(({ name }: { name: string }) => name)
  }

  it.each<[string, ...string[]]>([
    ['blueberry', 'Guji Sun'],
    ['blubery', 'Guji Sun'],
    ['creme brulee', 'Kochere'],
    ['washed', 'Kochere'],
    ['maceration', 'Guji Sun'],
    ['carbonic blueberry brazil', 'Guji Sun'],
    ['larkspur washed jasmine', 'Kochere'],
    ['wahsed jasmin', 'Kochere'],
    ['kenya blueberry'],
    ['blueberry zzzqqq'],
    ['honey trinidad', 'Jasmine Field'],
  ])('matches "%s" against name, roaster, origin, flavors and process together', async (q, ...names) => {
    expect(await find(`q=${encodeURIComponent(q)}`)).toEqual(names)
    expect(await find(`q=${encodeURIComponent(q)}&roastLevel=MEDIUM`)).toEqual(names)
  })

  it('ranks a match in the name before one in the flavors', async () => {
    expect(await find('q=jasmine')).toEqual(['Jasmine Field', 'Kochere'])
  })

  it('suggests coffees by name, not by flavor, in GET /api/coffees/suggestions', async () => {
    const { body } = await test.get('/api/coffees/suggestions?name=jasmine')
    expect(body.suggestions.map(({ name }: { name: string }) => name)).toEqual(['Jasmine Field'])
  })

  it.each<[string, ...string[]]>([
    ['ethiopia', 'Kochere'],
    ['Kenya', 'Kochere'],
    ['Ethiopia and Kenya', 'Kochere'],
    ['colombia', 'Guji Sun'],
    ['brazil', 'Guji Sun'],
    ['Trinidad & Tobago', 'Jasmine Field'],
    ['trinidad'],
    ['tobago'],
    ['finland', 'Winter Blend'],
    ['finl'],
  ])('filters by the origin %s', async (origin, ...names) => {
    expect(await find(`origin=${encodeURIComponent(origin)}`)).toEqual(names)
  })

  it('matches the new process, flavors and origin after an edit', async () => {
    const token = (await test.post('/api/auth/register', { email: 'words@example.com', password: 'long enough' })).body
      .token
    const { body } = await test.post(
      '/api/coffees',
      { name: 'Turncoat', roasterName: 'Thistle', roastLevel: 'LIGHT', processingMethod: 'Anaerobic' },
      { token },
    )
    expect(await find('q=anaerobic')).toEqual(['Turncoat'])
    const changes = { processingMethod: 'Wet hulled', flavorProfile: 'tamarind', origin: 'Peru and Timor' }
    const changed = await test.call('PATCH', `/api/coffees/${body.coffee.id}`, { body: changes, token })
    expect(changed.status).toBe(200)
    expect(await find('q=anaerobic')).toEqual([])
    expect(await find('q=hulled+tamarind')).toEqual(['Turncoat'])
    expect(await find('origin=timor')).toEqual(['Turncoat'])
    await expectExactOrigins(test.app.db)
  })

  it('ranks a name match first among more flavor matches than a search returns', async () => {
    await plantCoffees(test.app.db, [{ name: 'Quince House' }])
    const many = Array.from({ length: MAX_RESULTS + 10 }, (_, i) => ({ name: `Lot ${i}`, flavorProfile: 'quince' }))
    await plantCoffees(test.app.db, many)
    const { body } = await test.get('/api/coffees?q=quince')
    expect(body).toMatchObject({ total: MAX_RESULTS, totalIsCapped: true })
    expect(body.data[0].name).toBe('Quince House')
    expect(ids).toHaveLength(COFFEES.length)
  })
})
