import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Member, register, startTestApp, type TestApp } from '#test/support/app.ts'
import { insertManyRecipes } from '#test/support/many-recipes.ts'
import { idOf, v60Recipe } from '#test/support/steps.ts'

describe('titles, tags and inspirations of recipes', () => {
  let test: TestApp
  let ada: Member
  let konga: Awaited<ReturnType<typeof v60Recipe>>
  let halo: Awaited<ReturnType<typeof v60Recipe>>

  beforeAll(async () => {
    test = await startTestApp()
    ada = await register(test)
    konga = await v60Recipe(test, { name: 'Konga', searchText: 'konga yirgacheffe ethiopia' })
    halo = await v60Recipe(test, { name: 'Halo', searchText: 'halo gedeb ethiopia' })
  })
  afterAll(() => test.close())

  const publish = async (body: object) =>
    (await test.post('/api/community-recipes', body, { token: ada.token })).body as { id: number }
  const revise = (id: number, body: object) =>
    test.call('PATCH', `/api/community-recipes/${id}`, { body, token: ada.token })
  const idsOf = async (query: string) => {
    test.app.responseCache.clear()
    const { status, body } = await test.get(`/api/recipes/search?${query}`)
    expect(status).toBe(200)
    expect(body.total).toBe(body.data.length)
    return body.data.map(({ id }: { id: number }) => id).sort((a: number, b: number) => a - b)
  }

  it('POST stores words as they are shown, and lists return them', async () => {
    const words = { title: 'Quiet  morning', description: 'Slow and sweet.', difficulty: 'easy', yieldGrams: 280 }
    const { id } = await publish({ ...konga, ...words, tags: ['#Iced Coffee', 'iced-coffee', 'Süß', '!!'] })
    const { body } = await test.get('/api/recipes?limit=100')
    expect(body.data.find((each: { id: number }) => each.id === id)).toMatchObject({
      ...words,
      title: 'Quiet morning',
      tags: ['iced-coffee', 'süß'],
      inspiredBy: null,
    })
  })

  it('GET /api/recipes/search?q= finds words of titles and tags, alone and with those of coffee and brewer', async () => {
    const storm = await publish({ ...konga, title: 'Thunderstorm' })
    const sunday = await publish({ ...halo, title: 'Sunday', tags: ['thunderstorm'] })
    const both = [storm.id, sunday.id].sort((a, b) => a - b)
    expect(await idsOf('q=thunderstorm')).toEqual(both)
    expect(await idsOf('q=thunder')).toEqual(both)
    expect(await idsOf('q=thunderstorm+konga')).toEqual([storm.id])
    expect(await idsOf('q=ethiopia+thunderstorm+v60')).toEqual(both)
    expect(await idsOf('q=thunderstorm+sunday')).toEqual([sunday.id])
    expect(await idsOf('q=thunderstorm+chemex')).toEqual([])
    expect(await idsOf('q=thunderstorm&brewMethod=espresso')).toEqual([])
  })

  it('GET /api/recipes/search?q= returns a recipe once that matches by its title and by its coffee', async () => {
    const { id } = await publish({ ...konga, title: 'Konga the usual way' })
    const found = await idsOf('q=konga')
    expect(found.filter((each: number) => each === id)).toHaveLength(1)
    expect(new Set(found).size).toBe(found.length)
  })

  it('GET /api/recipes/search?q= returns every recipe once along the cursor, in every order', async () => {
    const own: number[] = []
    for (let i = 0; i < 7; i++) own.push((await publish({ ...(i % 2 ? konga : halo), title: `Zebra ${i}` })).id)
    for (const sort of ['newest', 'highest_rated', 'most_brewed', 'recommended']) {
      for (const query of ['q=zebra', 'q=zebra+ethiopia']) {
        const seen: number[] = []
        for (let cursor: string | null = ''; cursor !== null; ) {
          const page = await test.get(
            `/api/recipes/search?${query}&sort=${sort}&limit=2${cursor && `&cursor=${cursor}`}`,
          )
          expect(page.body.total).toBe(7)
          seen.push(...page.body.data.map(({ id }: { id: number }) => id))
          cursor = page.body.cursor
        }
        expect(seen.sort((a, b) => a - b)).toEqual(own)
      }
    }
  })

  it('GET /api/recipes/search?tag= returns recipes with the tag in any spelling, together with other filters', async () => {
    const first = await publish({ ...konga, tags: ['Café con Leche'] })
    const machineId = idOf(test.app.catalog.machines, 'chemex-six-cup')
    const second = await publish({ ...halo, machineId, tags: ['cafe-con-leche', 'milk'], title: 'Latte' })
    for (const tag of ['Caf%C3%A9+con+Leche', 'cafe-con-leche', 'CAFE%20CON%20LECHE']) {
      expect(await idsOf(`tag=${tag}`)).toEqual([first.id, second.id])
    }
    expect(await idsOf('tag=milk')).toEqual([second.id])
    expect(await idsOf('tag=nothing')).toEqual([])
    expect(await idsOf('tag=cafe-con-leche&q=konga')).toEqual([first.id])
    expect(await idsOf('tag=cafe-con-leche&q=latte')).toEqual([second.id])
    expect(await idsOf('tag=cafe-con-leche&brewMethod=v60')).toEqual([first.id])
    for (const path of ['/api/recipes', '/api/browse/recipes']) {
      const { body } = await test.get(`${path}?tag=cafe-con-leche`)
      expect(body.data.map(({ id }: { id: number }) => id)).toEqual([second.id, first.id])
      expect(body.total).toBe(2)
    }
    const signedIn = await test.get('/api/recipes/search?tag=cafe-con-leche', { token: ada.token })
    expect(signedIn.body.data).toHaveLength(2)
  })

  it('PATCH and DELETE /api/community-recipes/:id change what is found', async () => {
    const { id } = await publish({ ...konga, title: 'Platypus', tags: ['duckbill'] })
    await revise(id, { title: 'Wombat', tags: null })
    expect(await idsOf('q=platypus')).toEqual([])
    expect(await idsOf('tag=duckbill')).toEqual([])
    expect(await idsOf('q=wombat')).toEqual([id])
    await revise(id, { notes: 'Unchanged title' })
    expect(await idsOf('q=wombat')).toEqual([id])
    await test.call('DELETE', `/api/community-recipes/${id}`, { token: ada.token })
    expect(await idsOf('q=wombat')).toEqual([])
    const left = await test.app.db.selectFrom('recipeWords').select('word').where('recipeId', '=', id).execute()
    expect(left).toEqual([])
  })

  it('inspiredBy names the recipe, and stays without its data once that is deleted', async () => {
    const original = await publish({ ...konga, title: 'The first' })
    const { id } = await publish({ ...halo, inspiredByRecipeId: original.id })
    const read = async () => (await test.get(`/api/recipes/${id}`)).body.inspiredBy
    expect(await read()).toEqual({
      recipeId: original.id,
      title: 'The first',
      brewMethod: 'v60',
      brewer: 'Hario V60 02',
      author: `Brewer ${ada.id}`,
    })
    await test.call('DELETE', `/api/community-recipes/${original.id}`, { token: ada.token })
    const gone = { recipeId: null, title: null, brewMethod: null, brewer: null, author: null }
    expect(await read()).toEqual(gone)
    await revise(id, { title: 'The second' })
    expect(await read()).toEqual(gone)
    await revise(id, { inspiredByRecipeId: null })
    expect(await read()).toBeNull()
  })

  it('inspiredBy has no name of an author whose account was deleted', async () => {
    const ben = await register(test)
    const { body: original } = await test.post('/api/community-recipes', konga, { token: ben.token })
    const { id } = await publish({ ...halo, inspiredByRecipeId: original.id })
    await test.call('DELETE', '/api/user/account', { token: ben.token, body: { confirm: true } })
    expect((await test.get(`/api/recipes/${id}`)).body.inspiredBy).toMatchObject({ author: 'Anonymous' })
  })
})

describe('total of GET /api/recipes/search?q= by words of titles', () => {
  it('is capped only if there are too many recipes for one of the words', async () => {
    const test = await startTestApp()
    const { db } = test.app
    await insertManyRecipes(db, 600)
    const recipes = await db.selectFrom('recipes').select('id').execute()
    for (const word of ['zebra', 'quagga', 'zorse', 'zorses']) {
      await db
        .insertInto('recipeWords')
        .values(recipes.map(({ id }) => ({ word, recipeId: id })))
        .execute()
    }
    const search = async (q: string) => (await test.get(`/api/recipes/search?q=${q}`)).body
    for (const q of ['zebra', 'zebra+quagga', 'zebra+zebra']) {
      expect(await search(q)).toMatchObject({ total: 600 })
      expect(await search(q)).not.toHaveProperty('totalIsCapped')
    }
    expect(await search('zorse')).toMatchObject({ totalIsCapped: true })
    await test.close()
  })
})
