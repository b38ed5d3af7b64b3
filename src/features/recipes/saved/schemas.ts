/** Request and response schemas of saved recipes. */
import { type Static, Type } from 'typebox'
import { Pagination } from '../../../http/pagination.ts'
import { Id, Timestamp } from '../../../http/schemas.ts'
import type { Recipe } from '../browse/read.ts'
import { RecipeRef } from '../browse/schemas.ts'

export const SaveBody = Type.Object({ communityRecipeId: Id() })

export const SavedRecipe = Type.Object({
  communityRecipeId: Id(),
  savedAt: Timestamp,
  createdAt: Type.String({ format: 'date-time', description: 'The same as `savedAt`' }),
  recipe: RecipeRef,
})

export const SavedReply = Type.Object({ savedRecipe: SavedRecipe })
export const SavedListReply = Type.Object({ savedRecipes: Type.Array(SavedRecipe), pagination: Pagination })

export const toSaved = (row: { recipeId: number; createdAt: string; recipe: Recipe }): Static<typeof SavedRecipe> => ({
  communityRecipeId: row.recipeId,
  savedAt: row.createdAt,
  createdAt: row.createdAt,
  recipe: row.recipe,
})
