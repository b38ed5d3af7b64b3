/** Request and response schemas of recipes. */
import { type Static, Type } from 'typebox'
import { COFFEE_TYPES } from '../../../db/tables.ts'
import { BREW_TIME_SECONDS, DOSE_GRAMS, RATIO, WATER_GRAMS, WATER_TEMP_F } from '../../../domain/bounds.ts'
import { ROAST_LEVELS } from '../../../domain/catalog.ts'
import { DESCRIPTION_LENGTH, DIFFICULTIES, MAX_TAGS, TAG_LENGTH, TITLE_LENGTH } from '../../../domain/recipe-words.ts'
import { Id, Nullable, OneOf, Timestamp } from '../../../http/schemas.ts'
import { AuthorSchema } from '../../members/privacy/author.ts'
import { BatchesSchema, StepFields } from '../steps/schemas.ts'

const within = ({ min, max }: { min: number; max: number }) => ({ minimum: min, maximum: max })

export const Dose = Type.Number({ ...within(DOSE_GRAMS), description: 'Coffee in grams' })
export const Water = Type.Number({ ...within(WATER_GRAMS), description: 'Water in grams' })
export const Ratio = Type.Number({ ...within(RATIO), description: 'Water to coffee' })
export const WaterTempF = Type.Number({
  ...within(WATER_TEMP_F),
  description: 'In degrees Fahrenheit. Below 140 °F or above 212 °F a hot method is answered with a warning',
})
export const BrewTimeSeconds = Type.Integer(within(BREW_TIME_SECONDS))
export const Notes = Type.String({ maxLength: 5000 })

export const Title = Type.String({ maxLength: TITLE_LENGTH })
export const Description = Type.String({ maxLength: DESCRIPTION_LENGTH, description: 'In one or two sentences' })
export const Tags = Type.Array(Type.String({ maxLength: TAG_LENGTH }), {
  maxItems: MAX_TAGS,
  description: 'Stored in lower case with hyphens, each once: "Iced coffee" is `iced-coffee`',
})
export const DifficultySchema = OneOf(DIFFICULTIES)
export const Yield = Type.Number({ ...within(WATER_GRAMS), description: 'What is in the cup, in grams' })

/** Wider than the dial of any grinder. */
export const SETTING_BOUNDS = { minimum: -1000, maximum: 10_000 }

export const GrindSettingText = Type.Unsafe<number | string>({
  type: ['number', 'string'],
  ...SETTING_BOUNDS,
  minLength: 1,
  maxLength: 60,
  description:
    'As the dial of the grinder shows it ("24 clicks", "7.0" or 8.5 on a K-Max, "5.1" on an Ode), or the plain number that answers carry (24, 70, 85, 5.3333); words may follow',
})

const Level = Type.Optional(Type.Number({ minimum: 1, maximum: 5 }))

export const TasteProfileSchema = Type.Object(
  { acidity: Level, body: Level, sweetness: Level, bitterness: Level },
  { description: 'How it tasted, each 1-5' },
)

export const CoffeeOfRecipe = Type.Object({
  id: Id(),
  name: Type.String(),
  slug: Type.String(),
  roastLevel: OneOf(ROAST_LEVELS),
  coffeeType: OneOf(COFFEE_TYPES),
  origin: Nullable(Type.String()),
  flavorProfile: Nullable(Type.String()),
  roasterName: Type.String(),
  roasterSlug: Type.String(),
  roaster: Type.Object({ id: Id(), name: Type.String(), slug: Type.String() }),
})

const EquipmentOfRecipe = {
  id: Id(),
  slug: Type.String(),
  brand: Type.String(),
  name: Type.String(),
  model: Type.String(),
}

const InspirationSchema = Type.Object(
  {
    recipeId: Nullable(Id('Null once that recipe was deleted, like the other fields')),
    title: Nullable(Type.String()),
    brewMethod: Nullable(Type.String()),
    brewer: Nullable(Type.String()),
    author: Nullable(Type.String()),
  },
  { description: 'The recipe that this one started from' },
)

export const RecipeSchema = Type.Object(
  {
    id: Id(),
    type: Type.Literal('community'),
    coffeeProfileId: Id(),
    grinderId: Id(),
    machineId: Id(),
    filterId: Nullable(Id()),
    brewMethod: Type.String(),
    grindSetting: Type.Unsafe<number | string>({ type: ['number', 'string'] }),
    grindIndex: Type.Number({ description: 'Of the setting, 0-100' }),
    ratio: Type.Number(),
    doseGrams: Type.Number(),
    waterGrams: Type.Number(),
    brewTimeSeconds: Nullable(Type.Integer()),
    waterTempF: Nullable(Type.Number()),
    notes: Nullable(Type.String()),
    tasteProfile: Nullable(TasteProfileSchema),
    title: Nullable(Type.String({ description: 'Null if the author gave none: show its method, brewer and author' })),
    description: Nullable(Type.String()),
    tags: Type.Array(Type.String()),
    difficulty: Nullable(DifficultySchema),
    yieldGrams: Nullable(Type.Number()),
    inspiredBy: Nullable(InspirationSchema),
    hasSteps: Type.Boolean({ description: 'Whether the author wrote steps' }),
    steps: Type.Optional({ ...StepFields.steps, description: 'Not in lists' }),
    stepsSource: Type.Optional(StepFields.stepsSource),
    batches: Type.Optional(BatchesSchema),
    upvotes: Type.Integer(),
    downvotes: Type.Integer(),
    score: Type.Number({ description: 'Wilson lower bound of the share of upvotes, 0-1' }),
    avgRating: Nullable(Type.Number()),
    ratingCount: Type.Integer(),
    brewCount: Type.Integer(),
    commentCount: Type.Integer(),
    tasteMatchScore: Type.Optional(Type.Integer({ minimum: 0, maximum: 100, description: 'Only when signed in' })),
    recommendationScore: Type.Optional(
      Type.Number({
        minimum: 0,
        maximum: 1,
        description: 'Only in recommendations for a signed-in user, which are sorted by it',
      }),
    ),
    coffee: CoffeeOfRecipe,
    grinder: Type.Object({
      ...EquipmentOfRecipe,
      isDescribedByOwner: Type.Optional(
        Type.Boolean({ description: 'True if it is not in the catalog: only its owner can choose it' }),
      ),
    }),
    machine: Type.Object({ ...EquipmentOfRecipe, brewMethod: Type.String() }),
    filter: Nullable(Type.Object({ id: Id(), name: Type.String(), type: Type.String() })),
    createdBy: AuthorSchema,
    createdAt: Timestamp,
    updatedAt: Timestamp,
    review: Type.Optional(
      OneOf(['pending', 'hidden'], {
        description: 'Only for its author: it waits for review or a moderator hid it, and nobody else sees it',
      }),
    ),
    reviewReason: Type.Optional(Nullable(Type.String({ description: 'Why a moderator hid it' }))),
  },
  { $id: 'Recipe', title: 'Recipe' },
)

/** Refers to the recipe schema, so that OpenAPI describes it once. */
export const RecipeRef = Type.Unsafe<Static<typeof RecipeSchema>>({ $ref: 'Recipe#' })
