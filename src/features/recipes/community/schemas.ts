/** Shapes for publishing and changing a community recipe. */

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

/** What is left out stays as it is. */
export const UpdateBody = Type.Object({ ...Type.Partial(Figures).properties, ...Extras.properties })

/** The recipe at the top level and under `recipe`, since clients look in either place. */
export const PublishedReply = Type.Object({
  ...RecipeSchema.properties,
  recipe: RecipeRef,
  warnings: Warnings,
})
