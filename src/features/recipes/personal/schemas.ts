/** Request and response schemas of personal recipes. */

import { Type } from 'typebox'
import { Pagination } from '../../../http/pagination.ts'
import { Id, Nullable, Timestamp } from '../../../http/schemas.ts'
import { Stars } from '../../brewing/ratings/schemas.ts'
import { MethodText } from '../../equipment/catalog/methods.ts'
import { GrinderSchema } from '../../equipment/catalog/schemas.ts'
import {
  BrewTimeSeconds,
  CoffeeOfRecipe,
  Dose,
  GrindSettingText,
  Notes,
  Ratio,
  Water,
  WaterTempF,
} from '../browse/schemas.ts'
import { BatchesBody, BatchesSchema, StepFields, StepsBody } from '../steps/schemas.ts'

const Figures = Type.Object({
  method: MethodText,
  grindSetting: GrindSettingText,
  ratio: Ratio,
  doseGrams: Dose,
  waterGrams: Water,
})

const Extras = Type.Object({
  grinderId: Type.Optional(Nullable(Id())),
  coffeeProfileId: Type.Optional(Nullable(Id())),
  name: Type.Optional(Nullable(Type.String({ maxLength: 100 }))),
  notes: Type.Optional(Nullable(Notes)),
  rating: Type.Optional(Nullable(Stars)),
  brewTimeSeconds: Type.Optional(Nullable(BrewTimeSeconds)),
  waterTempF: Type.Optional(Nullable(WaterTempF)),
  steps: Type.Optional(Nullable(StepsBody)),
})

export const CreateBody = Type.Object({
  ...Figures.properties,
  ...Extras.properties,
  batches: Type.Optional(BatchesBody),
})

/** Fields that are left out stay unchanged. */
export const UpdateBody = Type.Object({ ...Type.Partial(Figures).properties, ...Extras.properties })

export const PersonalRecipe = Type.Object({
  id: Id(),
  method: Type.String({ description: 'Id of the brew method' }),
  grindSetting: Type.Unsafe<number | string>({ type: ['number', 'string'] }),
  grindIndex: Nullable(Type.Number({ description: 'Of the setting on its grinder, 0-100; null without a grinder' })),
  ratio: Type.Number(),
  doseGrams: Type.Number(),
  waterGrams: Type.Number(),
  brewTimeSeconds: Nullable(Type.Integer()),
  waterTempF: Nullable(Type.Number()),
  hasSteps: Type.Boolean({ description: 'Whether it has steps of its own' }),
  steps: Type.Optional({ ...StepFields.steps, description: 'Not in lists' }),
  stepsSource: Type.Optional(StepFields.stepsSource),
  batches: Type.Optional(BatchesSchema),
  grinderId: Nullable(Id()),
  coffeeProfileId: Nullable(Id()),
  name: Nullable(Type.String()),
  notes: Nullable(Type.String()),
  rating: Nullable(Stars),
  brewLogId: Nullable(Id('The brew log it was saved from')),
  grinder: Nullable(GrinderSchema),
  coffee: Nullable(CoffeeOfRecipe),
  createdAt: Timestamp,
  updatedAt: Timestamp,
})

export const PersonalRecipeReply = Type.Object({ recipe: PersonalRecipe })
export const PersonalRecipesReply = Type.Object({ recipes: Type.Array(PersonalRecipe), pagination: Pagination })
