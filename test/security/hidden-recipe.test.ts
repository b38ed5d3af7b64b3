import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, startTestApp, type TestApp } from '#test/support/app.ts'
import { insertMembers } from '#test/support/members.ts'
import { decide, insertWithRole } from '#test/support/moderation.ts'
import { descriptionOf, operationsOf } from '#test/support/openapi.ts'

/** A word that stands only in the hidden recipe, its coffee's name and its roaster's name. */
const SECRET = 'Xylophonia'

describe.each(['recipe', 'coffee', 'roaster'] as const)('all routes after a moderator hides a %s', (type) => {
  let test: TestApp
  let reader: Member
  let author: Member
  let recipeId: number
  let coffeeId: number
  let shareId: string
  let slugs: { roaster: string; coffee: string }

  beforeAll(async () => {
    test = await startTestApp()
    const moderator = await insertWithRole(test, 'moderator')
    ;[reader, author] = (await insertMembers(test, 2)) as [Member, Member]
    const { catalog } = test.app
    const coffee = await test.post(
      '/api/coffees',
      { name: `${SECRET} Lot`, roasterName: `${SECRET} Roasters`, roastLevel: 'LIGHT', origin: SECRET },
      author,
    )
    coffeeId = coffee.body.coffee.id
    slugs = { roaster: coffee.body.coffee.roaster.slug, coffee: coffee.body.coffee.slug }
    const recipe = await test.post(
      '/api/community-recipes',
      {
        coffeeProfileId: coffeeId,
        grinderId: catalog.grinders[0]!.id,
        machineId: catalog.machines.find(({ slug }) => slug === 'hario-v60-02')!.id,
        ...{ grindSetting: catalog.grinders[0]!.maxGrindSetting, ratio: 16, doseGrams: 15, waterGrams: 240 },
        notes: `${SECRET} notes`,
      },
      author,
    )
    recipeId = recipe.body.id
    shareId = (await test.post(`/api/recipes/${recipeId}/share`)).body.shareId
    await test.post('/api/user/saved-recipes', { communityRecipeId: recipeId }, reader)
    await test.post(`/api/roasters/${slugs.roaster}/follow`, {}, reader)
    await test.post(`/api/community-recipes/${recipeId}/brew-log`, { rating: 5 }, reader)
    const { body } = await test.post('/api/collections', { name: 'Best' }, reader)
    await test.post(`/api/collections/${body.collection.id}/items`, { recipeId }, reader)
    const roaster = await test.get(`/api/roasters/${slugs.roaster}`)
    const id = { recipe: recipeId, coffee: coffeeId, roaster: roaster.body.id as number }[type]
    const hidden = await decide(test, moderator, { action: 'hide', subjectType: type, subjectId: id, reason: 'Spam' })
    expect(hidden.status).toBe(200)
  })
  afterAll(() => test.close())

  /** The names of its coffee and roaster stay in public when only a recipe or a coffee is hidden. */
  const word = () => ({ recipe: `${SECRET} notes`, coffee: `${SECRET} Lot`, roaster: SECRET })[type]

  /** Every address that reads, with the ids and words of the hidden thing. */
  async function addresses(): Promise<string[]> {
    const operations = operationsOf(await descriptionOf(test.app)).filter(({ method }) => method === 'GET')
    const api = operations
      .filter(({ name }) => !name.includes('/api/admin/') && !name.includes('/api/roaster-portal'))
      .flatMap(({ name }) => {
        const path = name.split(' ')[1]!
        const ids = path.includes('{id}') ? [recipeId, coffeeId, author.id] : [0]
        return ids.map((id) =>
          path
            .replace('{id}', String(id))
            .replace('{slug}', slugs.roaster)
            .replace('{roasterSlug}', slugs.roaster)
            .replace('{coffeeSlug}', slugs.coffee)
            .replace('{shareId}', shareId)
            .replace(/\{\w+\}/g, 'nothing'),
        )
      })
    const searched = ['/api/recipes', '/api/recipes/search', '/api/browse/recipes', '/api/coffees', '/api/roasters']
    return [
      ...api,
      ...searched.map((path) => `${path}?q=${SECRET}`),
      ...['highest_rated', 'most_brewed', 'recommended', 'newest'].map((sort) => `/api/recipes/search?sort=${sort}`),
      `/api/coffees?origin=${SECRET}`,
      `/api/coffees/suggestions?name=${SECRET}`,
      `/api/community-recipes?coffeeId=${coffeeId}`,
      `/api/discover?grinderId=${test.app.catalog.grinders[0]!.id}`,
      ...[`/recipes/${recipeId}`, `/coffees/${coffeeId}`, `/roasters/${slugs.roaster}`, `/r/${shareId}`],
      ...['/', '/recipes', '/coffees', '/roasters', `/users/${author.id}`, `/embed/${slugs.roaster}`],
      ...['/sitemap.xml', '/sitemaps/recipes-1.xml', '/sitemaps/coffees-1.xml', '/llms.txt', '/llms-full.txt'],
    ]
  }

  it.each(['nobody', 'another member'] as const)('returns the recipe from no route to %s', async (who) => {
    const token = who === 'nobody' ? undefined : reader.token
    const seen: string[] = []
    const all = await addresses()
    expect(all.length).toBeGreaterThan(60)
    for (const url of all) {
      const { status, text } = await test.get(url, { token })
      // An error may repeat the word that was searched for.
      if (status < 400 && text.includes(word())) seen.push(url)
    }
    expect(seen).toEqual([])
  })

  it('removes the recipe from pages, sitemap and counts, and answers 404 to its URLs', async () => {
    expect((await test.get(`/recipes/${recipeId}`)).status).toBe(404)
    expect((await test.get(`/r/${shareId}`)).status).toBe(404)
    expect((await test.get(`/api/embed/${shareId}`)).status).toBe(404)
    expect((await test.get('/api/recipes')).body.total).toBe(0)
    expect((await test.get(`/api/users/${author.id}`)).body.stats.recipeCount).toBe(0)
    const sitemaps = await test.get('/sitemap.xml')
    for (const [, file] of sitemaps.text.matchAll(/<loc>[^<]*(\/sitemaps\/[^<]+)<\/loc>/g)) {
      expect((await test.get(file!)).text).not.toContain(`/recipes/${recipeId}<`)
    }
  })

  it('returns nothing of the recipe from the MCP tool list_grinders', async () => {
    for (const search of [SECRET, '']) {
      const call = { jsonrpc: '2.0', id: 1, method: 'tools/call' }
      const params = { name: 'list_grinders', arguments: { search } }
      const { text } = await test.post('/api/mcp', { ...call, params })
      expect(text.replaceAll(`"${SECRET}"`, '')).not.toContain(word())
    }
  })

  it('answers 404 to votes, comments, saves, brews and shares', async () => {
    const [other] = await insertMembers(test, 1)
    const writes = [
      test.post(`/api/community-recipes/${recipeId}/vote`, { vote: 'UP' }, other),
      test.post(`/api/recipes/${recipeId}/comments`, { body: 'Lovely' }, other),
      test.post('/api/user/saved-recipes', { communityRecipeId: recipeId }, other),
      test.post(`/api/community-recipes/${recipeId}/brew-log`, { rating: 5 }, other),
      test.post(`/api/recipes/${recipeId}/share`),
    ]
    for (const { status } of await Promise.all(writes)) expect(status).toBe(404)
  })
})
