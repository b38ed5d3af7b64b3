/** Responses of the adaptation routes: at the method's default size, or scaled to a volume of water. */
import type { Static } from 'typebox'
import type { BrewRecipe } from '../../../domain/base-recipe.ts'
import { areAmountsWithin, DOSE_GRAMS, isWithin } from '../../../domain/bounds.ts'
import { reachWarning } from '../../../domain/grind-choice.ts'
import { formatSetting } from '../../../domain/notation.ts'
import { describeChanges, type PartlyTimedRecipe } from '../../../domain/recipe-changes.ts'
import { doseWarning, scaleOwnRecipe, scaleRecipe } from '../../../domain/scaling.ts'
import type { Variant } from '../../../domain/variants.ts'
import { badRequest } from '../../../http/errors.ts'
import type { Warning } from '../../../http/schemas.ts'
import { message } from '../../../i18n/message.ts'
import type { Catalog, Filter } from '../../equipment/catalog/catalog.ts'
import type { Situation } from './adapt.ts'
import { describeEquipment, nameOf } from './equipment.ts'
import type { Coffee } from './queries.ts'
import type { AdaptReply, FilterOfRecipe, GetRecipeReply, VariantSchema } from './schemas.ts'

export function toAdaptReply(catalog: Catalog, situation: Situation): Static<typeof AdaptReply> {
  const { method, adaptation, variants } = situation
  const { base, adapted, changes, why, warnings } = adaptation
  const brew = { method: method.id, methodName: method.name }
  const [recommendedVariant, ...otherVariants] = variants.map((variant) => toVariant(catalog, situation, variant))
  return {
    baseRecipe: { ...brew, ...figures(situation, base) },
    adaptedRecipe: { ...brew, ...figures(situation, adapted) },
    recommendedVariant: recommendedVariant!,
    otherVariants,
    changes,
    why,
    warnings,
    equipment: describeEquipment(situation, null),
  }
}

export function toGetRecipeReply(
  catalog: Catalog,
  situation: Situation,
  volumeGrams: number,
  filter: Filter | null,
): Static<typeof GetRecipeReply> {
  const { method, curve, adaptation, coffee } = situation
  const base = scaleRecipe(method, curve, adaptation.base, volumeGrams)
  const start = scaleRecipe(method, curve, adaptation.adapted, volumeGrams)
  requireSaneDose(start.doseGrams, volumeGrams)
  const warningFor = ({ doseGrams }: { doseGrams: number }) => doseWarning(method, doseGrams) ?? null
  const scaled = situation.variants.map((variant) => ({
    ...variant,
    recipe: scaleVariant(situation, variant, volumeGrams),
  }))
  // Leaves out variants that couldn't be logged: an unusual ratio may be out of bounds at this volume.
  const variants = scaled
    .filter(({ recipe }) => areAmountsWithin(recipe))
    .map((variant) => {
      const changes = describeChanges(method, curve, base, variant.recipe)
      return { ...toVariant(catalog, situation, { ...variant, changes }), doseWarning: warningFor(variant.recipe) }
    })
  const equipment = describeEquipment(situation, filter)
  return {
    startingPoint: {
      method: method.id,
      methodName: method.name,
      ...figures(situation, start),
      changes: describeChanges(method, curve, base, start),
      why: adaptation.why,
      doseWarning: warningFor(start),
    },
    recommendation: variants.find(isBacked) ?? null,
    variants,
    coffee: toCoffee(coffee),
    equipment,
    warnings: [...adaptation.warnings, ...filterWarning(equipment.filter), ...doseWarnings(warningFor(start))],
  }
}

const filterWarning = (filter: Static<typeof FilterOfRecipe> | null): Warning[] =>
  filter && !filter.fits ? [{ code: 'filter_does_not_fit', message: filter.note, field: 'filterId' }] : []

const doseWarnings = (message: string | null): Warning[] =>
  message === null ? [] : [{ code: 'unusual_dose', message, field: 'volumeGrams' }]

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

function scaleVariant({ method, curve }: Situation, { source, recipe }: Variant, volumeGrams: number) {
  return source.type === 'model'
    ? scaleRecipe(method, curve, recipe as BrewRecipe, volumeGrams)
    : scaleOwnRecipe(method, recipe, volumeGrams)
}

/** Whether it is a community recipe with at least as many upvotes as downvotes. */
const isBacked = ({ source }: Static<typeof VariantSchema>): boolean =>
  source.type === 'community' && source.upvotes! >= source.downvotes!

function toVariant(catalog: Catalog, situation: Situation, variant: Variant): Static<typeof VariantSchema> {
  const { id, name, source, score, tasteMatchScore, why, changes, recipe } = variant
  const shown = { id, name, score, ...(tasteMatchScore !== null && { tasteMatchScore }), why, changes }
  const { curve, method, adaptation } = situation
  if (source.type === 'model') {
    const warnings = id === 'balanced' ? adaptation.warnings : listOf(reachWarning(curve, method))
    return { ...shown, source, warnings, ...figures(situation, recipe) }
  }
  const own = situation.community.get(source.recipeId)!
  return {
    ...shown,
    source: {
      ...source,
      coffee: { id: own.coffeeProfileId, name: own.coffeeName },
      originalGrinder: nameOf(catalog.requireGrinder(own.grinderId)),
      originalSetting: own.grindSettingText ?? own.grindSetting,
    },
    warnings: listOf(variant.grind?.warning),
    ...figures(situation, recipe),
  }
}

export const listOf = <T>(value: T | null | undefined): T[] => (value === null || value === undefined ? [] : [value])

const figures = <R extends PartlyTimedRecipe>({ grinder }: Situation, recipe: R) => ({
  ...recipe,
  settingLabel: formatSetting(grinder, recipe.grindSetting),
})

export const toCoffee = ({ roasterId, ...coffee }: Coffee) => ({
  ...coffee,
  roaster: { id: roasterId, name: coffee.roasterName, slug: coffee.roasterSlug },
})
