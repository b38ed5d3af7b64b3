/** Schemas of a personal grinder calibration. */

import { Type } from 'typebox'
import { FEEDBACKS } from '../../../domain/calibration.ts'
import { CONFIDENCES } from '../../../domain/uncertainty.ts'
import { Id, Nullable, OneOf, Timestamp } from '../../../http/schemas.ts'
import { SettingInput } from '../grinders/schemas.ts'

export const MAX_REFERENCES = 20

const GrindIndex = Type.Number({ minimum: 0, maximum: 100, description: 'What was aimed at' })
const feedback = { description: 'How the grind turned out for that aim' }

const ReferenceInput = Type.Object({
  grindIndex: GrindIndex,
  setting: SettingInput,
  feedback: Type.Optional(OneOf(FEEDBACKS, { ...feedback, default: 'JUST_RIGHT' })),
})

const ReferenceSchema = Type.Object({
  grindIndex: GrindIndex,
  setting: Type.Number(),
  feedback: OneOf(FEEDBACKS, feedback),
})

const measured = {
  meanDiameterMm: Type.Number({
    minimum: 0.02,
    maximum: 5,
    description: 'Mean diameter of the particles, weighted by attainable mass',
  }),
  errorMm: Type.Number({ minimum: 0, maximum: 5, description: 'Its standard error' }),
  particles: Type.Integer({ minimum: 1, maximum: 10_000_000, description: 'How many were measured' }),
  photos: Type.Integer({ minimum: 1, maximum: 100, description: 'How many photographs they were in' }),
}

export const MeasuredSizeSchema = Type.Object(measured, { description: 'Measured by photographs of its grounds' })

export const MAX_MEASUREMENTS = 40

export const MeasurementsBody = Type.Object({
  measurements: Type.Array(Type.Object({ setting: SettingInput, ...measured }), { maxItems: MAX_MEASUREMENTS }),
})

export const Measurements = Type.Array(Type.Object({ setting: Type.Number(), ...measured, measuredAt: Timestamp }), {
  description: 'Particle sizes that were measured by photographs',
})

export const CalibrateBody = Type.Object({
  grinderId: Id(),
  references: Type.Array(ReferenceInput, { minItems: 1, maxItems: MAX_REFERENCES }),
})

const Range = Type.Object({ min: Type.Number(), max: Type.Number() })

export const CalibrationSchema = Type.Object({
  grinderId: Id(),
  grinderSlug: Type.String(),
  references: Type.Array(ReferenceSchema),
  learnedFrom: Type.Object({ references: Type.Integer(), brews: Type.Integer(), measurements: Type.Integer() }),
  offset: Type.Number({
    description:
      'How much coarser than its model this grinder grinds, in index points, on average over what is known of it',
  }),
  samples: Type.Array(
    Type.Object({
      method: Type.String(),
      label: Type.String(),
      before: Type.Number({ description: 'Setting by the model' }),
      beforeLabel: Type.String(),
      after: Type.Number({ description: 'Setting by this calibration' }),
      afterLabel: Type.String(),
      expected: Range,
      expectedLabel: Type.String({ description: 'Where most people end up' }),
      confidence: OneOf(CONFIDENCES),
    }),
  ),
  updatedAt: Timestamp,
})

const LearntBrews = Type.Array(
  Type.Object({ ...ReferenceSchema.properties, coffeeId: Nullable(Id()), createdAt: Timestamp }),
  { description: 'Logged brews that it learns from, newest first: what was wanted of the setting, and how it tasted' },
)

/** With all its evidence, so that a client can compute the same curve. */
export const LearntCalibration = Type.Object({
  ...CalibrationSchema.properties,
  brews: LearntBrews,
  measurements: Measurements,
})

export const MeasurementsReply = Type.Object({ calibration: Nullable(CalibrationSchema), measurements: Measurements })

export const CalibrationReply = Type.Object({
  calibration: Nullable(CalibrationSchema),
  brews: LearntBrews,
  measurements: Measurements,
  narrowing: Type.Array(
    Type.Object({
      evidence: Type.Integer({ description: 'How many references, measurements and brews were known' }),
      halfWidth: Type.Number({ description: 'Half of the 80 % interval, in index points' }),
      setting: Type.Number({ description: 'Where the setting for the latest aim was estimated to be, not rounded' }),
      at: Nullable(Timestamp),
    }),
    { description: 'How each piece of evidence narrowed the interval, oldest first' },
  ),
})
