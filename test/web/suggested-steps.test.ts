import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DOSE_GRAMS } from '#domain/bounds.ts'
import { brewerMethod } from '#domain/brewer-method.ts'
import type { StepTemplate } from '#domain/steps/templates.ts'
import { type Member, register, startTestApp, type TestApp } from '#test/support/app.ts'
import { v60Recipe } from '#test/support/steps.ts'
import type { Recipe } from '#web/api/schema.ts'
import { scaleRecipe } from '#web/parts/recipe/scaled-recipe.ts'
import { scaledSteps } from '#web/parts/steps/scaled-steps.ts'

const GRINDER = 'comandante-c40-mk4'
/** Of the recipe's own water: a small cup, odd figures, and more than most brewers hold at once. */
const SIZES = [0.37, 1.19, 1.73, 5.3]

describe('scaledSteps of suggested steps on the recipe page', () => {
  let test: TestApp
  let ada: Member
  let templates: StepTemplate[]

  beforeAll(async () => {
    test = await startTestApp()
    ada = await register(test)
    templates = (await test.get('/api/step-templates')).body.templates
  })
  afterAll(() => test.close())

  it('returns what PATCH /api/community-recipes/:id does for the same size, on every brewer', async () => {
    const { catalog } = test.app
    const dial = catalog.grinders.find(({ slug }) => slug === GRINDER)!
    const body = await v60Recipe(test)
    let scaledFromRounded = 0
    for (const machine of catalog.machines) {
      const { id: machineId, slug } = machine
      const method = brewerMethod(catalog.findMethod(machine.brewMethod)!, machine)
      const amounts = {
        doseGrams: method.doseGrams.ideal,
        waterGrams: method.waterGrams.ideal,
        ratio: method.waterGrams.ideal / method.doseGrams.ideal,
        brewTimeSeconds: method.brewTimeSeconds.ideal,
      }
      const created = await test.post(
        '/api/community-recipes',
        { ...body, ...amounts, machineId, notes: slug },
        { token: ada.token },
      )
      expect(created.status, created.text).toBe(201)
      const recipe: Recipe = (await test.get(`/api/recipes/${created.body.id}`)).body
      expect(recipe.stepsSource).toBe('suggested')
      for (const size of SIZES) {
        const scaled = scaleRecipe(recipe, method, dial, Math.round(recipe.waterGrams * size))
        const { doseGrams, waterGrams, ratio, brewTimeSeconds } = scaled.recipe
        if (doseGrams > DOSE_GRAMS.max) continue
        const changed = await test.call('PATCH', `/api/community-recipes/${recipe.id}`, {
          body: { doseGrams, waterGrams, ratio, brewTimeSeconds },
          token: ada.token,
        })
        expect(changed.status, changed.text).toBe(200)
        const shown = scaledSteps(recipe, scaled, method.extraction, templates)
        expect(shown, `${slug} with ${waterGrams} g`).toEqual(changed.body.steps)
        if (JSON.stringify(scaledSteps(recipe, scaled, method.extraction, [])) !== JSON.stringify(shown)) {
          scaledFromRounded++
        }
      }
    }
    // Otherwise these sizes would not tell scaling of rounded figures from exact scaling.
    expect(scaledFromRounded).toBeGreaterThan(50)
  })
})
