/** Maps rows of personal recipes to responses, with grinder and coffee. */
import type { Static } from 'typebox'
import { reportedIndex } from '../../../domain/conversion.ts'
import type { Catalog, Grinder } from '../../equipment/catalog/catalog.ts'
import { toGrinder } from '../../equipment/catalog/schemas.ts'
import { type CoffeeColumns, toCoffee } from '../browse/read.ts'
import type { PersonalRecipeRow } from './queries.ts'
import type { PersonalRecipe } from './schemas.ts'

export function toPersonalRecipe(row: PersonalRecipeRow, catalog: Catalog): Static<typeof PersonalRecipe> {
  const grinder = row.grinderId === null ? null : catalog.requireGrinder(row.grinderId)
  return {
    id: row.id,
    method: row.method,
    grindSetting: row.grindSettingText ?? row.grindSetting,
    grindIndex: grinder && indexOn(grinder, row.grindSetting),
    ratio: row.ratio,
    doseGrams: row.doseGrams,
    waterGrams: row.waterGrams,
    brewTimeSeconds: row.brewTimeSeconds,
    waterTempF: row.waterTempF,
    hasSteps: row.steps !== null,
    grinderId: row.grinderId,
    coffeeProfileId: row.coffeeProfileId,
    name: row.name,
    notes: row.notes,
    rating: row.rating,
    brewLogId: row.brewLogId,
    grinder: grinder && toGrinder(grinder),
    coffee: hasCoffee(row) ? toCoffee(row) : null,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
  }
}

/** Null if the setting is off the dial, which the catalog may have shortened since. */
function indexOn({ curve, minGrindSetting, maxGrindSetting }: Grinder, setting: number): number | null {
  const isOnDial = setting >= minGrindSetting && setting <= maxGrindSetting
  return isOnDial ? reportedIndex(curve.indexAt(setting)) : null
}

/** The joined columns of the coffee are all set or all null. */
const hasCoffee = (row: PersonalRecipeRow): row is PersonalRecipeRow & CoffeeColumns => row.coffeeName !== null
