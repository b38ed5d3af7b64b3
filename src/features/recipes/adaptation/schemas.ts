/** Request and response schemas of adaptation. */

import { Type } from 'typebox'
import { COFFEE_TYPES } from '../../../db/tables.ts'
import { WATER_GRAMS } from '../../../domain/bounds.ts'
import { ROAST_LEVELS } from '../../../domain/catalog.ts'
import { WATER_HARDNESSES } from '../../../domain/kitchen.ts'
import { BASES, CONFIDENCES } from '../../../domain/uncertainty.ts'
import { Id, MAX_ID, Nullable, OneOf, Params, Warnings } from '../../../http/schemas.ts'
import { EvidenceSchema } from '../../equipment/catalog/schemas.ts'
import { BatchesSchema, StepFields } from '../steps/schemas.ts'

const ControlFields = {
  strength: Type.Optional(
    Type.Number({
      minimum: 1,
      maximum: 5,
      description: '1 weak to 5 strong; left out, it is 3 or what the profile says',
    }),
  ),
  taste: Type.Optional(
    Type.Number({
      minimum: -2,
      maximum: 2,
      description: '-2 brighter to +2 richer; left out, it is 0 or what the profile says',
    }),
  ),
  grindNudgeSteps: Type.Optional(
    Type.Integer({ minimum: -5, maximum: 5, description: 'Positions of this grinder: -5 finer to +5 coarser' }),
  ),
}

const KitchenFields = {
  altitudeMeters: Type.Optional(
    Type.Number({
      minimum: -500,
      maximum: 6000,
      description: "Water boils cooler higher up, and nothing hotter is advised. Left out, the profile's",
    }),
  ),
  daysOffRoast: Type.Optional(
    Type.Number({ minimum: 0, maximum: 3650, description: 'Older coffee is ground a little finer for espresso' }),
  ),
  waterHardness: Type.Optional(OneOf(WATER_HARDNESSES, { description: "Only a note. Left out, the profile's" })),
}

const Volume = Type.Number({
  minimum: 20,
  maximum: WATER_GRAMS.max,
  description: 'Water in grams; the yield for espresso. It must not need more than 1,000 g of coffee',
})

export const AdaptBody = Type.Object({
  machineId: Id(),
  grinderId: Id(),
  coffeeProfileId: Id(),
  userId: Type.Optional(
    Type.Unsafe<string | number | null>({
      type: ['string', 'number', 'null'],
      minimum: 0,
      maximum: MAX_ID,
      maxLength: 100,
      description: 'Ignored: the profile is that of the signed-in user',
    }),
  ),
  volumeGrams: Type.Optional(Volume),
  ...ControlFields,
  ...KitchenFields,
})

export const GetRecipeBody = Type.Object({
  coffeeId: Id(),
  grinderId: Id(),
  machineId: Id(),
  volumeGrams: Volume,
  ...ControlFields,
  ...KitchenFields,
  filterId: Type.Optional(Nullable(Id())),
})

const Figures = {
  doseGrams: Type.Number(),
  waterGrams: Type.Number(),
  ratio: Type.Number(),
  grindSetting: Type.Number({ description: 'A position of the given grinder' }),
  settingLabel: Type.String({ description: 'The same as its dial shows it' }),
  grindIndex: Type.Number({ description: 'Of that position, 0-100' }),
  batches: Type.Optional(BatchesSchema),
  ...StepFields,
}
const Recipe = { ...Figures, waterTempF: Type.Number(), brewTimeSeconds: Type.Integer() }
/** A member's recipe, which may lack temperature and time. */
const OwnRecipe = { ...Figures, waterTempF: Nullable(Type.Number()), brewTimeSeconds: Nullable(Type.Integer()) }

const Changes = Type.Array(Type.String(), { description: 'What differs from the base recipe' })
const Why = Type.Array(Type.String(), { description: 'One sentence for each thing that changed the recipe' })
const Details = Type.Array(Type.Object({ code: Type.String({ description: 'Stable' }), params: Params }), {
  description: 'The same, in the same order, for clients that write sentences themselves',
})
const DoseWarning = Nullable(Type.String({ description: 'If it is more than the brewer holds, or less than it needs' }))

const Named = { id: Id(), slug: Type.String(), brand: Type.String(), name: Type.String(), model: Type.String() }

const Source = Type.Object({
  type: OneOf(['model', 'community'], {
    description: 'The brewing model, or a community recipe, described by the other fields',
  }),
  recipeId: Type.Optional(Id()),
  author: Type.Optional(Type.String()),
  upvotes: Type.Optional(Type.Integer()),
  downvotes: Type.Optional(Type.Integer()),
  coffee: Type.Optional(Type.Object({ id: Id(), name: Type.String() })),
  originalGrinder: Type.Optional(Type.Object(Named)),
  originalSetting: Type.Optional(Type.Unsafe<number | string>({ type: ['number', 'string'] })),
})

export const VariantSchema = Type.Object({
  id: Type.String({ description: '`balanced`, `brighter`, `richer` or `community-{recipeId}`' }),
  name: Type.String(),
  source: Source,
  score: Type.Number({ description: '0-1; variants are sorted by it' }),
  tasteMatchScore: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 100, description: 'Only when signed in, with a taste profile' }),
  ),
  why: Type.String(),
  changes: Changes,
  warnings: Warnings,
  ...OwnRecipe,
})

export const ScaledVariantSchema = Type.Object({ ...VariantSchema.properties, doseWarning: DoseWarning })

export const FilterOfRecipe = Type.Object({
  id: Id(),
  name: Type.String(),
  type: OneOf(['paper', 'metal', 'cloth']),
  fits: Type.Boolean({ description: 'Whether it is made for the brew method' }),
  isAdapted: Type.Boolean(),
  note: Type.String(),
})

export const EquipmentSchema = Type.Object({
  machine: Type.Object({ ...Named, brewMethod: Type.String(), isAdapted: Type.Boolean(), note: Type.String() }),
  grinder: Type.Object({
    ...Named,
    isAdapted: Type.Boolean(),
    isReachable: Type.Boolean({ description: "False where it can't grind for this method at all" }),
    isCalibrated: Type.Boolean({ description: "Whether the user's own calibration was used" }),
    confidence: OneOf(CONFIDENCES),
    basis: OneOf(BASES, { description: 'What the setting rests on' }),
    range: Type.Object({ min: Type.Number(), max: Type.Number() }),
    rangeLabel: Type.String({ description: 'Where most people end up, as the dial shows it: the 80 % interval' }),
    evidence: EvidenceSchema,
    note: Type.String(),
  }),
  filter: Nullable(FilterOfRecipe),
})

const Note = Type.Object({
  code: Type.String({ description: 'For programs; stable' }),
  params: Params,
  message: Type.String({ description: 'The same as a sentence' }),
})
const Notes = Type.Array(Note, { description: 'Notes about the brewer, the size of the brew and the kitchen' })

const Percent = Type.Object({
  percent: Type.Number(),
  plusMinus: Type.Number({
    description: 'Half of the 80 % interval: in four of five cups the true value lies within it',
  }),
})
const Limits = Type.Object({ min: Type.Number(), max: Type.Number() })

export const ExtractionSchema = Type.Object(
  {
    tds: Percent,
    extraction: Percent,
    isMeasured: Type.Boolean(),
    zone: Nullable(Type.Object({ tds: Limits, extraction: Limits }, { description: 'What most people like' })),
  },
  { description: 'Strength and extraction, estimated with their error, or measured' },
)

const Method = { method: Type.String({ description: 'Id of the brew method' }), methodName: Type.String() }

export const AdaptReply = Type.Object({
  baseRecipe: Type.Object({ ...Method, ...Recipe }),
  adaptedRecipe: Type.Object({ ...Method, ...Recipe }),
  recommendedVariant: VariantSchema,
  otherVariants: Type.Array(VariantSchema, { description: 'Best first' }),
  changes: Changes,
  changeDetails: Details,
  why: Why,
  whyDetails: Details,
  warnings: Warnings,
  notes: Notes,
  extraction: ExtractionSchema,
  equipment: EquipmentSchema,
})

const CoffeeSchema = Type.Object({
  id: Id(),
  name: Type.String(),
  slug: Type.String(),
  roastLevel: OneOf(ROAST_LEVELS),
  coffeeType: OneOf(COFFEE_TYPES),
  origin: Nullable(Type.String()),
  flavorProfile: Nullable(Type.String()),
  acidityLevel: Nullable(Type.Number()),
  bodyLevel: Nullable(Type.Number()),
  roasterName: Type.String(),
  roasterSlug: Type.String(),
  roaster: Type.Object({ id: Id(), name: Type.String(), slug: Type.String() }),
})

export const GetRecipeReply = Type.Object({
  startingPoint: Type.Object({ ...Method, ...Recipe, changes: Changes, why: Why, doseWarning: DoseWarning }),
  recommendation: Nullable(ScaledVariantSchema),
  variants: Type.Array(ScaledVariantSchema, { description: "Best first, the model's own and the community's" }),
  coffee: CoffeeSchema,
  equipment: EquipmentSchema,
  warnings: Warnings,
  notes: Notes,
  extraction: ExtractionSchema,
})
