/** Computes a recipe's taste from its figures and its coffee. Stored with the recipe, so that lists can rank by it. */
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
