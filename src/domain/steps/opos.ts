/** A recipe with its steps in OPOS 1.1, an open format for pour-over recipes. */

import { toTenth } from '../measures.ts'
import type { BrewPlan, PlannedStep } from './plan.ts'
import type { StepAmounts } from './step.ts'

export interface OposRecipe {
  name: string
  author?: string
  description?: string
  /** Names of the brewers that it suits. */
  compatibility?: readonly string[]
  brewer?: { model: string; material?: string }
  filterType?: string
  /** As the grinder's dial shows it. */
  grindSetting?: string
  grindMicrons?: number
}

type OposAction = 'bloom' | 'pour' | 'wait' | 'swirl' | 'stir'

interface OposStep {
  step: number
  action: OposAction
  /** What this step adds, unlike our own running total. */
  water_g: number
  duration_s: number
  notes?: string
}

/** Returns undefined for espresso, which the format can't describe. */
export function oposRecipe(
  recipe: OposRecipe,
  amounts: Pick<StepAmounts, 'doseGrams' | 'waterGrams' | 'extraction'>,
  plan: BrewPlan,
) {
  if (amounts.extraction === 'espresso') return undefined
  const { brewer } = recipe
  return {
    metadata: {
      name: recipe.name,
      ...(recipe.author && { author: recipe.author }),
      ...(recipe.description && { description: recipe.description }),
      compatibility: [...(recipe.compatibility ?? (brewer ? [brewer.model] : []))],
    },
    equipment: {
      ...(brewer && { dripper: { model: brewer.model, ...(brewer.material && { material: brewer.material }) } }),
      ...(recipe.filterType && { filter_type: recipe.filterType }),
    },
    ingredients: {
      coffee_g: amounts.doseGrams,
      water_g: amounts.waterGrams,
      ...(recipe.grindSetting && { grind_setting: recipe.grindSetting }),
      ...(recipe.grindMicrons !== undefined && { grind_microns: recipe.grindMicrons }),
    },
    protocol: protocolOf(plan),
  }
}

/** The format has no preparation or serving: only steps with water or time are part of it. */
function protocolOf({ steps, isTimed }: BrewPlan): OposStep[] {
  return steps
    .filter(({ phase, fromGrams, toGrams }) => phase === 'brew' || toGrams > fromGrams)
    .map((step, i) => {
      const notes = [step.label, step.note].filter(Boolean).join('. ')
      return {
        step: i + 1,
        action: actionOf(step),
        water_g: toTenth(step.toGrams - step.fromGrams),
        duration_s: isTimed ? Math.round(step.endSeconds - step.startSeconds) : 0,
        ...(notes && { notes }),
      }
    })
}

/** Whatever isn't one of the format's five actions is a wait, or a pour if it adds water; the notes say what to do. */
function actionOf({ action, fromGrams, toGrams }: PlannedStep): OposAction {
  if (action === 'bloom' || action === 'pour' || action === 'swirl' || action === 'stir') return action
  return toGrams > fromGrams ? 'pour' : 'wait'
}
