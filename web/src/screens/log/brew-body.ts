/** Converts the brew form's values to a request body. */
import type { GrinderModel } from '#domain/catalog.ts'
import type { Input } from '../../api/client.ts'
import { typedSetting } from '../../state/grind-setting.ts'
import { parseNumber, parseTime } from '../../ui/format.ts'
import type { BrewDraft } from './prefill.ts'
import { fromTasted } from './tasting-fields.tsx'

export type BrewBody = Input<'logBrew'>['body']

export const toBody = (draft: BrewDraft, dial: GrinderModel | undefined): BrewBody => ({
  method: draft.method || undefined,
  coffeeProfileId: draft.coffee?.id,
  grinderId: draft.grinderId ?? undefined,
  machineId: draft.machineId ?? undefined,
  recipeId: draft.recipeId ?? undefined,
  grindSetting: typedSetting(dial, draft.grindSetting),
  doseGrams: parseNumber(draft.doseGrams),
  waterGrams: parseNumber(draft.waterGrams),
  waterTempF: parseNumber(draft.waterTempF),
  brewTimeSeconds: parseTime(draft.time),
  daysOffRoast: parseNumber(draft.daysOffRoast),
  tds: parseNumber(draft.tds),
  rating: draft.rating ?? undefined,
  outcome: draft.outcome.trim() || undefined,
  notes: draft.notes.trim() || undefined,
  ...fromTasted(draft),
})

/** Fields that an edit clears where the form leaves them empty. */
const CLEARED = [
  'method',
  'coffeeProfileId',
  'grinderId',
  'machineId',
  'recipeId',
  'grindSetting',
  'doseGrams',
  'waterGrams',
  'waterTempF',
  'brewTimeSeconds',
  'daysOffRoast',
  'tds',
  'rating',
  'outcome',
  'notes',
] as const

/** Request body of an edit. An untouched setting is left out, because the dial shows it rounded. */
export function toChanges(body: BrewBody, isSettingTouched: boolean): BrewBody {
  const changes: BrewBody = { ...body }
  for (const name of CLEARED) changes[name] ??= null
  if (!isSettingTouched) delete changes.grindSetting
  return changes
}
