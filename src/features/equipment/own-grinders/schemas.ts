/** Schemas of grinders that members describe. */
import { Type } from 'typebox'
import { Id, Nullable, OneOf, Text, Timestamp } from '../../../http/schemas.ts'
import { MeasuredSizeSchema } from '../calibration/schemas.ts'
import { MethodText } from '../catalog/methods.ts'
import { EvidenceSchema } from '../catalog/schemas.ts'
import { ChartSchema, SettingInput } from '../grinders/schemas.ts'

export const DIALS = ['numbers', 'clicks', 'turns'] as const
export const BURRS = ['conical', 'flat', 'ghost', 'other'] as const
export const FINER_ENDS = ['low', 'high'] as const

export const MIN_POINTS = 2
export const MAX_POINTS = 12

const Setting = (description: string) => Type.Number({ minimum: -1000, maximum: 10_000, description })

const Dial = OneOf(DIALS, {
  description: 'Printed numbers, clicks counted from fully closed, or clicks counted in turns',
})
const Finer = OneOf(FINER_ENDS, { description: 'Which end of the dial grinds finer' })
const BurrSize = Nullable(Type.Number({ minimum: 1, maximum: 300 }))

const PointBody = Type.Object({
  setting: SettingInput,
  method: Type.Optional(Nullable({ ...MethodText, description: 'The brew that this setting works for' })),
  grinderId: Type.Optional(
    Nullable(Id('Instead of `method`: another grinder that grinds the same at `grinderSetting`')),
  ),
  grinderSetting: Type.Optional(SettingInput),
  measured: Type.Optional(
    Nullable(
      Type.Object(MeasuredSizeSchema.properties, {
        description: 'Instead of `method`: the size of its grounds, measured by photographs',
      }),
    ),
  ),
})

export const OwnGrinderBody = Type.Object({
  name: Text(60, 'The model, or what you call it'),
  brand: Type.Optional(Nullable(Type.String({ maxLength: 60 }))),
  burrType: Type.Optional(OneOf(BURRS, { default: 'conical' })),
  burrSizeMm: Type.Optional(BurrSize),
  drive: OneOf(['hand', 'electric']),
  dial: Dial,
  adjustment: Type.Optional(
    OneOf(['stepped', 'stepless'], { description: 'Only of a dial with numbers; clicks are always stepped' }),
  ),
  minGrindSetting: Setting('The lowest setting of the dial'),
  maxGrindSetting: Setting('The highest setting that you use or that the dial has'),
  step: Type.Optional(
    Nullable(
      Type.Number({
        minimum: 0.01,
        maximum: 100,
        description: 'From one number to the next; left out, 1, or 0.1 if stepless',
      }),
    ),
  ),
  clicksPerTurn: Type.Optional(Nullable(Type.Integer({ minimum: 2, maximum: 1000 }))),
  finer: Finer,
  points: Type.Array(PointBody, {
    minItems: MIN_POINTS,
    maxItems: MAX_POINTS,
    description:
      'Settings, each with what is known of it: the brew method that it works for, a setting of another grinder that grinds alike, or the measured size of its grounds',
  }),
})

export const SuggestionSchema = Type.Object({
  id: Id(),
  state: OneOf(['PENDING', 'ACCEPTED', 'DECLINED']),
  sources: Type.String(),
  reason: Nullable(Type.String({ description: 'Why it was declined' })),
  createdAt: Timestamp,
  decidedAt: Nullable(Timestamp),
})

const PointSchema = Type.Object({
  setting: Type.Number(),
  label: Type.String({ description: 'The setting as the dial shows it' }),
  method: Nullable(Type.String()),
  grinder: Nullable(Type.Object({ id: Id(), slug: Type.String(), brand: Type.String(), name: Type.String() })),
  grinderSetting: Nullable(Type.Number()),
  grinderLabel: Nullable(Type.String()),
  measured: Nullable(MeasuredSizeSchema),
})

export const OwnGrinderSchema = Type.Object({
  ...ChartSchema.properties,
  id: Id('To be used as `grinderId` everywhere'),
  model: Type.String({ description: 'The same as `name`' }),
  clicksPerFullRange: Type.Number(),
  evidence: EvidenceSchema,
  burrType: Type.String(),
  burrSizeMm: BurrSize,
  drive: OneOf(['hand', 'electric']),
  dial: Dial,
  adjustment: OneOf(['stepped', 'stepless']),
  step: Type.Number(),
  clicksPerTurn: Nullable(Type.Integer()),
  finer: Finer,
  points: Type.Array(PointSchema),
  visibility: OneOf(['private', 'shared', 'listed'], {
    description:
      'Private, used in a recipe that was shared (others read it there, but only you can choose it), or in the catalog',
  }),
  suggestion: Nullable(Type.Object(SuggestionSchema.properties, { description: 'The latest one' })),
  changedAt: Timestamp,
})

export const OwnGrinderReply = Type.Object({ grinder: OwnGrinderSchema })

export const SuggestBody = Type.Object({
  sources: Text(1000, "Where its numbers can be checked: links to the maker's page, a manual, or how you found them"),
})
