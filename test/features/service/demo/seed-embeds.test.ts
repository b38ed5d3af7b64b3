import { describe, expect, it } from 'vitest'
import { loadConfig } from '#src/config.ts'
import { readCatalogFiles } from '#src/features/equipment/catalog/files.ts'
import { seedDemo } from '#src/features/service/demo/seed.ts'
import { BASE_URL, startTestApp } from '#test/support/app.ts'
import { openTestDatabase } from '#test/support/database.ts'

describe('embed recipes of seedDemo', () => {
  it("are the first roaster's own, except for its last coffee with community recipes", async () => {
    const { seedDemo } = loadConfig({ SEED_DEMO: 'true', BASE_URL })
    const test = await startTestApp({ seedDemo })
    const { slug } = await test.app.db.selectFrom('roasters').select('slug').orderBy('id').executeTakeFirstOrThrow()
    const { body } = await test.get(`/api/embed/recipes/${slug}?limit=24`)
    const shown: { source: string; coffeeSlug: string; method: string; isDefault: boolean }[] = body.recipes
    const own = shown.filter(({ source }) => source === 'roaster')
    expect(new Set(own.map(({ coffeeSlug }) => coffeeSlug)).size).toBeGreaterThanOrEqual(3)
    expect(new Set(own.map(({ method }) => method)).size).toBeGreaterThanOrEqual(3)
    expect(own.every(({ isDefault }) => isDefault)).toBe(true)
    expect(new Set(shown.filter((each) => !own.includes(each)).map(({ coffeeSlug }) => coffeeSlug)).size).toBe(1)
    await test.close()
  })

  it('are within the ranges of their method, and the same in every database', async () => {
    const files = await readCatalogFiles()
    const methods = new Map(files.methods.map((method) => [method.id, method]))
    const read = async () => {
      const db = await openTestDatabase()
      await seedDemo(db, files, new Date('2026-03-01T08:00:00.000Z'))
      return db.selectFrom('embedRecipes').selectAll().orderBy('id').execute()
    }
    const recipes = await read()
    expect(recipes.length).toBeGreaterThanOrEqual(9)
    expect(await read()).toEqual(recipes)
    for (const { method, doseGrams, waterGrams, ratio, waterTempF, brewTimeSeconds } of recipes) {
      const known = methods.get(method)!
      expect(ratio).toBeCloseTo(waterGrams / doseGrams, 1)
      const figures = { doseGrams, ratio, waterTempF, brewTimeSeconds }
      for (const [name, { min, max }] of Object.entries(known)) {
        if (!(name in figures)) continue
        const figure = figures[name as keyof typeof figures]!
        expect(figure >= min && figure <= max, `${method} ${name} ${figure}`).toBe(true)
      }
    }
  })
})
