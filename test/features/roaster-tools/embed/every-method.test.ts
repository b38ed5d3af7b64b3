import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#src/db/open.ts'
import { startTestApp, type TestApp } from '#test/support/app.ts'
import { insertRoaster } from '#test/support/community.ts'
import { insertEmbedRecipe, insertRecipeFor, plantCoffee } from '#test/support/embeds.ts'
import { expectError } from '#test/support/errors.ts'

const COFFEES = 26
const OWN_METHODS = ['v60', 'aeropress', 'moka', 'espresso']
const COMMUNITY_METHODS = ['v60', 'espresso', 'french-press']

interface Shown {
  id: number
  coffeeSlug: string
  method: string
  isDefault: boolean
}

describe('finding 6: GET /api/embed/recipes/:roasterSlug?group=coffee returns every method of up to 24 coffees', () => {
  let test: TestApp
  let db: Database
  let slug: string

  beforeAll(async () => {
    test = await startTestApp()
    db = test.app.db
    const roasterId = await insertRoaster(db)
    slug = (await db.selectFrom('roasters').select('slug').where('id', '=', roasterId).executeTakeFirstOrThrow()).slug
    for (let n = 0; n < COFFEES; n++) {
      const planted = await plantCoffee(db, { roasterId, recipeCount: n < 12 ? 0 : COMMUNITY_METHODS.length })
      if (n < 12) {
        for (const method of OWN_METHODS) await insertEmbedRecipe(db, { coffeeId: planted.coffee.id, method })
      } else {
        for (const brewMethod of COMMUNITY_METHODS) await insertRecipeFor(db, planted, { brewMethod })
      }
    }
  })
  afterAll(() => test.close())

  const recipes = async (query: string): Promise<Shown[]> =>
    (await test.get(`/api/embed/recipes/${slug}${query}`)).body.recipes
  const byCoffee = (shown: readonly Shown[]) => Object.values(Object.groupBy(shown, ({ coffeeSlug }) => coffeeSlug))

  it('limits the number of coffees and returns all their methods', async () => {
    const groups = byCoffee(await recipes('?group=coffee&limit=24'))
    expect(groups).toHaveLength(24)
    for (const group of groups.slice(0, 12)) {
      expect(group!.map(({ method }) => method).sort()).toEqual(OWN_METHODS.toSorted())
    }
    for (const group of groups.slice(12)) {
      expect(group!.map(({ method }) => method).sort()).toEqual(COMMUNITY_METHODS.toSorted())
    }
  })

  it('returns 12 coffees by default and 24 at most', async () => {
    expect(byCoffee(await recipes('?group=coffee'))).toHaveLength(12)
    expect(byCoffee(await recipes('?group=coffee&limit=3'))).toHaveLength(3)
    expect(byCoffee(await recipes('?group=coffee&limit=1000'))).toHaveLength(24)
  })

  it('returns 12 recipes by default and 24 at most without group=coffee', async () => {
    expect(await recipes('')).toHaveLength(12)
    expect(await recipes('?limit=24')).toHaveLength(24)
    expect(await recipes('?limit=1000')).toHaveLength(24)
  })

  it('returns one recipe per method, the default if the roaster has several', async () => {
    const { roaster, coffee } = await plantCoffee(db)
    for (let n = 0; n < 30; n++) {
      await insertEmbedRecipe(db, { coffeeId: coffee.id, method: OWN_METHODS[n % 4]!, isDefault: n >= 26 })
    }
    const { body } = await test.get(`/api/embed/recipes/${roaster.slug}?group=coffee&limit=24`)
    expect(body.recipes.map(({ method, isDefault }: Shown) => [method, isDefault])).toEqual(
      expect.arrayContaining(OWN_METHODS.map((method) => [method, true])),
    )
    expect(body.recipes).toHaveLength(4)
  })

  it('sends the same cache and CORS headers as the other embeds', async () => {
    const { headers } = await test.get(`/api/embed/recipes/${slug}?group=coffee`)
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=0, s-maxage=300, stale-while-revalidate=600',
      'access-control-allow-origin': '*',
    })
    const again = await test.get(`/api/embed/recipes/${slug}?group=coffee`, {
      headers: { 'if-none-match': String(headers.etag) },
    })
    expect(again.status).toBe(304)
  })

  it('is the data in the page GET /embed/:roasterSlug', async () => {
    const { text } = await test.get(`/embed/${slug}`)
    const data = JSON.parse(/<script type="application\/json"[^>]*>(.*?)<\/script>/s.exec(text)![1]!)
    expect(data.recipes).toEqual(await recipes('?group=coffee&limit=24'))
  })

  it('rejects any other group with 400', async () => {
    const answer = await test.get(`/api/embed/recipes/${slug}?group=roast`)
    expectError(answer, { status: 400, code: 'invalid_request', field: 'group' })
  })
})
