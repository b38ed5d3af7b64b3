/** Request and response schemas of brew logs. */
import { type Static, type TSchema, Type } from 'typebox'
import { BREW_TIME_SECONDS } from '../../../domain/bounds.ts'
import { NEXT_STEP_KINDS } from '../../../domain/next-step.ts'
import { MAX_STEPS } from '../../../domain/steps/step.ts'
import { Id, Nullable, OneOf, Params, Timestamp, Warnings } from '../../../http/schemas.ts'
import { METHOD_WORDS, MethodText } from '../../equipment/catalog/methods.ts'
import { GrinderSchema, MachineSchema } from '../../equipment/catalog/schemas.ts'
import { ExtractionSchema } from '../../recipes/adaptation/schemas.ts'
import {
  BrewTimeSeconds,
  CoffeeOfRecipe,
  Dose,
  GrindSettingText,
  Notes,
  RecipeSchema,
  TasteProfileSchema,
  Water,
  WaterTempF,
} from '../../recipes/browse/schemas.ts'
import { Action, StepLabel, StepSeconds, StepWater } from '../../recipes/steps/schemas.ts'
import { Stars } from '../ratings/schemas.ts'

const Maybe = <T extends TSchema>(schema: T) => Type.Optional(Nullable(schema))
const Flag = Type.Optional(Type.Boolean())

export const ExtractionFeedbackSchema = Type.Object(
  { sour: Flag, bitter: Flag, watery: Flag, harsh: Flag, balanced: Flag },
  { description: 'What was wrong with the taste, or `balanced` if nothing was' },
)

const FirstDrop = {
  minimum: 0,
  maximum: BREW_TIME_SECONDS.max,
  description: 'When the first drop of an espresso fell',
}

const LoggedStepSchema = Type.Object({
  action: Action,
  label: StepLabel,
  plannedStartSeconds: StepSeconds('Planned start'),
  plannedEndSeconds: StepSeconds('Planned end'),
  waterGrams: StepWater,
  startSeconds: StepSeconds('When it began; left out if it was skipped'),
  endSeconds: StepSeconds('When it ended'),
})

/** Fields known after tasting. Null clears a field; fields that are left out stay unchanged. */
export const TastingBody = Type.Object({
  outcome: Maybe(Type.String({ maxLength: 200, description: 'In words: good, over-extracted, a bit weak' })),
  rating: Maybe(Stars),
  notes: Maybe(Notes),
  tasteProfile: Maybe(TasteProfileSchema),
  extractionFeedback: Maybe(ExtractionFeedbackSchema),
})

export const BrewLogBody = Type.Object({
  method: Maybe(
    Type.String({
      ...MethodText,
      description: `${METHOD_WORDS}. May be left out if the brewer or the recipe determines it`,
    }),
  ),
  coffeeProfileId: Maybe(Id()),
  grinderId: Maybe(Id()),
  machineId: Maybe(Id()),
  recipeId: Maybe(Id('The community recipe that was brewed: the brew counts there, and its author gets an email')),
  communityRecipeId: Maybe(Id('The same as `recipeId`')),
  doseGrams: Maybe(Dose),
  coffeeGrams: Maybe(Type.Number({ ...Dose, description: 'The same as `doseGrams`' })),
  waterGrams: Maybe(Water),
  grindSetting: Maybe(GrindSettingText),
  waterTempF: Maybe(WaterTempF),
  brewTimeSeconds: Maybe(BrewTimeSeconds),
  daysOffRoast: Maybe(Type.Number({ minimum: 0, maximum: 3650 })),
  tds: Maybe(
    Type.Number({ minimum: 0.1, maximum: 30, description: 'Strength by a refractometer, in percent of the drink' }),
  ),
  steps: Maybe(
    Type.Array(LoggedStepSchema, { maxItems: MAX_STEPS, description: 'Of a guided brew: the plan, and what happened' }),
  ),
  firstDropSeconds: Maybe(Type.Number({ ...FirstDrop })),
  ...TastingBody.properties,
})

export const NewBrewLogBody = Type.Object({
  ...BrewLogBody.properties,
  savedAsRecipe: Maybe(
    Type.Boolean({
      description:
        'true also makes a personal recipe of it, as `save-as-recipe` does; that needs dose, water and grind setting',
    }),
  ),
})

const BrewLogFields = {
  id: Id(),
  method: Type.String(),
  coffeeProfileId: Nullable(Id()),
  grinderId: Nullable(Id()),
  machineId: Nullable(Id()),
  recipeId: Nullable(Id('The community recipe that was brewed')),
  communityRecipeId: Nullable(Id('The same as `recipeId`')),
  doseGrams: Nullable(Type.Number()),
  coffeeGrams: Nullable(Type.Number({ description: 'The same as `doseGrams`' })),
  waterGrams: Nullable(Type.Number()),
  ratio: Nullable(Type.Number({ description: 'Water to coffee' })),
  grindSetting: Type.Unsafe<number | string | null>({ type: ['number', 'string', 'null'] }),
  grindIndex: Nullable(Type.Number({ description: 'Of the setting, 0-100; null without a grinder' })),
  waterTempF: Nullable(Type.Number()),
  brewTimeSeconds: Nullable(Type.Integer()),
  daysOffRoast: Nullable(Type.Number()),
  tds: Nullable(Type.Number({ description: 'Strength by a refractometer, in percent' })),
  outcome: Nullable(Type.String()),
  notes: Nullable(Type.String()),
  rating: Nullable(Stars),
  tasteProfile: Nullable(TasteProfileSchema),
  extractionFeedback: Nullable(ExtractionFeedbackSchema),
  savedAsRecipe: Type.Boolean(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  coffee: Nullable(CoffeeOfRecipe),
  grinder: Nullable(RecipeSchema.properties.grinder),
  machine: Nullable(RecipeSchema.properties.machine),
}

/** Has an id, so that OpenAPI describes it once. */
export const BrewLogSchema = Type.Object(BrewLogFields, { $id: 'BrewLog', title: 'BrewLog' })
export const BrewLogRef = Type.Unsafe<Static<typeof BrewLogSchema>>({ $ref: 'BrewLog#' })
export const BrewLogOrNull = Nullable(Type.Object(BrewLogFields))

const STEPS = NEXT_STEP_KINDS.filter((kind) => kind !== 'none')

export const NextStepSchema = Nullable(
  Type.Object(
    {
      kind: OneOf(STEPS),
      advice: Type.String({ description: "What to do and why, in the terms of the brewer's own grinder" }),
      details: Type.Array(Type.Object({ code: Type.String({ description: 'Stable' }), params: Params }), {
        description: 'Each sentence of the advice, for clients that write it themselves',
      }),
      cause: Type.String({ description: 'What the taste says: `under`, `over`, `uneven`, `weak`, `strong` …' }),
      rule: Type.String({ description: 'The row of the table in docs/ADAPTATION.md, with its source' }),
      basis: OneOf(['rule', 'own-brews'], {
        description:
          '`rule`: a general rule; `own-brews`: half-way to your best-rated brew of the coffee, out of at least three',
      }),
      grindSetting: Type.Optional(Type.Number()),
      doseGrams: Type.Optional(Type.Number()),
      waterGrams: Type.Optional(Type.Number({ description: 'For espresso, where to stop the shot' })),
      waterTempF: Type.Optional(Type.Number()),
      brewTimeSeconds: Type.Optional(Type.Integer()),
    },
    {
      description:
        'What to change next time, with the figures that differ; null if the brew was balanced or has no feedback',
    },
  ),
)

const DetailFields = {
  ...BrewLogFields,
  grinder: Nullable(GrinderSchema),
  machine: Nullable(MachineSchema),
  steps: Nullable(
    Type.Array(LoggedStepSchema, { description: 'Of a guided brew: the plan, and what happened. Not in lists' }),
  ),
  firstDropSeconds: Nullable(Type.Number({ description: FirstDrop.description })),
  extraction: Nullable(ExtractionSchema),
  nextStep: NextStepSchema,
}

/** A single log, with full equipment and advice. */
export const BrewLogDetail = Type.Object(DetailFields, { $id: 'BrewLogDetail', title: 'BrewLogDetail' })
export const BrewLogDetailOrNull = Nullable(Type.Object(DetailFields))

/** Has the advice in the log and beside it, since clients read either. */
export const BrewLogReply = Type.Object({
  brewLog: Type.Unsafe<Static<typeof BrewLogDetail>>({ $ref: 'BrewLogDetail#' }),
  nextStep: NextStepSchema,
  warnings: Warnings,
})
