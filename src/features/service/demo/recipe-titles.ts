/** Titles, difficulty and steps of the demo recipes, so that recipes for the same coffee can be distinguished. */
import type { BrewMethod } from '../../../domain/catalog.ts'
import type { Difficulty } from '../../../domain/recipe-words.ts'
import { stepsFor } from '../../../domain/steps/rounding.ts'
import { storeSteps } from '../../../domain/steps/shares.ts'
import type { StoredStep } from '../../../domain/steps/step.ts'
import { listTemplates, type StepTemplate } from '../../../domain/steps/templates.ts'
import type { PlannedRecipe } from './types.ts'

const TITLES = [
  'Slow Sunday',
  'Before the alarm',
  'Weeknight decanter',
  'My usual',
  'For two and a half mugs',
  'Rainy window',
  'Train station thermos',
  'The patient one',
]

/** Like real members, not everyone gives a title or writes steps. */
const EVERY_TITLED = 3
const EVERY_WITH_STEPS = 2

const DIFFICULTIES: Record<BrewMethod['extraction'], Difficulty> = {
  immersion: 'easy',
  percolation: 'medium',
  espresso: 'advanced',
}

/** Chosen by the recipe's position in the plan, so that every installation gets the same community. */
export function titledRecipe(i: number, recipe: PlannedRecipe, method: BrewMethod, templates: readonly StepTemplate[]) {
  const { brewMethod, machine, brewTimeSeconds } = recipe
  const fitting = listTemplates(templates, { method: brewMethod, machine })
  const template = fitting[i % fitting.length]
  const hasSteps = i % EVERY_WITH_STEPS === 0 && brewTimeSeconds !== null && template
  return {
    title: i % EVERY_TITLED === 0 ? TITLES[(i / EVERY_TITLED) % TITLES.length]! : null,
    difficulty: DIFFICULTIES[method.extraction],
    steps: hasSteps ? writtenSteps(template, recipe, method) : null,
  }
}

/** The steps as a member would type them: round weights, and no tips about which brewers a template suits. */
function writtenSteps(template: StepTemplate, recipe: PlannedRecipe, { extraction }: BrewMethod): StoredStep[] {
  const { doseGrams, waterGrams, brewTimeSeconds } = recipe
  const amounts = { doseGrams, waterGrams, brewTimeSeconds, extraction }
  const steps = stepsFor(template.steps, amounts).map(({ note: _, ...step }) => step)
  return storeSteps(steps, amounts)
}
