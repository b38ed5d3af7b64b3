/** Links and request body that repeat a brew: its figures without rating and notes. */
import type { Input } from '../../api/client.ts'
import type { BrewLog } from '../../api/schema.ts'
import { BREW_QUERY_NAMES, timerHref } from './brew-query.ts'

type Figures = Pick<
  BrewLog,
  | 'method'
  | 'coffeeProfileId'
  | 'grinderId'
  | 'machineId'
  | 'recipeId'
  | 'doseGrams'
  | 'waterGrams'
  | 'grindSetting'
  | 'waterTempF'
  | 'brewTimeSeconds'
>

/** Days off roast are left out, since they differ on another day. */
export const repeatBody = (brew: Figures): Input<'logBrew'>['body'] => ({
  method: brew.method,
  coffeeProfileId: brew.coffeeProfileId,
  grinderId: brew.grinderId,
  machineId: brew.machineId,
  recipeId: brew.recipeId,
  doseGrams: brew.doseGrams,
  waterGrams: brew.waterGrams,
  grindSetting: brew.grindSetting,
  waterTempF: brew.waterTempF,
  brewTimeSeconds: brew.brewTimeSeconds,
})

/** Link to a new log that is prefilled with these figures. */
export function newBrewHref(figures: Partial<Figures>): string {
  const query = new URLSearchParams()
  for (const name of BREW_QUERY_NAMES) {
    const value = figures[name]
    if (value !== null && value !== undefined) query.set(name, String(value))
  }
  return `/log/new?${query}`
}

/** Link to the timer for the same brew. `place` is its setting on the dial. */
export const repeatTimerHref = (brew: Figures, place: number | undefined): string =>
  timerHref({
    method: brew.method,
    coffeeProfileId: brew.coffeeProfileId ?? undefined,
    machineId: brew.machineId ?? undefined,
    grinderId: brew.grinderId ?? undefined,
    grindSetting: place,
    doseGrams: brew.doseGrams ?? undefined,
    waterGrams: brew.waterGrams ?? undefined,
    waterTempF: brew.waterTempF ?? undefined,
    brewTimeSeconds: brew.brewTimeSeconds ?? undefined,
    recipeId: brew.recipeId ?? undefined,
  })
