import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BASE_URL, startTestApp, type TestApp } from '#test/support/app.ts'
import { plantCoffees } from '#test/support/coffees.ts'
import { insertRecipe } from '#test/support/community.ts'

const locations = (xml: string): string[] => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location]) => location!)

describe('GET /sitemap.xml and /sitemaps/:part.xml', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.close())

  const part = async (name: string) => {
    const { status, headers, text } = await test.get(`/sitemaps/${name}.xml`)
    expect(status).toBe(200)
    expect(headers['content-type']).toBe('application/xml; charset=utf-8')
    expect(headers['cache-control']).toBe('public, max-age=3600')
    return text
  }

  it('omit parts without entries', async () => {
    const { text } = await test.get('/sitemap.xml')
    expect(locations(text)).toEqual([`${BASE_URL}/sitemaps/pages.xml`, `${BASE_URL}/sitemaps/grinders.xml`])
    expect((await test.get('/sitemaps/recipes-1.xml')).status).toBe(404)
  })

  it.each(['recipes-0', 'recipes-1000000', 'users-1', 'sqlite_master-1', 'pages-1', 'recipes'])(
    'answer 404 for the part %s',
    async (name) => {
      expect((await test.get(`/sitemaps/${name}.xml`)).status).toBe(404)
    },
  )

  it('list every public page once, with the time of its last change', async () => {
    const { db } = test.app
    const [coffeeId] = await plantCoffees(db, [{ name: 'Konga', roaster: 'Gentle Drum' }])
    const recipeId = await insertRecipe(db, { updatedAt: '2026-03-04T09:00:00.000Z' })
    const index = locations((await test.get('/sitemap.xml')).text)
    const all: string[] = []
    for (const address of index) all.push(...locations(await part(/([^/]+)\.xml$/.exec(address)![1]!)))
    expect(new Set(all).size).toBe(all.length)
    for (const path of [
      '/',
      '/recipes',
      '/grinders/comandante-c40-mk4',
      `/coffees/${coffeeId}`,
      '/roasters/gentle-drum',
    ]) {
      expect(all).toContain(BASE_URL + path)
    }
    expect(all.some((address) => /\/(log|profile|portal|users|sign-in)/.test(address))).toBe(false)
    expect(await part('recipes-1')).toContain(
      `<url><loc>${BASE_URL}/recipes/${recipeId}</loc><lastmod>2026-03-04T09:00:00.000Z</lastmod></url>`,
    )
    for (const address of all.filter((address) => !address.includes('/grinders/'))) {
      expect((await test.get(new URL(address).pathname)).status, address).toBe(200)
    }
  })

  it('split parts by id, so that they stay stable and small with a million recipes', async () => {
    const { db } = test.app
    const coffee = await db.selectFrom('coffees').select('id').executeTakeFirstOrThrow()
    const ids = [9_999, 10_000, 10_001, 1_000_000]
    for (const id of ids) await insertRecipe(db, { id, coffeeProfileId: coffee.id })
    const index = locations((await test.get('/sitemap.xml')).text).filter((address) => address.includes('/recipes-'))
    expect(index).toEqual([1, 2, 100].map((n) => `${BASE_URL}/sitemaps/recipes-${n}.xml`))
    const first = locations(await part('recipes-1'))
    expect(first.slice(-2)).toEqual([9_999, 10_000].map((id) => `${BASE_URL}/recipes/${id}`))
    expect(locations(await part('recipes-2'))).toEqual([`${BASE_URL}/recipes/10001`])
    expect(locations(await part('recipes-100'))).toEqual([`${BASE_URL}/recipes/1000000`])
  })

  it('return a part that takes several queries completely', async () => {
    const { db } = test.app
    const { roasterId } = await db.selectFrom('coffees').select('roasterId').executeTakeFirstOrThrow()
    const row = await db.selectFrom('coffees').selectAll().where('roasterId', '=', roasterId).executeTakeFirstOrThrow()
    const { id: _, ...values } = row
    const rows = Array.from({ length: 2_100 }, (_, i) => ({ ...values, id: 20_001 + i, slug: `many-${i}` }))
    for (let i = 0; i < rows.length; i += 300)
      await db
        .insertInto('coffees')
        .values(rows.slice(i, i + 300))
        .execute()
    const found = locations(await part('coffees-3'))
    expect(found).toHaveLength(2_100)
    expect(found.at(-1)).toBe(`${BASE_URL}/coffees/22100`)
  })
})

describe('GET /robots.txt and /.well-known/security.txt', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp({ mailFrom: 'Brewprint <hello@brew.example>' })
  })
  afterAll(() => test.close())

  it('robots.txt allows the API of public pages, disallows private pages, and names the sitemap', async () => {
    const { headers, text } = await test.get('/robots.txt')
    expect(headers['content-type']).toBe('text/plain; charset=utf-8')
    expect(headers['cache-control']).toBe('public, max-age=3600')
    const lines = text.split('\n')
    expect(lines).toContain('Disallow: /api/')
    expect(lines).toContain('Allow: /api/recipes')
    expect(lines).toContain('Disallow: /log/')
    expect(lines).toContain(`Sitemap: ${BASE_URL}/sitemap.xml`)
  })

  it('robots.txt allows no route that requires a sign-in', async () => {
    const { text } = await test.get('/robots.txt')
    const opened = [...text.matchAll(/^Allow: (\S+)$/gm)].map(([, path]) => path!)
    const isOpened = (url: string) => opened.some((path) => url.startsWith(path))
    const closed = test.app.routeTable.entries.filter(
      ({ method, access }) => method === 'GET' && (access === 'required' || access === 'roaster-member'),
    )
    // Routes for signed-in users under a public path, which answer 401 to crawlers.
    const known = [
      '/api/users/taste-profile',
      '/api/recipes/recommendations',
      '/api/roasters/following/feed',
      '/api/coffees/:id/can-edit',
    ]
    expect(closed.filter(({ url }) => isOpened(url) && !known.includes(url)).map(({ url }) => url)).toEqual([])
  })

  it('security.txt names a contact and expires within a year', async () => {
    const { text } = await test.get('/.well-known/security.txt')
    expect(text).toContain('Contact: mailto:hello@brew.example\n')
    expect(text).toContain(`Canonical: ${BASE_URL}/.well-known/security.txt`)
    expect(text).toContain('Preferred-Languages: en, de\n')
    const expires = Date.parse(/^Expires: (.+)$/m.exec(text)![1]!)
    expect(expires).toBeGreaterThan(Date.now())
    expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000)
  })
})
