/** Equipment and grind of a brew by a recipe: the member's own, or the recipe's if they have none. */
import type { Db } from '../../../db/open.ts'
import type { Row } from '../../../db/tables.ts'
import { storedIndex } from '../../../domain/conversion.ts'
import { curveFor } from '../../equipment/calibration/curve.ts'
import type { Catalog, Grinder } from '../../equipment/catalog/catalog.ts'
import { findPreferredGrinder, findPreferredMachine } from '../../equipment/owned/preferred.ts'
import { readGrindSetting } from '../../recipes/browse/grind-setting.ts'
import { grindOn } from '../../recipes/browse/on-grinder.ts'

/** Fields of the request; those left out follow from the member's equipment and the recipe. */
export interface LoggedEquipment {
  grinderId?: number | null
  machineId?: number | null
  grindSetting?: number | string | null
}

export type BrewedOn = Pick<
  Row<'brewLogs'>,
  'grinderId' | 'machineId' | 'grindSetting' | 'grindSettingText' | 'grindIndex'
>

export async function brewedOn(
  db: Db,
  catalog: Catalog,
  userId: number,
  recipe: Row<'recipes'>,
  given: LoggedEquipment,
): Promise<BrewedOn> {
  const grinder = given.grinderId
    ? catalog.requireChoosableGrinder(given.grinderId, userId)
    : await findPreferredGrinder(db, catalog, userId)
  return {
    machineId: await machineIdFor(db, catalog, userId, recipe, given.machineId),
    ...(await grindFor(db, catalog, userId, recipe, grinder, given.grindSetting)),
  }
}

/** Uses the member's default brewer only if it has the recipe's method. */
async function machineIdFor(
  db: Db,
  catalog: Catalog,
  userId: number,
  recipe: Row<'recipes'>,
  given: number | null | undefined,
): Promise<number> {
  if (given) return catalog.requireMachine(given).id
  const own = await findPreferredMachine(db, catalog, userId)
  return own?.brewMethod === recipe.brewMethod ? own.id : recipe.machineId
}

/** Reads a given setting on the member's grinder (the recipe's if they have none), or converts the recipe's setting. */
async function grindFor(
  db: Db,
  catalog: Catalog,
  userId: number,
  recipe: Row<'recipes'>,
  own: Grinder | undefined,
  given: number | string | null | undefined,
): Promise<Omit<BrewedOn, 'machineId'>> {
  const grinder = own ?? catalog.requireGrinder(recipe.grinderId)
  const grinderId = grinder.id
  if (given !== undefined && given !== null) return { grinderId, ...readGrindSetting(grinder, given) }
  const { grindSetting, grindSettingText, grindIndex } = recipe
  const asWritten = { grinderId, grindSetting, grindSettingText, grindIndex }
  if (!own) return asWritten
  const grind = grindOn(catalog, recipe, { curve: await curveFor({ db, catalog }, own, userId), viewerId: userId })
  if (grind.isSame) return asWritten
  return {
    grinderId,
    grindSetting: grind.setting,
    grindSettingText: null,
    grindIndex: storedIndex(own.curve.indexAt(grind.setting)),
  }
}
