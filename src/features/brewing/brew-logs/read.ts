/** Maps rows of brew logs to responses, with equipment from the catalog; a single log also gets advice. */
import type { FastifyInstance } from 'fastify'
import type { Static } from 'typebox'
import { clampIndex } from '../../../domain/curve.ts'
import { ratioOf } from '../../../domain/measures.ts'
import type { Reader } from '../../../http/reader.ts'
import type { Warning } from '../../../http/schemas.ts'
import { message } from '../../../i18n/message.ts'
import type { Catalog } from '../../equipment/catalog/catalog.ts'
import { toGrinder, toMachine } from '../../equipment/catalog/schemas.ts'
import { type CoffeeColumns, toCoffee } from '../../recipes/browse/read.ts'
import { temperatureWarnings } from '../../recipes/browse/warnings.ts'
import { adviseOn } from './advice.ts'
import { extractionOfLog } from './extraction.ts'
import type { BrewLogRow } from './queries.ts'
import { isRecipe } from './save-as-recipe.ts'
import type { BrewLogDetail, BrewLogSchema } from './schemas.ts'

export type BrewLog = Static<typeof BrewLogSchema>

export function toBrewLog(row: BrewLogRow, catalog: Catalog): BrewLog {
  const { doseGrams, waterGrams } = row
  const grinder = grinderOf(row, catalog)
  const machine = machineOf(row, catalog)
  return {
    id: row.id,
    method: row.method,
    coffeeProfileId: row.coffeeProfileId,
    grinderId: row.grinderId,
    machineId: row.machineId,
    recipeId: row.recipeId,
    communityRecipeId: row.recipeId,
    doseGrams,
    coffeeGrams: doseGrams,
    waterGrams,
    ratio: doseGrams !== null && waterGrams !== null ? ratioOf(waterGrams, doseGrams) : null,
    grindSetting: row.grindSettingText ?? row.grindSetting,
    grindIndex: row.grindIndex === null ? null : clampIndex(row.grindIndex),
    waterTempF: row.waterTempF,
    brewTimeSeconds: row.brewTimeSeconds,
    daysOffRoast: row.daysOffRoast,
    tds: row.tds,
    outcome: row.outcome,
    notes: row.notes,
    rating: row.rating,
    tasteProfile: row.tasteProfile,
    extractionFeedback: row.extractionFeedback,
    savedAsRecipe: row.savedAsRecipe,
    createdAt: row.createdAt,
    updatedAt: row.updatedAt,
    coffee: hasCoffee(row) ? toCoffee(row) : null,
    grinder: grinder && { ...named(grinder) },
    machine: machine && { ...named(machine), brewMethod: machine.brewMethod },
  }
}

export async function readBrewLog(
  { db, catalog }: Pick<FastifyInstance, 'db' | 'catalog'>,
  row: BrewLogRow,
  reader: Reader,
): Promise<Static<typeof BrewLogDetail>> {
  const grinder = grinderOf(row, catalog)
  const machine = machineOf(row, catalog)
  return {
    ...toBrewLog(row, catalog),
    grinder: grinder && toGrinder(grinder),
    machine: machine && toMachine(machine),
    steps: row.steps,
    firstDropSeconds: row.firstDropSeconds,
    extraction: extractionOfLog(catalog, row),
    nextStep: await adviseOn(db, catalog, row, reader),
  }
}

/** Response for a single log. */
export async function replyWith(app: Pick<FastifyInstance, 'db' | 'catalog'>, row: BrewLogRow, reader: Reader) {
  const brewLog = await readBrewLog(app, row, reader)
  return { brewLog, nextStep: brewLog.nextStep, warnings: warningsOf(app.catalog, row, reader) }
}

function warningsOf(catalog: Catalog, row: BrewLogRow, reader: Reader): Warning[] {
  const warnings = temperatureWarnings(catalog, row.method, row.waterTempF, reader)
  if (!row.savedAsRecipe || isRecipe(row)) return warnings
  const sentence = message("This brew wasn't saved as a recipe: a recipe needs dose, water and grind setting.")
  return [...warnings, { code: 'recipe_incomplete', message: reader.t(sentence), field: 'savedAsRecipe' }]
}

const hasCoffee = (row: BrewLogRow): row is BrewLogRow & CoffeeColumns => row.coffeeName !== null

const grinderOf = ({ grinderId }: BrewLogRow, catalog: Catalog) =>
  grinderId === null ? null : catalog.requireGrinder(grinderId)

const machineOf = ({ machineId }: BrewLogRow, catalog: Catalog) =>
  machineId === null ? null : catalog.requireMachine(machineId)

const named = ({ id, slug, brand, model }: { id: number; slug: string; brand: string; model: string }) => ({
  id,
  slug,
  brand,
  name: model,
  model,
})
