import { describe, expect, it } from 'vitest'
import { isoDuration } from '#src/domain/steps/iso-duration.ts'
import { oposRecipe } from '#src/domain/steps/opos.ts'
import { planSteps } from '#src/domain/steps/plan.ts'
import { stepsFor } from '#src/domain/steps/rounding.ts'
import { type DescribedRecipe, schemaOrgRecipe } from '#src/domain/steps/schema-org.ts'
import { SHOT, template, templates, V60 } from './step-support.ts'

const plan = planSteps(stepsFor(template('v60-two-pours').steps, V60), 180)

describe('isoDuration', () => {
  it.each([
    [28, 'PT28S'],
    [180, 'PT3M'],
    [215, 'PT3M35S'],
    [57_600, 'PT16H'],
    [5430, 'PT1H30M30S'],
    [0, 'PT0S'],
  ])('writes %i s as %s', (seconds, duration) => {
    expect(isoDuration(seconds)).toBe(duration)
  })
})

describe('schemaOrgRecipe', () => {
  const recipe: DescribedRecipe = {
    name: 'V60 for the morning',
    url: 'https://brew.example/recipes/7',
    author: 'Ada',
    yield: '320 g',
    ingredients: ['20 g of coffee', '320 g of water'],
    tools: ['Hario V60 02'],
    rating: { value: 4.5, count: 12 },
  }
  const describeStep = ({ label, toGrams }: { label?: string; toGrams: number }) => `${label ?? 'Pour'} (${toGrams} g)`

  it('has steps in order, with their times', () => {
    const { recipeInstructions } = schemaOrgRecipe(recipe, plan, describeStep)
    expect(recipeInstructions).toHaveLength(8)
    expect(recipeInstructions[3]).toEqual({
      '@type': 'HowToStep',
      position: 4,
      name: 'Pour in slow circles',
      text: 'Pour in slow circles (190 g)',
      timeRequired: 'PT40S',
      url: 'https://brew.example/recipes/7#step-4',
    })
    expect(recipeInstructions[0]).not.toHaveProperty('timeRequired')
  })

  it('has what a recipe needs', () => {
    expect(schemaOrgRecipe(recipe, plan, describeStep)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Recipe',
      author: { '@type': 'Person', name: 'Ada' },
      totalTime: 'PT3M',
      recipeYield: '320 g',
      recipeIngredient: ['20 g of coffee', '320 g of water'],
      tool: [{ '@type': 'HowToTool', name: 'Hario V60 02' }],
      aggregateRating: { ratingValue: 4.5, ratingCount: 12 },
    })
  })

  it('leaves out what is unknown, such as a rating by nobody', () => {
    const bare = { name: 'A', yield: '320 g', ingredients: [], tools: [], rating: { value: 0, count: 0 } }
    const data = schemaOrgRecipe(bare, planSteps([{ action: 'pour', waterGrams: 320 }], null), describeStep)
    for (const field of ['aggregateRating', 'author', 'totalTime', 'url', 'keywords']) {
      expect(data).not.toHaveProperty(field)
    }
    expect(JSON.stringify(data)).not.toMatch(/undefined|NaN/)
  })
})

describe('oposRecipe', () => {
  it('writes the steps with what each of them adds', () => {
    const recipe = oposRecipe(
      { name: 'V60', author: 'Ada', brewer: { model: 'Hario V60 02' }, filterType: 'paper', grindSetting: '24 clicks' },
      V60,
      plan,
    )!
    expect(recipe.metadata).toEqual({ name: 'V60', author: 'Ada', compatibility: ['Hario V60 02'] })
    expect(recipe.equipment).toEqual({ dripper: { model: 'Hario V60 02' }, filter_type: 'paper' })
    expect(recipe.ingredients).toEqual({ coffee_g: 20, water_g: 320, grind_setting: '24 clicks' })
    expect(recipe.protocol.map(({ step, action, water_g, duration_s }) => [step, action, water_g, duration_s])).toEqual(
      [
        [1, 'bloom', 50, 41],
        [2, 'pour', 140, 40],
        [3, 'pour', 130, 40],
        [4, 'swirl', 0, 5],
        [5, 'wait', 0, 54],
      ],
    )
    expect(recipe.protocol[4]!.notes).toBe('Let it drain')
  })

  it('adds up to the water and the time for every template', () => {
    for (const { steps } of templates) {
      const { protocol } = oposRecipe({ name: 'Any' }, V60, planSteps(stepsFor(steps, V60), 180))!
      expect(protocol.reduce((sum, { water_g }) => sum + water_g, 0)).toBeCloseTo(320, 6)
      expect(protocol.reduce((sum, { duration_s }) => sum + duration_s, 0)).toBe(180)
    }
  })

  it('has no form for espresso', () => {
    const shot = planSteps(stepsFor(template('espresso-pump').steps, SHOT), 28)
    expect(oposRecipe({ name: 'Shot' }, SHOT, shot)).toBeUndefined()
  })
})
