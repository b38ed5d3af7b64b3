/** Initial values of the brew form, from the URL, the last brew or a recipe. */

import type { GrinderModel } from '#domain/catalog.ts'
import type { BrewLogDetail, Recipe } from '../../api/schema.ts'
import { BREW_QUERY_NAMES } from '../../parts/brew/brew-query.ts'
import type { CoffeeChoice } from '../../parts/coffee/coffee-field.tsx'
import { settingText } from '../../state/grind-setting.ts'
import { formatTimeField } from '../../ui/format.ts'
import { type Tasted, toTasted } from './tasting-fields.tsx'

/** Values of the brew form, as text in its fields. */
export interface BrewDraft extends Tasted {
  coffee: CoffeeChoice | null
  method: string
  machineId: number | null
  grinderId: number | null
  recipeId: number | null
  grindSetting: string
  doseGrams: string
  waterGrams: string
  waterTempF: string
  time: string
  daysOffRoast: string
  tds: string
  rating: number | null
  outcome: string
  notes: string
}

export const BLANK: BrewDraft = {
  coffee: null,
  method: '',
  machineId: null,
  grinderId: null,
  recipeId: null,
  grindSetting: '',
  doseGrams: '',
  waterGrams: '',
  waterTempF: '',
  time: '',
  daysOffRoast: '',
  tds: '',
  rating: null,
  outcome: '',
  notes: '',
  signs: [],
  taste: {},
}

export interface QueryDraft {
  coffeeProfileId: number | null
  draft: BrewDraft
}

/** The draft in the query string; null without any parameter of a brew. */
export function fromQuery(query: URLSearchParams): QueryDraft | null {
  if (!BREW_QUERY_NAMES.some((name) => query.has(name))) return null
  const text = (name: (typeof BREW_QUERY_NAMES)[number]) => query.get(name) ?? ''
  const id = (name: (typeof BREW_QUERY_NAMES)[number]) => (/^\d{1,9}$/.test(text(name)) ? Number(text(name)) : null)
  const seconds = Number(text('brewTimeSeconds'))
  return {
    coffeeProfileId: id('coffeeProfileId'),
    draft: {
      ...BLANK,
      method: text('method'),
      machineId: id('machineId'),
      grinderId: id('grinderId'),
      recipeId: id('recipeId'),
      grindSetting: text('grindSetting'),
      doseGrams: text('doseGrams'),
      waterGrams: text('waterGrams'),
      waterTempF: text('waterTempF'),
      time: Number.isFinite(seconds) && seconds > 0 ? formatTimeField(Math.round(seconds)) : text('brewTimeSeconds'),
    },
  }
}

const shown = (value: number | string | null): string => (value === null ? '' : String(value))

export const fromLast = (brew: BrewLogDetail): BrewDraft => ({
  ...BLANK,
  coffee: brew.coffee,
  method: brew.method,
  machineId: brew.machineId,
  grinderId: brew.grinderId,
  recipeId: brew.recipeId,
  grindSetting: shown(brew.grindSetting),
  doseGrams: shown(brew.doseGrams),
  waterGrams: shown(brew.waterGrams),
  waterTempF: shown(brew.waterTempF),
  time: formatTimeField(brew.brewTimeSeconds),
})

/** Form values of a logged brew, for editing. */
export const fromBrew = (brew: BrewLogDetail): BrewDraft => ({
  ...fromLast(brew),
  ...toTasted(brew),
  daysOffRoast: shown(brew.daysOffRoast),
  tds: shown(brew.tds),
  rating: brew.rating,
  outcome: brew.outcome ?? '',
  notes: brew.notes ?? '',
})

/** Fills missing values from a recipe. */
export function withRecipe(draft: BrewDraft, recipe: Recipe): BrewDraft {
  return {
    ...draft,
    coffee: draft.coffee ?? recipe.coffee,
    method: draft.method || recipe.brewMethod,
    doseGrams: draft.doseGrams || shown(recipe.doseGrams),
    waterGrams: draft.waterGrams || shown(recipe.waterGrams),
    waterTempF: draft.waterTempF || shown(recipe.waterTempF),
    time: draft.time || formatTimeField(recipe.brewTimeSeconds),
  }
}

/** As the dial shows it: 5.3333 is "5.1" on an Ode. */
export const onDial = (dial: GrinderModel | undefined, setting: string): string =>
  setting.trim() === '' ? '' : settingText(dial, setting)
