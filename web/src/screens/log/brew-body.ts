/** What the form says, as the server takes it. */
import type { GrinderModel } from '#domain/catalog.ts'
import type { Input } from '../../api/client.ts'
import { typedSetting } from '../../state/grind-setting.ts'
import { typedNumber, typedTime } from '../../ui/amounts.ts'
import type { BrewDraft } from './prefill.ts'

export type BrewBody = Input<'logBrew'>['body']

export const toBody = (draft: BrewDraft, dial: GrinderModel | undefined): BrewBody => ({
  method: draft.method || undefined,
  coffeeProfileId: draft.coffee?.id,
  grinderId: draft.grinderId ?? undefined,
  machineId: draft.machineId ?? undefined,
  recipeId: draft.recipeId ?? undefined,
  grindSetting: typedSetting(dial, draft.grindSetting),
  doseGrams: typedNumber(draft.doseGrams),
  waterGrams: typedNumber(draft.waterGrams),
  waterTempF: typedNumber(draft.waterTempF),
  brewTimeSeconds: typedTime(draft.time),
  daysOffRoast: typedNumber(draft.daysOffRoast),
  rating: draft.rating ?? undefined,
  outcome: draft.outcome.trim() || undefined,
  notes: draft.notes.trim() || undefined,
})
