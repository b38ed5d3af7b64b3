/** Request and response schemas of ratings and of brews by a recipe. */

import { Type } from 'typebox'
import { Id, Nullable } from '../../../http/schemas.ts'
import { Dose, GrindSettingText, Notes } from '../../recipes/browse/schemas.ts'

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
  grinderId: Type.Optional(Nullable(Id("By default your own grinder, or the recipe's if you have none"))),
  machineId: Type.Optional(
    Nullable(Id("By default your default brewer if it is for the recipe's method, else the recipe's")),
  ),
  grindSetting: Type.Optional(
    Nullable({
      ...GrindSettingText,
      description: "On that grinder; by default the recipe's setting, converted to it",
    }),
  ),
})

export const BrewReply = Type.Object({ brewLog: Type.Object({ id: Id() }), rating: Rating })
