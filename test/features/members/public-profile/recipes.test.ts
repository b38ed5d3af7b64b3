import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, register, startTestApp, type TestApp } from '#test/support/app.ts'
import { insertRecipe } from '#test/support/community.ts'

describe('finding 12: GET /api/users/:id/recipes', () => {
  let test: TestApp
  let ada: Member
  const recipes: number[] = []

  beforeAll(async () => {
    test = await startTestApp()
    ada = await register(test)
    const other = await register(test)
    for (let i = 0; i < 45; i++) {
      recipes.unshift(await insertRecipe(test.app.db, { createdById: ada.id, upvotes: i % 3 }))
      await insertRecipe(test.app.db, { createdById: other.id })
    }
  })
  afterAll(() => test.close())

  const idsOf = (list: { id: number }[]) => list.map(({ id }) => id)

  it('has its latest 20 recipes and their number in GET /api/users/:id too', async () => {
    const { body } = await test.get(`/api/users/${ada.id}`)
    expect(body.stats.recipeCount).toBe(45)
    expect(idsOf(body.recipes)).toEqual(recipes.slice(0, 20))
    expect(body.recipes[0]).toMatchObject({
      coffee: { name: expect.any(String) },
      createdBy: { displayName: `Brewer ${ada.id}`, id: ada.id },
    })
  })

  it('returns pages, newest first, while recipes are added and deleted', async () => {
    const found: number[] = []
    let cursor: string | null = null
    do {
      const { status, body } = await test.get(
        `/api/users/${ada.id}/recipes?limit=20${cursor ? `&cursor=${cursor}` : ''}`,
      )
      expect(status).toBe(200)
      expect(body.nextCursor).toBe(body.cursor)
      expect(body.hasMore).toBe(body.cursor !== null)
      found.push(...idsOf(body.data))
      cursor = body.cursor
      if (found.length === 20) {
        expect(body.total).toBe(45)
        const id = await insertRecipe(test.app.db, { createdById: ada.id })
        await test.app.db.deleteFrom('recipes').where('id', '=', id).execute()
      }
    } while (cursor)
    expect(found).toEqual(recipes)
  })

  it.each(['limit=0', 'limit=x', 'cursor=nonsense'])('rejects %s with 400', async (query) => {
    expect((await test.get(`/api/users/${ada.id}/recipes?${query}`)).status).toBe(400)
  })

  it('answers 404 for an unknown user', async () => {
    const { status, body } = await test.get('/api/users/2000000000/recipes')
    expect(status).toBe(404)
    expect(body.error).toBe("We couldn't find that member")
  })

  it('returns recipes that name their author with an id for the link, as every list does', async () => {
    const [id] = recipes
    const author = { displayName: `Brewer ${ada.id}`, id: ada.id }
    const { body } = await test.get(`/api/recipes/${id}`)
    expect(body.createdBy).toEqual(author)
    for (const path of ['/api/recipes/search?sort=newest&limit=2', '/api/community-recipes?createdByMe=true']) {
      const list = await test.get(path, { token: ada.token })
      const own = list.body.data.filter(({ createdBy }: { createdBy: { id: number } }) => createdBy.id === ada.id)
      expect(own.length).toBeGreaterThan(0)
      for (const { createdBy } of own) expect(createdBy).toEqual(author)
    }
    const page = (await test.get(`/recipes/${id}`)).text
    expect(page).toContain(`<a href="/users/${ada.id}">Brewer ${ada.id}</a>`)
  })

  it('has recipes without a link to a deleted account', async () => {
    const leaver = await register(test)
    const id = await insertRecipe(test.app.db, { createdById: leaver.id })
    await test.call('DELETE', '/api/user/account', { token: leaver.token })
    expect((await test.get(`/api/recipes/${id}`)).body.createdBy).toEqual({ displayName: 'Anonymous' })
    expect((await test.get(`/recipes/${id}`)).text).not.toContain('/users/')
  })
})
