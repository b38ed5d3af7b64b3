/** Request and response schemas of community recipes. */

import { Type } from 'typebox'
import { Id, Nullable, Warnings } from '../../../http/schemas.ts'
import {
  BrewTimeSeconds,
  Description,
  DifficultySchema,
  Dose,
  GrindSettingText,
  Notes,
  Ratio,
  RecipeRef,
  RecipeSchema,
  Tags,
  TasteProfileSchema,
  Title,
  Water,
  WaterTempF,
  Yield,
} from '../browse/schemas.ts'
import { BatchesBody, StepsBody } from '../steps/schemas.ts'

const Figures = Type.Object({
  grinderId: Id(),
  machineId: Id(),
  grindSetting: GrindSettingText,
  ratio: Ratio,
  doseGrams: Dose,
  waterGrams: Water,
})

const Extras = Type.Object({
  filterId: Type.Optional(Nullable(Id())),
  brewTimeSeconds: Type.Optional(Nullable(BrewTimeSeconds)),
  waterTempF: Type.Optional(Nullable(WaterTempF)),
  notes: Type.Optional(Nullable(Notes)),
  tasteProfile: Type.Optional(Nullable(TasteProfileSchema)),
  title: Type.Optional(Nullable(Title)),
  description: Type.Optional(Nullable(Description)),
  tags: Type.Optional(Nullable(Tags)),
  difficulty: Type.Optional(Nullable(DifficultySchema)),
  yieldGrams: Type.Optional(Nullable(Yield)),
  inspiredByRecipeId: Type.Optional(Nullable(Id('The recipe that this one started from'))),
  steps: Type.Optional(Nullable(StepsBody)),
})

export const CreateBody = Type.Object({
  coffeeProfileId: Id(),
  ...Figures.properties,
  ...Extras.properties,
  batches: Type.Optional(BatchesBody),
})

/** Fields that are left out stay unchanged. */
export const UpdateBody = Type.Object({ ...Type.Partial(Figures).properties, ...Extras.properties })

/** Has the recipe at the top level and under `recipe`, since clients read either. */
export const PublishedReply = Type.Object({
  ...RecipeSchema.properties,
  recipe: RecipeRef,
  warnings: Warnings,
})
