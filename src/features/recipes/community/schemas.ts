/** Request and response schemas of community recipes. */

import { Type } from 'typebox'
import { Id, Nullable, Warnings } from '../../../http/schemas.ts'
import {
  BrewTimeSeconds,
  Dose,
  GrindSettingText,
  Notes,
  Ratio,
  RecipeRef,
  RecipeSchema,
  TasteProfileSchema,
  Water,
  WaterTempF,
} from '../browse/schemas.ts'

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
})

export const CreateBody = Type.Object({ coffeeProfileId: Id(), ...Figures.properties, ...Extras.properties })

/** Fields that are left out stay unchanged. */
export const UpdateBody = Type.Object({ ...Type.Partial(Figures).properties, ...Extras.properties })

/** Has the recipe at the top level and under `recipe`, since clients read either. */
export const PublishedReply = Type.Object({
  ...RecipeSchema.properties,
  recipe: RecipeRef,
  warnings: Warnings,
})
