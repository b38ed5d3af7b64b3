/** Schemas of coffees in requests and responses. */

import { Type } from 'typebox'
import { COFFEE_TYPES } from '../../../db/tables.ts'
import { ROAST_LEVELS } from '../../../domain/catalog.ts'
import { Cursor, Limit, Page } from '../../../http/pagination.ts'
import { RoastText } from '../../../http/roast-param.ts'
import { Id, Nullable, OneOf, Text, Timestamp } from '../../../http/schemas.ts'
import { AuthorSchema } from '../../members/privacy/author.ts'
import { RoasterSchema } from '../roasters/schemas.ts'
import { SORT_NAMES } from './sorts.ts'

export const MAX_LIMIT = 50

const Words = Nullable(Type.String())
const Level = Type.Number({ minimum: 1, maximum: 5 })
const CoffeeType = OneOf(COFFEE_TYPES)

export const CoffeeSchema = Type.Object({
  id: Id(),
  name: Type.String(),
  slug: Type.String({ description: 'Unique among the coffees of its roaster' }),
  roastLevel: OneOf(ROAST_LEVELS),
  coffeeType: CoffeeType,
  origin: Words,
  flavorProfile: Nullable(Type.String({ description: 'Notes, with commas between them' })),
  description: Words,
  acidityLevel: Nullable(Level),
  bodyLevel: Nullable(Level),
  processingMethod: Words,
  roasterName: Type.String(),
  roasterSlug: Type.String(),
  roaster: Type.Object({ id: Id(), name: Type.String(), slug: Type.String() }),
  recipeCount: Type.Integer({ description: 'Community recipes for it' }),
  createdAt: Timestamp,
  updatedAt: Timestamp,
})

export const CoffeeDetail = Type.Object({
  ...CoffeeSchema.properties,
  roaster: RoasterSchema,
  submittedBy: Nullable(AuthorSchema),
  _count: Type.Object({ communityRecipes: Type.Integer() }),
  review: Type.Optional(
    OneOf(['pending', 'hidden'], {
      description:
        'Only for the member who added it: it waits for review or a moderator hid it, and nobody else sees it',
    }),
  ),
  reviewReason: Type.Optional(Nullable(Type.String({ description: 'Why a moderator hid it' }))),
})

export const CoffeesQuery = Type.Object({
  q: Type.Optional(
    Type.String({
      maxLength: 10_000,
      description: 'Fuzzy over name, roaster, origin, flavours and process; every word must be found',
    }),
  ),
  roaster: Type.Optional(Type.String({ maxLength: 200, description: "A roaster's name or slug" })),
  roastLevel: Type.Optional(RoastText),
  origin: Type.Optional(
    Type.String({
      maxLength: 200,
      description: 'A country or region, in any spelling; a coffee from several is found by each',
    }),
  ),
  coffeeType: Type.Optional(CoffeeType),
  sort: Type.Optional(
    OneOf(SORT_NAMES, {
      description:
        '`alpha` is `name`, `recent` is `newest`, `recipes` is `popular`; by name by default, or best match first with `q`',
    }),
  ),
  limit: Limit(20, MAX_LIMIT),
  cursor: Cursor,
})

export const CoffeesReply = Type.Object({
  ...Page(CoffeeSchema).properties,
  coffees: Type.Array(CoffeeSchema, { description: 'The same as `data`' }),
})

const Flavors = Type.Optional(
  Type.Unsafe<string | string[] | null>({
    type: ['string', 'array', 'null'],
    maxLength: 500,
    items: { type: 'string', maxLength: 100 },
    maxItems: 20,
    description: 'Notes, as one text or as a list',
  }),
)
const OptionalWords = (maxLength: number) => Type.Optional(Nullable(Type.String({ maxLength })))
const OptionalLevel = Type.Optional(Nullable(Level))

/** A name without line breaks or other control characters. */
const Name = (description: string) =>
  Type.String({ ...Text(120, description), pattern: '^[^\\u0000-\\u001f\\u007f]*\\S[^\\u0000-\\u001f\\u007f]*$' })

/** The fields of a new coffee, from members and from roasters. Fields with two names are accepted under either. */
export const NewCoffeeFields = {
  name: Name('As the bag says it'),
  roastLevel: RoastText,
  origin: OptionalWords(120),
  flavorProfile: Flavors,
  flavorNotes: Flavors,
  description: OptionalWords(5000),
  acidity: OptionalLevel,
  acidityLevel: OptionalLevel,
  body: OptionalLevel,
  bodyLevel: OptionalLevel,
  processingMethod: OptionalWords(100),
  coffeeType: Type.Optional(OneOf(COFFEE_TYPES, { description: 'SINGLE_ORIGIN unless given' })),
}

export const CreateCoffeeBody = Type.Object({
  ...NewCoffeeFields,
  roasterName: Name('In any spelling; a roaster that nobody knows yet gets its own page'),
})

/** A missing field stays unchanged; an empty text or null clears an optional one. */
export const ChangeCoffeeBody = Type.Object({
  ...Type.Partial(Type.Object(NewCoffeeFields)).properties,
  coffeeType: Type.Optional(OneOf(COFFEE_TYPES)),
})

/** Adds the roaster: a member may have named the wrong one, but a roaster can't move its coffees to another. */
export const ChangeOwnCoffeeBody = Type.Object({
  ...ChangeCoffeeBody.properties,
  roasterName: Type.Optional(
    Name('Takes the coffee to another roaster, in any spelling; one that nobody knows yet gets its own page'),
  ),
})

export const CanEditReply = Type.Object({
  canEdit: Type.Boolean(),
  reason: Nullable(Type.String({ description: 'Why not' })),
})

const range = (description: string) =>
  Type.Object({ min: Type.Number(), max: Type.Number(), avg: Type.Number() }, { description })
const RatioRange = range('Grams of water to a gram of coffee')
const GrindRange = range('On the grind index, 0-100')
const Used = { id: Id(), slug: Type.String(), brand: Type.String(), name: Type.String(), count: Type.Integer() }

export const CoffeeStats = Type.Object({
  coffeeId: Id(),
  recipeCount: Type.Integer(),
  votes: Type.Object({ total: Type.Integer(), upvotes: Type.Integer(), downvotes: Type.Integer() }),
  topGrinders: Type.Array(Type.Object({ ...Used, averageGrindIndex: Type.Number() })),
  topMachines: Type.Array(Type.Object({ ...Used, brewMethod: Type.String() })),
  byMethod: Type.Array(
    Type.Object({
      brewMethod: Type.String(),
      count: Type.Integer(),
      ratioRange: RatioRange,
      grindRange: GrindRange,
    }),
    { description: 'The most used method first' },
  ),
  ratioRange: Nullable(RatioRange),
  grindRange: Nullable(GrindRange),
})
