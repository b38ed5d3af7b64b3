import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { foldName } from '#src/domain/text.ts'
import { seedDemo } from '#src/features/service/demo/seed.ts'
import { type Answer, register, startTestApp, type TestApp } from '#test/support/app.ts'
import { idOf } from '#test/support/brewing.ts'

interface Recipe {
  id: number
  score: number
  brewCount: number
  coffee: { id: number; name: string; roasterName: string; origin: string | null; flavorProfile: string | null }
  grinder: { brand: string; model: string }
  machine: { brand: string; model: string; brewMethod: string }
}

/** Other names of the methods in these searches. */
const CALLED: Record<string, string> = {
  v60: 'pour over',
  'french-press': 'cafetiere',
  'pour-over': '',
  moka: 'stovetop',
}

describe('finding 6: GET /api/recipes, /api/recipes/search and /api/browse/recipes with q', () => {
  let test: TestApp
  let all: Recipe[]
  let texts: Map<number, string[]>

  beforeAll(async () => {
    test = await startTestApp()
    await seedDemo(test.app.db, { ...test.app.catalog })
    all = await walkAll('/api/recipes?limit=100')
    const processes = new Map(
      (await test.app.db.selectFrom('coffees').select(['id', 'processingMethod']).execute()).map((each) => [
        each.id,
        each.processingMethod,
      ]),
    )
    const methods = new Map(test.app.catalog.methods.map(({ id, name }) => [id, name]))
    texts = new Map(
      all.map(({ id, coffee, grinder, machine }) => {
        const { brewMethod } = machine
        const said = [
          coffee.name,
          coffee.roasterName,
          coffee.origin,
          coffee.flavorProfile,
          processes.get(coffee.id),
          grinder.brand,
          grinder.model,
          machine.brand,
          machine.model,
          methods.get(brewMethod),
          CALLED[brewMethod],
        ]
        return [id, foldName(said.join(' ')).split(' ')]
      }),
    )
  })
  afterAll(() => test.close())

  async function walkAll(url: string, token?: string): Promise<Recipe[]> {
    const recipes: Recipe[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: Answer = await test.get(`${url}${cursor && `&cursor=${cursor}`}`, { token })
      expect(page.status).toBe(200)
      recipes.push(...page.body.data)
      cursor = page.body.cursor
    }
    return recipes
  }

  const ids = (recipes: readonly Recipe[]) => recipes.map(({ id }) => id)
  const by = (key: (recipe: Recipe) => number) => (a: Recipe, b: Recipe) => key(b) - key(a) || b.id - a.id
  const has = (recipe: Recipe, word: string) => texts.get(recipe.id)!.some((each) => each.startsWith(word))
  const wanted = (q: string) => all.filter((recipe) => q.split(' ').every((word) => has(recipe, word)))

  const QUERIES = [
    'v60',
    'hario v60',
    'comandante',
    'pour over',
    'french press',
    'espresso',
    'ethiopia v60',
    'kenya v60',
    'chocolate espresso',
    'chocolate',
    'washed',
    'natural v60 comandante',
    'brazil',
    'hario',
    'colombia comandante',
    'timemore',
    'cafetiere',
    'kal',
  ]

  it.each(QUERIES)('"%s" finds recipes that have every word somewhere, in every list and order', async (q) => {
    const expected = wanted(q)
    expect(expected.length).toBeGreaterThan(0)
    expect(expected.length).toBeLessThan(all.length)
    const query = `q=${encodeURIComponent(q)}`
    expect(ids(await walkAll(`/api/recipes?${query}&limit=7`))).toEqual(ids(expected))
    expect(ids(await walkAll(`/api/recipes/search?sort=most_brewed&${query}&limit=7`))).toEqual(
      ids(expected.toSorted(by(({ brewCount }) => brewCount))),
    )
    expect(ids(await walkAll(`/api/recipes/search?${query}&limit=7`))).toEqual(
      ids(expected.toSorted(by(({ score }) => score))),
    )
    const { body } = await test.get(`/api/browse/recipes?${query}&page=2&limit=3`)
    expect(ids(body.data)).toEqual(ids(expected.slice(3, 6)))
    expect(body).toMatchObject({ total: expected.length, totalPages: Math.ceil(expected.length / 3) })
    expect((await test.get(`/api/recipes?${query}`)).body).toMatchObject({ total: expected.length })
  })

  it.each([
    ['commandante', 'comandante'],
    ['harrio v60', 'hario v60'],
    ['kenia v60', 'kenya v60'],
    ['chocolat esspresso', 'chocolate espresso'],
    ['aero press', 'aeropress'],
    ['pourover', 'pour over'],
    ['KENYA, V60', 'kenya v60'],
  ])('"%s" finds the same as "%s"', async (misspelled, meant) => {
    const found = ids(await walkAll(`/api/recipes?limit=50&q=${encodeURIComponent(misspelled)}`))
    expect(found).toEqual(ids(await walkAll(`/api/recipes?limit=50&q=${encodeURIComponent(meant)}`)))
    expect(found).not.toEqual([])
  })

  it.each(['zzzqqq', 'v60 zzzqqq', 'kenya zzzqqq', 'espresso v60 chemex', '!!!'])('"%s" finds nothing', async (q) => {
    const { body } = await test.get(`/api/recipes?q=${encodeURIComponent(q)}`)
    expect(body).toMatchObject({ data: [], total: 0, cursor: null })
  })

  it('combines with every other filter', async () => {
    const { id: v60 } = test.app.catalog.machines.find(({ slug }) => slug === 'hario-v60-02')!
    const { body } = await test.get(`/api/recipes?q=v60&machineId=${v60}&limit=100`)
    expect(ids(body.data)).toEqual(ids(all.filter(({ machine }) => machine.model === 'V60 02')))
    const espresso = await test.get('/api/recipes/search?q=v60&brewMethod=espresso')
    expect(espresso.body).toMatchObject({ data: [], total: 0 })
    const { roasterName } = wanted('espresso')[0]!.coffee
    const found = await walkAll(`/api/recipes/search?q=espresso&sort=newest&roaster=${encodeURIComponent(roasterName)}`)
    expect(ids(found)).toEqual(ids(wanted('espresso').filter(({ coffee }) => coffee.roasterName === roasterName)))
    const flavored = await walkAll('/api/recipes/search?q=v60&sort=newest&flavorProfile=chocolate')
    expect(ids(flavored)).toEqual(
      ids(wanted('v60').filter(({ coffee }) => /chocolate/i.test(coffee.flavorProfile ?? ''))),
    )
    expect(flavored).not.toEqual([])
  })

  it('finds the same recipes for a member, in recommended order', async () => {
    const { token } = await register(test)
    for (const machine of ['hario-v60-02', 'chemex-six-cup']) {
      await test.post('/api/user/machines', { machineId: idOf(test, 'machines', machine) }, { token })
    }
    for (const q of ['hario', 'kenya v60', 'chemex', 'comandante']) {
      const found = await walkAll(`/api/recipes/search?limit=9&q=${encodeURIComponent(q)}`, token)
      expect(ids(found).sort(), q).toEqual(ids(wanted(q)).sort())
    }
  })

  it('matches names of equipment in coffees too, and returns each recipe once', async () => {
    const { token } = await register(test)
    const { body } = await test.post(
      '/api/coffees',
      { name: 'Chemex Espresso', roasterName: 'Kettle & Co', roastLevel: 'DARK', flavorProfile: 'aeropress' },
      { token },
    )
    const publish = async (machine: string) => {
      const recipe = {
        coffeeProfileId: body.coffee.id,
        grinderId: idOf(test, 'grinders', 'comandante-c40-mk4'),
        machineId: idOf(test, 'machines', machine),
        grindSetting: 20,
        ratio: 16,
        doseGrams: 15,
        waterGrams: 240,
      }
      return (await test.post('/api/community-recipes', recipe, { token })).body.id as number
    }
    const onV60 = await publish('hario-v60-02')
    const onChemex = await publish('chemex-six-cup')
    const find = async (q: string) =>
      ids((await test.get(`/api/recipes?limit=100&q=${encodeURIComponent(q)}`)).body.data)
    expect(await find('chemex espresso')).toEqual([onChemex, onV60])
    expect(await find('chemex comandante v60')).toEqual([onV60])
    expect(await find('kettle chemex')).toEqual([onChemex, onV60])
    expect(await find('aeropress chemex')).toEqual([onChemex, onV60])
    expect((await find('chemex')).filter((id) => id === onChemex)).toHaveLength(1)
    expect(await find('chemex')).toContain(onV60)
  })
})
