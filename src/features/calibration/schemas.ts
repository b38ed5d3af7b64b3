/** Shapes of a personal grinder calibration. */
import { Type } from 'typebox'
import { FEEDBACKS } from '../../domain/calibration.ts'
import { Id, OneOf, Timestamp } from '../../http/schemas.ts'

export const MAX_REFERENCES = 20

export const CalibrationReferenceSchema = Type.Object({
  grindIndex: Type.Number({ minimum: 0, maximum: 100, description: 'What was aimed at' }),
  setting: Type.Number({ minimum: -1000, maximum: 10_000, description: "Within the grinder's range" }),
  feedback: OneOf(FEEDBACKS, { description: 'How the grind turned out for that aim' }),
})

export const CalibrateBody = Type.Object({
  grinderId: Id(),
  references: Type.Array(CalibrationReferenceSchema, { minItems: 1, maxItems: MAX_REFERENCES }),
})

export const CalibrationSchema = Type.Object({
  grinderId: Id(),
  references: Type.Array(CalibrationReferenceSchema),
  offset: Type.Number({
    description: 'How much coarser than its model this grinder grinds, in index points, on average over its references',
  }),
  samples: Type.Array(
    Type.Object({
      method: Type.String(),
      label: Type.String(),
      before: Type.Number({ description: 'Setting by the model' }),
      beforeLabel: Type.String(),
      after: Type.Number({ description: 'Setting by this calibration' }),
      afterLabel: Type.String(),
    }),
  ),
  updatedAt: Timestamp,
})
