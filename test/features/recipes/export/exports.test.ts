import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BASE_URL, type Member, register, startTestApp, type TestApp } from '#test/support/app.ts'
import { rate } from '#test/support/community.ts'
import { headOf } from '#test/support/pages.ts'
import { espressoRecipe, V60_STEPS, v60Recipe } from '#test/support/steps.ts'

type Fields = Record<string, unknown>

/** What search engines require or recommend of a Recipe, and how each must look. */
const DURATION = /^PT(?=\d)(\d+H)?(\d+M)?(\d+S)?$/
const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''
const PROPERTIES: Record<string, (value: unknown) => boolean> = {
  name: isText,
  description: isText,
  image: (value) => URL.canParse(String(value)),
  url: (value) => URL.canParse(String(value)),
  author: (value) => (value as Fields)['@type'] === 'Person' && isText((value as Fields).name),
  datePublished: (value) => !Number.isNaN(Date.parse(String(value))),
  keywords: isText,
  recipeCategory: isText,
  recipeYield: isText,
  cookTime: (value) => DURATION.test(String(value)),
  totalTime: (value) => DURATION.test(String(value)),
  recipeIngredient: (value) => Array.isArray(value) && value.length > 0 && value.every(isText),
  tool: (value) => (value as Fields[]).every((tool) => tool['@type'] === 'HowToTool' && isText(tool.name)),
  recipeInstructions: (value) =>
    (value as Fields[]).length > 0 &&
    (value as Fields[]).every(
      (step, i) => step['@type'] === 'HowToStep' && isText(step.text) && step.position === i + 1,
    ),
}

function expectValid(recipe: Fields): void {
  expect(recipe['@type']).toBe('Recipe')
  const wrong = Object.entries(PROPERTIES).filter(([name, isRight]) => !isRight(recipe[name]))
  expect(wrong.map(([name]) => name)).toEqual([])
}

describe('recipes in formats of other programs', () => {
  let test: TestApp
  let ada: Member
  let id: number

  beforeAll(async () => {
    test = await startTestApp()
    ada = await register(test)
    const words = { title: 'Quiet morning', description: 'Slow and sweet.', tags: ['sweet'], yieldGrams: 280 }
    const body = { ...(await v60Recipe(test, { name: 'Konga' })), ...words, waterTempF: 201, steps: V60_STEPS }
    id = (await test.post('/api/community-recipes', body, { token: ada.token })).body.id
  })
  afterAll(() => test.close())

  const page = async (recipeId: number) =>
    headOf((await test.get(`/recipes/${recipeId}`, { headers: { accept: 'text/html' } })).text).jsonLd['@graph'][0]

  it('GET /recipes/:id describes a schema.org Recipe with every step', async () => {
    const recipe = await page(id)
    expectValid(recipe)
    expect(recipe).toMatchObject({ recipeYield: '280 g', totalTime: 'PT3M', keywords: 'Coffee, sweet' })
    const texts = recipe.recipeInstructions.map(({ text }: { text: string }) => text)
    expect(texts).toContain('At 45 s: Pour, up to 183 g. In circles')
    expect(texts).toContain('Rinse the paper')
    const bloom = recipe.recipeInstructions.find(({ text }: { text: string }) => text.includes('Bloom'))
    expect(bloom).toMatchObject({ text: 'At 0 s: Bloom, up to 47 g', timeRequired: 'PT45S' })
  })

  it('GET /recipes/:id has a rating only once there is one', async () => {
    const { body } = await test.post('/api/community-recipes', await v60Recipe(test), { token: ada.token })
    expect(await page(body.id)).not.toHaveProperty('aggregateRating')
    await rate(test.app.db, (await register(test)).id, body.id, 4)
    test.app.responseCache.clear()
    const rated = await page(body.id)
    expectValid(rated)
    expect(rated.aggregateRating).toEqual({
      '@type': 'AggregateRating',
      ratingValue: 4,
      ratingCount: 1,
      bestRating: 5,
      worstRating: 1,
    })
  })

  it('GET /recipes/:id is valid without a time, and says nothing of one', async () => {
    const body = { ...(await v60Recipe(test)), brewTimeSeconds: null }
    const created = await test.post('/api/community-recipes', body, { token: ada.token })
    const recipe = await page(created.body.id)
    expect(recipe).not.toHaveProperty('totalTime')
    expectValid({ ...recipe, cookTime: 'PT1S', totalTime: 'PT1S' })
  })

  it('GET /recipes/:id lists the steps for readers without scripts', async () => {
    const { text } = await test.get(`/recipes/${id}`, { headers: { accept: 'text/html' } })
    expect(text).toContain('<h2>Steps</h2><ol><li id="step-1">Rinse the paper</li>')
    const german = await test.get(`/recipes/${id}?lang=de`, { headers: { accept: 'text/html' } })
    expect(german.text).toContain('Bei 45 s: Aufgießen, bis 183 g. In circles')
  })

  it('GET /recipes/:id links to what inspired it, and says when that is gone', async () => {
    const body = await v60Recipe(test)
    const publish = async (changes: object) =>
      (await test.post('/api/community-recipes', { ...body, ...changes }, { token: ada.token })).body.id
    const original = await publish({ title: 'The first' })
    const copy = await publish({ inspiredByRecipeId: original })
    const read = async () => (await test.get(`/recipes/${copy}`, { headers: { accept: 'text/html' } })).text
    expect(await read()).toContain(`<dt>Inspired by</dt><dd><a href="/recipes/${original}">The first</a></dd>`)
    await test.call('DELETE', `/api/community-recipes/${original}`, { token: ada.token })
    expect(await read()).toContain('<dt>Inspired by</dt><dd>A recipe that is gone</dd>')
  })

  it('GET /api/recipes/:id/json-ld is the recipe alone, in the language of the request', async () => {
    const { body, headers } = await test.get(`/api/recipes/${id}/json-ld`)
    expect(headers['content-type']).toBe('application/ld+json; charset=utf-8')
    expect(headers['access-control-allow-origin']).toBe('*')
    expectValid(body)
    expect(body).toMatchObject({
      '@context': 'https://schema.org',
      name: 'Quiet morning',
      url: `${BASE_URL}/recipes/${id}`,
    })
    const german = await test.get(`/api/recipes/${id}/json-ld`, { headers: { 'accept-language': 'de' } })
    expect(german.headers['content-language']).toBe('de')
    expect(german.body.recipeCategory).toBe('Kaffee')
    expect((await test.get('/api/recipes/2000000000/json-ld')).status).toBe(404)
  })

  it('a recipe without a title is named after its brewer and author', async () => {
    const { body } = await test.post('/api/community-recipes', await v60Recipe(test), { token: ada.token })
    expect((await test.get(`/api/recipes/${body.id}/json-ld`)).body.name).toBe(`Hario V60 02 by Brewer ${ada.id}`)
  })

  it.each([
    ['text/html,application/xhtml+xml,*/*;q=0.8', 'text/html'],
    ['*/*', 'text/html'],
    ['application/ld+json', 'application/ld+json'],
    ['application/ld+json, text/html;q=0.9', 'application/ld+json'],
    ['text/html, application/ld+json;q=0.9', 'text/html'],
    ['application/ld+json;q=0, */*', 'text/html'],
  ])('GET /recipes/:id with Accept: %s is %s', async (accept, type) => {
    const { status, headers } = await test.get(`/recipes/${id}`, { headers: { accept } })
    expect(status).toBe(200)
    expect(headers['content-type']).toContain(type)
    expect(String(headers.vary)).toMatch(/\baccept\b(?!-)/i)
  })

  it('GET /recipes/:id never answers one form to who asks for the other, whatever was asked before', async () => {
    const ask = (accept: string, etag?: string) =>
      test.get(`/recipes/${id}`, { headers: { accept, ...(etag && { 'if-none-match': etag }) } })
    const [first, data] = [await ask('text/html'), await ask('application/ld+json')]
    expect(data.headers.etag).not.toBe(first.headers.etag)
    expect((await ask('application/ld+json', String(data.headers.etag))).status).toBe(304)
    expect((await ask('text/html', String(data.headers.etag))).status).toBe(200)
    for (const accept of ['text/html', 'application/ld+json', 'text/html']) {
      expect((await ask(accept)).headers['content-type']).toContain(accept)
    }
  })

  it('GET /api/recipes/:id/opos has increments of water that add up', async () => {
    const { body, headers } = await test.get(`/api/recipes/${id}/opos`)
    expect(headers['content-type']).toContain('application/json')
    expect(body).toMatchObject({
      metadata: { name: 'Quiet morning', author: `Brewer ${ada.id}`, compatibility: ['Hario V60 02'] },
      equipment: { dripper: { model: 'Hario V60 02' } },
      ingredients: { coffee_g: 20, water_g: 320, grind_setting: '24 clicks, Comandante C40 MK4' },
    })
    expect(body.protocol.map(({ action }: { action: string }) => action)).toEqual(['bloom', 'pour', 'pour', 'wait'])
    expect(body.protocol.map(({ water_g }: { water_g: number }) => water_g)).toEqual([47, 136, 137, 0])
    const seconds = body.protocol.map(({ duration_s }: { duration_s: number }) => duration_s)
    expect(seconds.reduce((sum: number, each: number) => sum + each, 0)).toBe(180)
  })

  it('GET /api/recipes/:id/opos is 406 for an espresso', async () => {
    const { body } = await test.post('/api/community-recipes', await espressoRecipe(test), { token: ada.token })
    const { status, body: refused } = await test.get(`/api/recipes/${body.id}/opos`)
    expect({ status, code: refused.code }).toEqual({ status: 406, code: 'not_acceptable' })
    expect(refused.error).toMatch(/espresso/)
  })
})
