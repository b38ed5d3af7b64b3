/** Schemas of public grinder data: names, charts and conversions. */

import { Type } from 'typebox'
import { FEEDBACKS } from '../../../domain/calibration.ts'
import type { Notation } from '../../../domain/catalog.ts'
import { BASES, CONFIDENCES } from '../../../domain/uncertainty.ts'
import { Id, Nullable, OneOf } from '../../../http/schemas.ts'
import { MethodText } from '../catalog/methods.ts'
import { EvidenceSchema } from '../catalog/schemas.ts'

export const GrinderText = Type.String({
  minLength: 1,
  maxLength: 100,
  description: 'A slug such as `comandante-c40-mk4`, or a name as people say it, such as "Comandante MK4"',
  examples: ['comandante-c40-mk4'],
})

export const SettingText = Type.String({
  minLength: 1,
  maxLength: 60,
  description:
    'As the dial shows it ("24 clicks", "7.0" on a K-Max, "2.4.1" on a JX-Pro, "5.1" on an Ode, "5N" on a Forte), or the plain number that answers carry (24, 70, 97, 5.3333)',
  examples: ['24'],
})

/** For JSON bodies; the bounds only reject non-finite numbers, so that the error can name the grinder's own range. */
export const SettingInput = Type.Union([Type.Number({ minimum: -1e9, maximum: 1e9 }), SettingText], {
  description: 'A number is read like its text: 8.5 on a K-Max is 8.5 on the dial, 7 is 7 clicks, and "7.0" is 70',
})

export const GrinderNameSchema = Type.Object({ slug: Type.String(), brand: Type.String(), name: Type.String() })

const Range = Type.Object({ min: Type.Number(), max: Type.Number() })

export const MethodSettingSchema = Type.Object({
  key: Type.String({ description: 'Id of the brew method' }),
  label: Type.String(),
  setting: Type.Number({ description: 'Where to start' }),
  settingLabel: Type.String({ description: 'The same as the dial shows it' }),
  range: Range,
  rangeLabel: Type.String(),
  expected: Type.Object(Range.properties, {
    description: 'Where most people end up: the 80 % interval around the setting',
  }),
  expectedLabel: Type.String({ description: 'The same as the dial shows it' }),
  confidence: OneOf(CONFIDENCES),
})

const NotationSchema = Type.Unsafe<Notation>({
  type: 'object',
  properties: { kind: { type: 'string', enum: ['number', 'clicks', 'microns', 'turns', 'parts', 'letters'] } },
  required: ['kind'],
  additionalProperties: true,
  description: 'How the dial is printed',
})

export const ChartSchema = Type.Object({
  ...GrinderNameSchema.properties,
  scale: Type.String({ description: 'How the dial is read' }),
  scaleLabel: Type.String({ description: 'The same in the language of the reader' }),
  url: Type.String({ description: "The grinder's page" }),
  minGrindSetting: Type.Number(),
  maxGrindSetting: Type.Number(),
  minGrindIndex: Type.Number(),
  maxGrindIndex: Type.Number(),
  confidence: OneOf(['measured', 'published', 'estimated'], { description: 'What its curve rests on' }),
  methods: Type.Array(MethodSettingSchema, { description: 'From fine to coarse' }),
  unsupportedMethods: Type.Array(Type.Object({ id: Type.String(), name: Type.String() })),
})

export const GrinderDetail = Type.Object({
  ...ChartSchema.properties,
  id: Id(),
  model: Type.String({ description: 'The same as `name`' }),
  adjustment: OneOf(['stepped', 'stepless']),
  step: Type.Number({ description: 'From one position of the dial to the next' }),
  clicksPerFullRange: Type.Number(),
  notation: NotationSchema,
  references: Type.Array(Type.Object({ grindIndex: Type.Number(), setting: Type.Number() }), {
    description: 'What the curve goes through, from fine to coarse',
  }),
  source: Type.String({ description: 'Where the reference points come from' }),
  evidence: EvidenceSchema,
  halfWidths: Type.Optional(
    Type.Array(Type.Number(), {
      description: 'Half of the 80 % interval at each reference, of grinders that members described',
    }),
  ),
  isDescribedByOwner: Type.Optional(
    Type.Boolean({ description: 'True if it is not in the catalog: only its owner can choose it' }),
  ),
  drive: Type.Optional(Type.String({ description: 'Only of a grinder that is not in the catalog, like its burrs' })),
  burrType: Type.Optional(Type.String()),
  burrSizeMm: Type.Optional(Nullable(Type.Number())),
})

const SettingOnDial = { ...GrinderNameSchema.properties, setting: Type.Number(), label: Type.String() }

export const ConversionSchema = Type.Object({
  from: Type.Object(SettingOnDial),
  to: Type.Object({ ...SettingOnDial, range: Range, rangeLabel: Type.String() }),
  grindIndex: Type.Number({ description: 'On the shared index, 0-100' }),
  setting: Type.Number({ description: 'The setting on the target grinder, on one of its positions' }),
  label: Type.String({ description: 'The same as its dial shows it' }),
  range: Range,
  rangeLabel: Type.String(),
  confidence: OneOf(CONFIDENCES),
  basis: OneOf(BASES, { description: 'The weaker of the two curves' }),
  reachable: Type.Boolean({ description: "False where the target can't grind so fine or so coarse" }),
  methods: Type.Array(Type.String(), { description: 'Brew methods that use this grind' }),
  note: Type.Optional(Type.String()),
})

export const FeedbackBody = Type.Object({
  grinder: Type.Optional(GrinderText),
  grinderId: Type.Optional(Id()),
  method: Type.Optional(MethodText),
  setting: Type.Optional(SettingInput),
  feedback: OneOf(FEEDBACKS),
  notes: Type.Optional(Type.String({ maxLength: 2000 })),
})
