/** Request and response schemas of a roaster's coffees, for its members. */

import { Type } from 'typebox'
import { Nullable } from '../../../../http/schemas.ts'
import { ChangeCoffeeBody, CoffeeSchema, NewCoffeeFields } from '../../../beans/coffees/schemas.ts'

const Slug = Type.Optional(
  Nullable(
    Type.String({
      maxLength: 80,
      pattern: '^([a-z0-9]+(-[a-z0-9]+)*)?$',
      description: 'Small letters and digits with hyphens between them; from the name unless given',
    }),
  ),
)

export const NewCoffeeBody = Type.Object({ ...NewCoffeeFields, slug: Slug })

export const CoffeeBody = Type.Object({ ...ChangeCoffeeBody.properties, slug: Slug })

export const PortalCoffee = Type.Object({
  ...CoffeeSchema.properties,
  libraryCount: Type.Integer({ description: 'Libraries that it is in' }),
  brewCount: Type.Integer({ description: 'Brews that were logged with it' }),
  embedRecipeCount: Type.Integer({ description: "The roaster's own recipes for it" }),
})

export const CoffeeReply = Type.Object({ coffee: PortalCoffee })

export const CoffeesReply = Type.Object({
  coffees: Type.Array(PortalCoffee),
  total: Type.Integer(),
  cursor: Nullable(Type.String()),
  nextCursor: Nullable(Type.String()),
  hasMore: Type.Boolean(),
})
