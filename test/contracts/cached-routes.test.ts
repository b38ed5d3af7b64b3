import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writesOf } from '#src/db/writes.ts'
import { startTestApp, type TestApp } from '#test/support/app.ts'

/** Every route whose answers are kept, with addresses that lead to all of its queries. */
const ADDRESSES: Record<string, string[]> = {
  '/api/brew-methods': ['/api/brew-methods'],
  '/api/browse/recipes': [
    '/api/browse/recipes?page=2',
    '/api/browse/recipes?q=ethiopia&roaster=fernwhistle-coffee&brewMethod=v60&roastLevel=LIGHT',
    '/api/browse/recipes?brewMethod=v60&roastLevel=LIGHT&sort=most_brewed',
  ],
  '/api/coffees': [
    '/api/coffees',
    '/api/coffees?q=mornin+bel',
    '/api/coffees?q=mornign&sort=trending&origin=ethiopia',
    '/api/coffees?sort=trending&origin=colombia&limit=1',
    '/api/coffees?sort=alpha&origin=ethiopia',
    '/api/coffees?roaster=fernwhistle-coffee&roastLevel=LIGHT&origin=ethiopia&coffeeType=SINGLE_ORIGIN',
  ],
  '/api/coffees/:id': ['/api/coffees/1'],
  '/api/coffees/:id/stats': ['/api/coffees/1/stats'],
  '/api/coffees/suggestions': [
    '/api/coffees/suggestions?name=mornin',
    '/api/coffees/suggestions?roaster=fernwistle',
    '/api/coffees/suggestions?name=bell&roaster=fernwhistle-coffee',
  ],
  '/api/community-recipes': ['/api/community-recipes', '/api/community-recipes?coffeeId=1&grinderId=1&machineId=1'],
  '/api/discover': ['/api/discover?grinderId=1', '/api/discover?grinderId=1&coffeeId=1&machineId=1&brewStrength=LIGHT'],
  '/api/embed/:roasterSlug/:coffeeSlug': [
    '/api/embed/fernwhistle-coffee/yirgacheffe-morning-bell',
    '/api/embed/sju-vinder-kaffebrenneri/sidama-vindstille',
  ],
  '/api/embed/recipes/:roasterSlug': [
    '/api/embed/recipes/fernwhistle-coffee',
    '/api/embed/recipes/fernwhistle-coffee?method=v60',
    '/api/embed/recipes/fernwhistle-coffee?group=coffee&limit=24',
  ],
  '/api/filters': ['/api/filters'],
  '/api/grinders': ['/api/grinders'],
  '/api/machines': ['/api/machines?brewMethod=v60'],
  '/api/openapi.json': ['/api/openapi.json'],
  '/api/recipes': ['/api/recipes', '/api/recipes?q=etiopia&grinderId=1&machineId=1&roastLevel=LIGHT'],
  '/api/recipes/:id': ['/api/recipes/1'],
  '/api/recipes/:id/comments': ['/api/recipes/1/comments'],
  '/api/recipes/search': [
    '/api/recipes/search',
    '/api/recipes/search?q=bell&flavorProfile=jasmin&roaster=fernwhistle-coffee&grindRange=fine&brewTimeRange=long',
    '/api/recipes/search?brewMethod=v60&roastLevel=LIGHT&sort=newest',
  ],
  '/api/roasters': ['/api/roasters', '/api/roasters?search=fernwistle'],
  '/api/roasters/:slug': ['/api/roasters/fernwhistle-coffee'],
  '/api/roasters/:slug/coffees': [
    '/api/roasters/fernwhistle-coffee/coffees',
    '/api/roasters/fernwhistle-coffee/coffees?roastLevel=LIGHT',
  ],
  '/api/roasters/:slug/recipes': ['/api/roasters/fernwhistle-coffee/recipes'],
  '/api/users/:id': ['/api/users/1'],
  '/api/users/:id/recipes': ['/api/users/1/recipes'],
  '/api/v1/convert': ['/api/v1/convert?from=niche-zero&setting=20&to=baratza-encore'],
  '/api/widget/grinder/:slug': ['/api/widget/grinder/niche-zero'],
  '/api/widget/grinders': ['/api/widget/grinders'],
  '/llms-full.txt': ['/llms-full.txt'],
  '/llms.txt': ['/llms.txt'],
}

/** Indexes of SQLite that look like tables: their triggers change them with the table itself. */
const INDEX_OF: Record<string, string> = {
  coffeesSearch: 'coffees',
  roastersSearch: 'roasters',
  searchWordGrams: 'searchWords',
}

/** What is read from but is no table: functions, and parts of a query that have a name. */
const NO_TABLES = ['json_each', 'json_array_elements_text', 'lateral']

function tablesIn(sql: string): string[] {
  const named = new Set([...sql.matchAll(/\b(\w+)\s+as\s+(?:materialized\s+)?\(\s*select/gi)].map(([, name]) => name!))
  const read = [...sql.matchAll(/\b(?:from|join)\s+"?(\w+)"?/gi)].map(([, name]) => INDEX_OF[name!] ?? name!)
  return read.filter((name) => !named.has(name) && !NO_TABLES.includes(name.toLowerCase()))
}

describe('routes whose answers are kept', () => {
  let test: TestApp
  const queries: string[] = []
  beforeAll(async () => {
    const onQuery = ({ sql }: { sql: string }) => {
      // Mail is sent beside the requests.
      if (!sql.includes('"outbox"')) queries.push(sql)
    }
    test = await startTestApp({ seedDemo: true }, { onQuery })
  }, 60_000)
  afterAll(() => test.close())

  const cached = () => test.app.routeTable.entries.filter(({ method, cachedFrom }) => method === 'GET' && cachedFrom)

  it('are these, and have addresses to look at', () => {
    expect(
      cached()
        .map(({ url }) => url)
        .sort(),
    ).toEqual(Object.keys(ADDRESSES))
  })

  it.each(Object.entries(ADDRESSES))('read only what they say, and change nothing: %s', async (url, addresses) => {
    const declared = cached().find((route) => route.url === url)!.cachedFrom!
    const read = new Set<string>()
    for (const address of addresses) {
      test.app.answers.cache.clear()
      queries.length = 0
      const { status } = await test.get(address)
      expect(status, address).toBe(200)
      for (const sql of queries) {
        expect(writesOf(sql), sql).toEqual([])
        for (const table of tablesIn(sql)) {
          expect(declared, `${address}: ${sql}`).toContain(table)
          read.add(table)
        }
      }
    }
    // What is named without being read would make answers stale for nothing.
    expect([...read].sort()).toEqual([...declared].sort())
  })

  it('finds the tables of a query', () => {
    expect(tablesIn('select * from "coffeesSearch" s cross join coffees on coffees.id = s.rowid')).toEqual([
      'coffees',
      'coffees',
    ])
    expect(
      tablesIn('with n as (select 1 from a) select (select count(*) from "b") from n left join c on true'),
    ).toEqual(['a', 'b', 'c'])
    expect(tablesIn('select value from json_each(?)')).toEqual([])
  })
})
