/** A recipe with steps as its author would enter it, for tests. */
import { expect } from 'vitest'
import type { Step } from '#src/domain/steps/step.ts'
import type { TestApp } from './app.ts'
import { insertCoffee } from './community.ts'

/** No figure is a round share of the recipe's, so that rounding would show. */
export const V60_STEPS: Step[] = [
  { action: 'rinse', label: 'Rinse the paper' },
  { action: 'bloom', startSeconds: 0, durationSeconds: 45, waterGrams: 47 },
  { action: 'pour', startSeconds: 45, durationSeconds: 32, waterGrams: 183, note: 'In circles' },
  { action: 'pour', startSeconds: 80, durationSeconds: 31, waterGrams: 320 },
  { action: 'drain', startSeconds: 111, durationSeconds: 69 },
  { action: 'serve', startSeconds: 180, durationSeconds: 0 },
]

export const idOf = (list: readonly { slug: string; id: number }[], slug: string): number =>
  list.find((each) => each.slug === slug)!.id

/** The body of a V60 with 20 g, 320 g and 3 minutes. */
export async function v60Recipe(test: TestApp, coffee: { name?: string; searchText?: string } = {}) {
  const { catalog, db } = test.app
  return {
    coffeeProfileId: (await insertCoffee(db, coffee)).id,
    grinderId: idOf(catalog.grinders, 'comandante-c40-mk4'),
    machineId: idOf(catalog.machines, 'hario-v60-02'),
    grindSetting: 24,
    ratio: 16,
    doseGrams: 20,
    waterGrams: 320,
    brewTimeSeconds: 180,
  }
}

/** A shot of 18 g to 36 g in 28 s. */
export async function espressoRecipe(test: TestApp) {
  const { catalog } = test.app
  return {
    ...(await v60Recipe(test)),
    machineId: idOf(catalog.machines, 'breville-bambino'),
    grindSetting: 8,
    ratio: 2,
    doseGrams: 18,
    waterGrams: 36,
    brewTimeSeconds: 28,
  }
}

/** What the scale shows at each step that has a weight. */
export const weights = (steps: readonly Step[]): number[] => steps.flatMap(({ waterGrams }) => waterGrams ?? [])

/** A recipe as lists show it. */
export function withoutSteps<R extends object>(recipe: R): Omit<R, 'steps' | 'stepsSource' | 'batches'> {
  const { steps: _, stepsSource: __, batches: ___, ...listed } = recipe as Record<string, unknown>
  return listed as R
}

/** For exact comparisons of responses that include suggested steps. */
export const SUGGESTED = { steps: expect.any(Array), stepsSource: 'suggested' }
