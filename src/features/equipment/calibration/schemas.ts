/** Schemas of a personal grinder calibration. */

import { Type } from 'typebox'
import { FEEDBACKS } from '../../../domain/calibration.ts'
import { Id, OneOf, Timestamp } from '../../../http/schemas.ts'
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

export const CalibrateBody = Type.Object({
  grinderId: Id(),
  references: Type.Array(ReferenceInput, { minItems: 1, maxItems: MAX_REFERENCES }),
})

export const CalibrationSchema = Type.Object({
  grinderId: Id(),
  grinderSlug: Type.String(),
  references: Type.Array(ReferenceSchema),
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
