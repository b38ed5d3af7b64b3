/** Request and response schemas of embeds. */
import { type Static, Type } from 'typebox'
import { EMBED_THEMES, EMBED_UNITS } from '../../../db/tables.ts'
import { ROAST_LEVELS } from '../../../domain/catalog.ts'
import { Id, Nullable, OneOf } from '../../../http/schemas.ts'
import { StepSchema, StepsSourceSchema } from '../../recipes/steps/schemas.ts'
import { WidgetWords } from './words.ts'

export const SOURCES = ['roaster', 'community'] as const

const Source = OneOf(SOURCES, {
  description: "Whose recipe it is; the community's where the roaster has none for the coffee",
})

/** Without notes, since a card has no room for them. */
const EmbedStep = Type.Omit(StepSchema, ['note'])

export const EmbedRecipeSchema = Type.Object({
  id: Id("Among the roaster's recipes or among the community's, by `source`"),
  method: Type.String(),
  methodName: Type.String(),
  doseGrams: Type.Number(),
  waterGrams: Type.Number(),
  ratio: Type.Number(),
  waterTempF: Nullable(Type.Number()),
  grindSize: Nullable(Type.String({ examples: ['medium-fine', '24 clicks on the Comandante C40 MK4'] })),
  grind: Nullable(
    Type.Object(
      { grinder: Type.String({ description: 'Its slug' }), setting: Type.Number() },
      {
        description: 'The setting in `grindSize`, to convert it with `/api/v1/convert`; null where it is only in words',
      },
    ),
  ),
  brewTimeSeconds: Nullable(Type.Integer()),
  notes: Nullable(Type.String()),
  steps: Type.Array(EmbedStep, { description: 'What to do when. Empty if the answer would get too large' }),
  stepsSource: StepsSourceSchema,
  isDefault: Type.Boolean({
    description: "The roaster's choice for the method; of the community's, the best of the coffee",
  }),
  source: Source,
  shareId: Type.String({ description: 'Identifies the recipe in events' }),
  url: Type.String({ description: 'The full recipe' }),
})
export type EmbedRecipe = Static<typeof EmbedRecipeSchema>

export const EmbedCoffeeSchema = Type.Object({
  id: Id(),
  name: Type.String(),
  slug: Type.String(),
  roastLevel: OneOf(ROAST_LEVELS),
  flavorNotes: Type.Array(Type.String()),
  url: Type.String(),
})

const Roaster = Type.Object({ name: Type.String(), slug: Type.String() })

const EmbedConfig = Type.Object({
  accentColor: Type.String({ examples: ['#1D3557'] }),
  theme: OneOf(EMBED_THEMES, { description: "`auto`: as the visitor's device is set" }),
  showPoweredBy: Type.Boolean(),
  canHidePoweredBy: Type.Boolean({ description: 'True for premium roasters' }),
  units: OneOf(EMBED_UNITS, { description: "`auto`: by the visitor's region" }),
})

const EventToken = Type.String({
  description: 'Send it back as `token` with events: without it they are counted as unverified. Good for a day',
})

export const CoffeeEmbed = Type.Object({
  roaster: Roaster,
  coffee: EmbedCoffeeSchema,
  recipes: Type.Array(EmbedRecipeSchema),
  source: Source,
  embedConfig: EmbedConfig,
  language: Type.String({ description: 'Of `words` and `methodName`', examples: ['en'] }),
  words: WidgetWords,
  eventToken: EventToken,
})

export const RoasterEmbed = Type.Object({
  roaster: Roaster,
  recipes: Type.Array(
    Type.Object({
      ...EmbedRecipeSchema.properties,
      coffee: EmbedCoffeeSchema,
      coffeeName: Type.String(),
      coffeeSlug: Type.String(),
    }),
  ),
  embedConfig: EmbedConfig,
  language: Type.String({ description: 'Of `words` and `methodName`', examples: ['en'] }),
  words: WidgetWords,
  eventToken: EventToken,
})

export const SharedEmbed = Type.Object({
  id: Id(),
  shareId: Type.String(),
  name: Type.String(),
  method: Type.String(),
  doseGrams: Type.Number(),
  waterGrams: Type.Number(),
  ratio: Type.Number(),
  brewTimeSeconds: Nullable(Type.Integer()),
  waterTempF: Nullable(Type.Number()),
  grindSetting: Type.Unsafe<number | string | null>({ type: ['number', 'string', 'null'] }),
  steps: EmbedRecipeSchema.properties.steps,
  stepsSource: EmbedRecipeSchema.properties.stepsSource,
  coffeeName: Nullable(Type.String()),
  roaster: Nullable(Type.String({ description: 'Its name' })),
  brewMethods: Type.Unsafe<string[] | null>({
    type: ['array', 'null'],
    items: { type: 'string' },
    description: 'The methods that the coffee has a recipe for',
  }),
  url: Type.String(),
  eventToken: EventToken,
})
export type SharedRecipe = Static<typeof SharedEmbed>

export const ShareId = Type.String({
  minLength: 1,
  maxLength: 250,
  description: 'The share id of a recipe, `roaster-slug/coffee-slug`, or a roaster slug alone',
  examples: ['fernwhistle-coffee/kiangoi-aa'],
})
