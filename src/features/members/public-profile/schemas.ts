/** Schemas of public profiles. */

import { Type } from 'typebox'
import { Id, Nullable, Timestamp } from '../../../http/schemas.ts'
import { BrewLogSchema } from '../../brewing/brew-logs/schemas.ts'
import { RecipeRef } from '../../recipes/browse/schemas.ts'

const { properties: log } = BrewLogSchema

const Day = Type.String({
  format: 'date',
  description: 'The day in UTC; never the time of day',
  examples: ['2026-03-14'],
})

/** The figures of a brew. Notes, outcome and taste stay private. */
const PublicBrewLog = Type.Object({
  id: log.id,
  method: log.method,
  recipeId: log.recipeId,
  coffee: log.coffee,
  grinder: log.grinder,
  machine: log.machine,
  doseGrams: log.doseGrams,
  coffeeGrams: log.coffeeGrams,
  waterGrams: log.waterGrams,
  ratio: log.ratio,
  grindSetting: Nullable(Type.Number()),
  brewTimeSeconds: log.brewTimeSeconds,
  waterTempF: log.waterTempF,
  rating: log.rating,
  createdAt: Day,
})

const PublicSave = Type.Object({ communityRecipeId: Id(), savedAt: Day, createdAt: Day, recipe: RecipeRef })

const PublicComment = Type.Object({
  id: Id(),
  body: Type.String(),
  createdAt: Timestamp,
  recipeId: Id(),
  recipe: Type.Object({ id: Id(), brewMethod: Type.String(), coffeeName: Type.String() }),
})

export const ProfileReply = Type.Object({
  user: Type.Object({
    id: Id(),
    displayName: Type.String(),
    memberSince: Timestamp,
    email: Nullable(
      Type.String({ description: 'Masked; null where the profile is hidden', examples: ['m***@e***.com'] }),
    ),
  }),
  visible: Type.Object(
    { profile: Type.Boolean(), brews: Type.Boolean(), saves: Type.Boolean() },
    { description: 'What the member shows. For what is hidden, lists are empty and counts are 0' },
  ),
  stats: Type.Object({
    brewCount: Type.Integer(),
    savedCount: Type.Integer(),
    commentCount: Type.Integer(),
    recipeCount: Type.Integer({ description: 'Shared recipes; exact up to 10,000' }),
  }),
  recipes: Type.Array(RecipeRef, {
    description: 'The latest 20 shared recipes; `/api/users/{id}/recipes` has all of them',
  }),
  brewLogs: Type.Array(PublicBrewLog, { description: 'The latest 20' }),
  savedRecipes: Type.Array(PublicSave, { description: 'The latest 20' }),
  comments: Type.Array(PublicComment, { description: 'The latest 20' }),
})
