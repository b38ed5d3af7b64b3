import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readWrittenGrind } from '#src/features/roaster-tools/embed/written-grind.ts'
import { startTestApp, type TestApp } from '#test/support/app.ts'
import { insertEmbedRecipe, insertRecipeFor, plantCoffee } from '#test/support/embeds.ts'

describe('the grind of an embed recipe', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp()
  })
  afterAll(() => test.close())

  const read = (text: string | null) => {
    const found = readWrittenGrind(test.app.grinderFinder, text)
    return found && [found.grinder.slug, found.setting]
  }

  it.each([
    '24 clicks on the Comandante C40 MK4',
    '24 clicks on a Comandante MK4',
    'Medium, 24 clicks on the Comandante C40 MK4',
    'Medium (24 clicks on the Comandante C40 MK4)',
    '24 on our Comandante C40 MK4, a touch finer when fresh',
    '24 Klicks auf der Comandante C40 MK4',
    '24 @ Comandante C40 MK4',
    'Comandante C40 MK4: 24 clicks',
  ])('readWrittenGrind reads the dial in "%s"', (text) => {
    expect(read(text)).toEqual(['comandante-c40-mk4', 24])
  })

  it('readWrittenGrind takes any of the grinders of a name where they grind alike', () => {
    expect(read('24 clicks on a Comandante C40')?.[1]).toBe(24)
  })

  it.each([
    null,
    '',
    'medium-fine',
    'medium-fine, like table salt',
    '24 clicks',
    'on the Comandante C40 MK4',
    '24 clicks on the moon',
    '24 clicks on a grinder',
    '9000 clicks on the Comandante C40 MK4',
    'level 4 on the couch: 12',
    `${'9'.repeat(50)} on ${'a '.repeat(20)}`,
  ])('readWrittenGrind returns nothing for %o', (text) => {
    expect(read(text)).toBeUndefined()
  })

  it('is returned for recipes of roasters and members, as GET /api/v1/convert takes it', async () => {
    const { db, catalog } = test.app
    const grinder = catalog.grinders.find(({ slug }) => slug === 'baratza-encore')!
    const own = await plantCoffee(db)
    await insertEmbedRecipe(db, { coffeeId: own.coffee.id, grindSize: '20 on a Baratza Encore', isDefault: true })
    await insertEmbedRecipe(db, { coffeeId: own.coffee.id, method: 'chemex', grindSize: 'coarse', isDefault: true })
    const shared = await plantCoffee(db)
    await insertRecipeFor(db, shared, { grinderId: grinder.id, grindSetting: 18 })
    const grindsOf = async ({ roaster, coffee }: typeof own) =>
      (await test.get(`/api/embed/${roaster.slug}/${coffee.slug}`)).body.recipes.map(
        ({ grind }: { grind: unknown }) => grind,
      )
    expect(await grindsOf(own)).toEqual([{ grinder: 'baratza-encore', setting: 20 }, null])
    expect(await grindsOf(shared)).toEqual([{ grinder: 'baratza-encore', setting: 18 }])
    const { status, body } = await test.get('/api/v1/convert?from=baratza-encore&setting=20&to=comandante-c40-mk4', {
      headers: { origin: 'https://shop.example', 'accept-language': 'de' },
    })
    expect(status).toBe(200)
    expect(body.label).toMatch(/^\d+ Klicks$/)
  })
})
