/** Scales a shared recipe to another amount of water: keeps the ratio, and adapts grind and time to the brewer. */
import { useMemo } from 'react'
import { type BrewerMethod, brewerMethod } from '#domain/brewer-method.ts'
import type { BrewMethod, GrinderModel } from '#domain/catalog.ts'
import { buildCurve } from '#domain/curve.ts'
import type { Finding } from '#domain/finding.ts'
import { roundWater } from '#domain/measures.ts'
import { parseSetting } from '#domain/parse-setting.ts'
import { type Batches, scaleOwnRecipe, sizeFindings } from '#domain/scaling.ts'
import type { Recipe } from '../../api/schema.ts'
import { useAllMachines, useDial, useMethods } from '../../state/catalog.ts'

export interface ScaledRecipe {
  /** Has the total amounts, but grind and time of one batch. */
  recipe: Recipe
  batches?: Batches
  findings: readonly Finding[]
  /** Undefined until brewer, dial and method are loaded, which scaling needs. */
  method?: BrewerMethod
}

/** Returns the recipe itself if no size is given. */
export function useScaledRecipe(recipe: Recipe, waterGrams: number | undefined): ScaledRecipe {
  const { dial } = useDial(recipe.grinder.slug)
  const method = useMethods().data?.data.find(({ id }) => id === recipe.brewMethod)
  const machine = useAllMachines().data?.machines.find(({ id }) => id === recipe.machineId)
  return useMemo(() => {
    if (!dial || !method || !machine) return { recipe, findings: [] }
    return scaleRecipe(recipe, brewerMethod(method, machine), dial, waterGrams)
  }, [recipe, waterGrams, dial, method, machine])
}

export function scaleRecipe(
  recipe: Recipe,
  method: BrewerMethod & BrewMethod,
  dial: GrinderModel,
  waterGrams: number | undefined,
): ScaledRecipe {
  if (waterGrams === undefined || waterGrams === recipe.waterGrams) {
    return { recipe, findings: [], method }
  }
  const curve = buildCurve(dial)
  const read = parseSetting(dial, recipe.grindSetting)
  const grindSetting = read.ok ? read.setting : curve.settingAt(recipe.grindIndex)
  const { batches, ...scaled } = scaleOwnRecipe(method, curve, { ...recipe, grindSetting }, waterGrams)
  // Keeps the author's wording of the setting unless the size changes the grind.
  const isMoved = scaled.grindSetting !== grindSetting
  return {
    recipe: {
      ...recipe,
      ...scaled,
      ...(!isMoved && { grindSetting: recipe.grindSetting }),
      // The grounds absorb the same share of the water, since the ratio is kept.
      ...(recipe.yieldGrams && {
        yieldGrams: roundWater((recipe.yieldGrams * waterGrams) / recipe.waterGrams),
      }),
    },
    ...(batches && { batches }),
    findings: sizeFindings(method, { ...scaled, ...(batches && { batches }) }),
    method,
  }
}
