/** Shapes of a profile that everybody may see. */

import { Id, Nullable, Timestamp } from '../../http/schemas.ts'
import { Type } from '../../http/type.ts'
import { BrewLogSchema } from '../brew-logs/schemas.ts'
import { SavedRecipe } from '../saved-recipes/schemas.ts'

const { properties: log } = BrewLogSchema

/** What was in the cup. Words are for the brewer alone, unless the brew was by a public recipe. */
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
  notes: Nullable(Type.String({ description: 'Only of brews by a public recipe' })),
  createdAt: Timestamp,
})

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
    email: Nullable(Type.String({ description: 'Masked', examples: ['a***@example.com'] })),
  }),
  stats: Type.Object({ brewCount: Type.Integer(), savedCount: Type.Integer(), commentCount: Type.Integer() }),
  brewLogs: Type.Array(PublicBrewLog, { description: 'The latest 20' }),
  savedRecipes: Type.Array(SavedRecipe, { description: 'The latest 20' }),
  comments: Type.Array(PublicComment, { description: 'The latest 20' }),
})
