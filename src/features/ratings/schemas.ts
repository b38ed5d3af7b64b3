/** Shapes of ratings and of brews logged on a recipe. */

import { Id, Nullable } from '../../http/schemas.ts'
import { Type } from '../../http/type.ts'
import { Dose, GrindSettingText, Notes } from '../recipes/schemas.ts'

export const Stars = Type.Integer({ minimum: 1, maximum: 5 })

const Rating = Type.Object({
  avg: Nullable(Type.Number({ minimum: 1, maximum: 5, description: 'Null without ratings' })),
  count: Type.Integer(),
})

export const RatingReply = Type.Object({
  ...Rating.properties,
  userRating: Type.Optional(
    Nullable(
      Type.Object(
        { rating: Stars, notes: Nullable(Type.String()) },
        { description: 'Mine; null without one, left out when not signed in' },
      ),
    ),
  ),
})

export const BrewBody = Type.Object({
  rating: Stars,
  notes: Type.Optional(Nullable(Notes)),
  doseGrams: Type.Optional(Nullable(Dose)),
  grindSetting: Type.Optional(Nullable(GrindSettingText)),
})

export const BrewReply = Type.Object({ brewLog: Type.Object({ id: Id() }), rating: Rating })
