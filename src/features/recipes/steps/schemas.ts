/** Request and response schemas of a recipe's steps. */
import { type Static, Type } from 'typebox'
import { BREW_TIME_SECONDS, DOSE_GRAMS, WATER_GRAMS } from '../../../domain/bounds.ts'
import { MAX_STEPS, STEP_ACTIONS, STEP_LABEL_LENGTH, STEP_NOTE_LENGTH } from '../../../domain/steps/step.ts'
import { OneOf } from '../../../http/schemas.ts'

export const Action = OneOf(STEP_ACTIONS, { description: 'What to do in this step' })
export const StepSeconds = (description: string) =>
  Type.Optional(Type.Number({ minimum: 0, maximum: BREW_TIME_SECONDS.max, description }))
export const StepWater = Type.Optional(
  Type.Number({
    minimum: 0,
    maximum: WATER_GRAMS.max,
    description: 'What the scale shows at the end of the step: all water so far. For espresso, the weight in the cup',
  }),
)
export const StepLabel = Type.Optional(
  Type.String({ maxLength: STEP_LABEL_LENGTH, description: 'In the words of the author: "Second pour"' }),
)

export const StepSchema = Type.Object({
  action: Action,
  label: StepLabel,
  startSeconds: StepSeconds('Without it the step starts when the one before it ends'),
  durationSeconds: StepSeconds('Without it the step lasts until the next one starts'),
  waterGrams: StepWater,
  note: Type.Optional(Type.String({ maxLength: STEP_NOTE_LENGTH })),
})

/** As an author enters them, for the amounts and the time of the recipe. */
export const StepsBody = Type.Array(StepSchema, {
  maxItems: MAX_STEPS,
  description:
    "In order. The water never falls and ends at the recipe's water, the times never go back and end at its brew time. They are stored as shares, so that they fit other amounts and times",
})

export const STEP_SOURCES = ['author', 'suggested'] as const
export type StepsSource = (typeof STEP_SOURCES)[number]

export const StepsSourceSchema = OneOf(STEP_SOURCES, {
  description: 'Whether the author wrote them, or they are the usual ones for the brewer or method',
})

export const ShownStepSchema = Type.Object(StepSchema.properties, { $id: 'Step', title: 'Step' })
const StepRef = Type.Unsafe<Static<typeof ShownStepSchema>>({ $ref: 'Step#' })

export const BatchesSchema = Type.Object(
  { count: Type.Integer(), doseGrams: Type.Number(), waterGrams: Type.Number() },
  {
    description:
      "Only if the brewer can't hold it all at once: how many batches, and their size. Grind, time and steps are for one batch",
  },
)

/** In requests that create a recipe. */
export const BatchesBody = Type.Object(
  {
    count: Type.Integer({ minimum: 2, maximum: WATER_GRAMS.max }),
    doseGrams: Type.Number({ minimum: 0.1, maximum: DOSE_GRAMS.max }),
    waterGrams: Type.Number({ minimum: 1, maximum: WATER_GRAMS.max }),
  },
  { description: 'As in a recommendation: `steps` are then those of one batch' },
)

/** Fields of every response that has steps. */
export const StepFields = {
  steps: Type.Array(StepRef, {
    description: 'For the amounts and the time of this answer. Empty if the answer would get too large',
  }),
  stepsSource: StepsSourceSchema,
}
