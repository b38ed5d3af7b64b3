/** Responses of the adaptation routes: at the brewer's usual size, or scaled to a volume of water. */
import type { Static } from 'typebox'
import type { Adaptation } from '../../../domain/adaptation.ts'
import { areAmountsWithin, DOSE_GRAMS, isWithin } from '../../../domain/bounds.ts'
import { ROAST_INDEX_SHIFT } from '../../../domain/chart.ts'
import { extractionOf } from '../../../domain/extraction.ts'
import { reachWarning } from '../../../domain/grind-choice.ts'
import type { PartlyTimedRecipe } from '../../../domain/recipe-changes.ts'
import type { StoredStep } from '../../../domain/steps/step.ts'
import type { Variant } from '../../../domain/variants.ts'
import { badRequest } from '../../../http/errors.ts'
import type { Reader } from '../../../http/reader.ts'
import type { Warning } from '../../../http/schemas.ts'
import { message } from '../../../i18n/message.ts'
import { methodName } from '../../../i18n/names.ts'
import type { Catalog, Filter } from '../../equipment/catalog/catalog.ts'
import type { AdaptationResult } from './adapt.ts'
import { describeEquipment, nameOf } from './equipment.ts'
import type { Coffee } from './queries.ts'
import type { AdaptReply, FilterOfRecipe, GetRecipeReply, VariantSchema } from './schemas.ts'
import { variantName, variantReason } from './variant-words.ts'
import { sizeWarning, toDetail, toNotes, toWarnings } from './warnings.ts'

export function toAdaptReply(catalog: Catalog, result: AdaptationResult, reader: Reader): Static<typeof AdaptReply> {
  const { method, adaptation, variants } = result
  const { base, adapted, changes, why } = adaptation
  const brew = { method: method.id, methodName: reader.t(methodName(method)) }
  const [recommendedVariant, ...otherVariants] = variants.map((variant) => toVariant(catalog, result, variant, reader))
  return {
    baseRecipe: { ...brew, ...figures(result, base, reader) },
    adaptedRecipe: { ...brew, ...figures(result, adapted, reader) },
    recommendedVariant: recommendedVariant!,
    otherVariants,
    changes: changes.map(reader.say),
    changeDetails: changes.map(toDetail),
    why: why.map(reader.say),
    whyDetails: why.map(toDetail),
    warnings: warningsOf(adaptation, reader),
    notes: toNotes(adaptation.findings, reader),
    extraction: extractionAt(result),
    equipment: describeEquipment(result, null, reader),
  }
}

export function toGetRecipeReply(
  catalog: Catalog,
  result: AdaptationResult,
  volumeGrams: number,
  filter: Filter | null,
  reader: Reader,
): Static<typeof GetRecipeReply> {
  const { method, adaptation, coffee } = result
  const { adapted: start, findings } = adaptation
  requireSaneDose(start.doseGrams, volumeGrams)
  // Leaves out variants that couldn't be logged: an unusual ratio may be out of bounds at this volume.
  const variants = result.variants
    .filter(({ recipe }) => areAmountsWithin(recipe))
    .map((variant) => ({
      ...toVariant(catalog, result, variant, reader),
      doseWarning: sizeWarning(variant.findings, reader),
    }))
  const equipment = describeEquipment(result, filter, reader)
  const doseWarning = sizeWarning(findings, reader)
  return {
    startingPoint: {
      method: method.id,
      methodName: reader.t(methodName(method)),
      ...figures(result, start, reader),
      changes: adaptation.changes.map(reader.say),
      why: adaptation.why.map(reader.say),
      doseWarning,
    },
    recommendation: variants.find(isBacked) ?? null,
    variants,
    coffee: toCoffee(coffee),
    equipment,
    warnings: [...warningsOf(adaptation, reader), ...filterWarning(equipment.filter), ...doseWarnings(doseWarning)],
    notes: toNotes(findings, reader),
    extraction: extractionAt(result),
  }
}

const filterWarning = (filter: Static<typeof FilterOfRecipe> | null): Warning[] =>
  filter && !filter.fits ? [{ code: 'filter_does_not_fit', message: filter.note, field: 'filterId' }] : []

const doseWarnings = (message: string | null): Warning[] =>
  message === null ? [] : [{ code: 'unusual_dose', message, field: 'volumeGrams' }]

const warningsOf = ({ warnings, findings }: Adaptation, reader: Reader): Warning[] =>
  toWarnings(warnings, findings, reader)

/** Strength and extraction of the adapted recipe, relative to the grind that suits its method and roast. */
function extractionAt({ adaptation, curve, coffee }: AdaptationResult) {
  const { method, adapted } = adaptation
  const neutralIndex = method.grindIndex.ideal + ROAST_INDEX_SHIFT[coffee.roastLevel]
  return extractionOf(method, {
    ratio: adapted.ratio,
    grindIndex: curve.indexAt(adapted.grindSetting),
    neutralIndex,
  })
}

function requireSaneDose(doseGrams: number, volumeGrams: number): void {
  if (isWithin(DOSE_GRAMS, doseGrams)) return
  const { min, max } = DOSE_GRAMS
  throw badRequest(
    message(
      '{volume, number} g of water needs {dose, number} g of coffee. We can only plan with {min, number} to {max, number} g.',
      { volume: volumeGrams, dose: doseGrams, min, max },
    ),
    'volumeGrams',
  )
}

/** Whether it is a community recipe with at least as many upvotes as downvotes. */
const isBacked = ({ source }: Static<typeof VariantSchema>): boolean =>
  source.type === 'community' && source.upvotes! >= source.downvotes!

function toVariant(
  catalog: Catalog,
  result: AdaptationResult,
  variant: Variant,
  reader: Reader,
): Static<typeof VariantSchema> {
  const { id, source, score, tasteMatchScore, recipe } = variant
  const shown = {
    id,
    name: reader.t(variantName(variant)),
    score,
    ...(tasteMatchScore !== null && { tasteMatchScore }),
    why: reader.t(variantReason(variant, reader)),
    changes: variant.changes.map(reader.say),
  }
  const { curve, adaptation } = result
  if (source.type === 'model') {
    const warnings =
      id === 'balanced'
        ? warningsOf(adaptation, reader)
        : toWarnings(listOf(reachWarning(curve, adaptation.method)), variant.findings, reader)
    return { ...shown, source, warnings, ...figures(result, recipe, reader) }
  }
  const own = result.community.get(source.recipeId)!
  return {
    ...shown,
    source: {
      ...source,
      coffee: { id: own.coffeeProfileId, name: own.coffeeName },
      originalGrinder: nameOf(catalog.requireGrinder(own.grinderId)),
      originalSetting: own.grindSettingText ?? own.grindSetting,
    },
    warnings: toWarnings(listOf(variant.grind?.warning), [], reader),
    ...figures(result, recipe, reader, own.steps),
  }
}

export const listOf = <T>(value: T | null | undefined): T[] => (value === null || value === undefined ? [] : [value])

const figures = <R extends PartlyTimedRecipe>(
  { grinder, stepsFor }: AdaptationResult,
  recipe: R,
  reader: Reader,
  steps: readonly StoredStep[] | null = null,
) => ({
  ...recipe,
  settingLabel: reader.setting(grinder, recipe.grindSetting),
  ...stepsFor(recipe, steps),
})

export const toCoffee = ({ roasterId, ...coffee }: Coffee) => ({
  ...coffee,
  roaster: { id: roasterId, name: coffee.roasterName, slug: coffee.roasterSlug },
})
