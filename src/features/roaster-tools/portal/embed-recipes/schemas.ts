/** Request and response schemas of a roaster's own recipes. */
import { type Static, Type } from 'typebox'
import type { Row } from '../../../../db/tables.ts'
import { Id, Nullable, Timestamp, Warnings } from '../../../../http/schemas.ts'
import { MethodText } from '../../../equipment/catalog/methods.ts'
import { BrewTimeSeconds, Dose, Ratio, Water, WaterTempF } from '../../../recipes/browse/schemas.ts'
import { BatchesSchema, StepFields, StepsBody } from '../../../recipes/steps/schemas.ts'

const Amounts = {
  doseGrams: Type.Optional(Dose),
  waterGrams: Type.Optional(Water),
  ratio: Type.Optional(Ratio),
}

const Extras = {
  waterTempF: Type.Optional(Nullable(WaterTempF)),
  grindSize: Type.Optional(Nullable(Type.String({ maxLength: 100, description: 'In words: "medium-fine"' }))),
  brewTimeSeconds: Type.Optional(Nullable(BrewTimeSeconds)),
  notes: Type.Optional(Nullable(Type.String({ maxLength: 2000 }))),
  steps: Type.Optional(Nullable(StepsBody)),
  isDefault: Type.Optional(
    Type.Boolean({ description: 'Each method has one default; its first recipe is made the default automatically' }),
  ),
}

export const NewRecipeBody = Type.Object({ method: MethodText, ...Amounts, ...Extras })
/** Fields that are left out stay unchanged. */
export const RecipeBody = Type.Object({ method: Type.Optional(MethodText), ...Amounts, ...Extras })

export const RecipeParams = Type.Object({ id: Id('Of the coffee'), recipeId: Id() })

const OwnRecipe = Type.Object({
  id: Id(),
  coffeeId: Id(),
  method: Type.String({ description: 'Id of the brew method' }),
  doseGrams: Type.Number(),
  waterGrams: Type.Number(),
  ratio: Type.Number(),
  waterTempF: Nullable(Type.Number()),
  grindSize: Nullable(Type.String()),
  brewTimeSeconds: Nullable(Type.Integer()),
  notes: Nullable(Type.String()),
  hasSteps: Type.Boolean({ description: 'Whether the roaster wrote steps' }),
  steps: Type.Optional({ ...StepFields.steps, description: 'Not in lists' }),
  stepsSource: Type.Optional(StepFields.stepsSource),
  batches: Type.Optional(BatchesSchema),
  isDefault: Type.Boolean(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
})

export const RecipeReply = Type.Object({ recipe: OwnRecipe, warnings: Warnings })
export const RecipesReply = Type.Object({ recipes: Type.Array(OwnRecipe) })

export const toOwnRecipe = ({ steps, ...row }: Row<'embedRecipes'>): Static<typeof OwnRecipe> => ({
  ...row,
  hasSteps: steps !== null,
})
