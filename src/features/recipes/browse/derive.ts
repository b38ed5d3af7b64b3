/** What a recipe's own figures and its coffee say together: kept with the recipe, so that lists need no second look. */
import type { BrewMethod, RoastLevel } from '../../../domain/catalog.ts'
import { recipeTaste, type TasteProfile } from '../../../domain/taste.ts'

export interface DerivedFrom {
  ratio: number
  tasteProfile: Partial<TasteProfile> | null
  coffee: { roastLevel: RoastLevel; acidityLevel: number | null; bodyLevel: number | null }
  method: BrewMethod
}

export function tasteColumns({ ratio, tasteProfile, coffee, method }: DerivedFrom) {
  const taste = recipeTaste({ ratio, ratioWindow: method.ratio, tasteProfile, ...coffee })
  return {
    tasteStrength: taste.strength,
    tasteAcidity: taste.acidity,
    tasteBody: taste.body,
    tasteBitterness: taste.bitterness,
  }
}
