/** Schemas of a taste profile: the six levels, and the vector that recipes are matched with. */

import { Type } from 'typebox'
import { WATER_HARDNESSES } from '../../../domain/kitchen.ts'
import { Nullable, OneOf } from '../../../http/schemas.ts'
import { DisplayName } from '../accounts/schemas.ts'

const Level = (low: string, high: string) =>
  Type.Integer({ minimum: 1, maximum: 5, description: `1 ${low} to 5 ${high}` })
const Share = (low: string, high: string) =>
  Type.Number({ minimum: 0, maximum: 1, description: `0 ${low} to 1 ${high}` })

export const Levels = Type.Object({
  acidityLevel: Level('low', 'high'),
  bodyLevel: Level('light', 'full'),
  sweetnessLevel: Level('dry', 'sweet'),
  bitternessLevel: Level('low', 'high'),
  flavorComplexityLevel: Level('simple', 'complex'),
  aftertasteLevel: Level('short', 'lingering'),
})

export const Vector = Type.Object({
  strengthPreference: Share('light', 'strong'),
  acidityTolerance: Share('low acid', 'high acid'),
  roastPreference: Share('light roast', 'dark roast'),
  bodyVsClarity: Share('clarity', 'body'),
  bitternessSensitivity: Share('tolerant', 'sensitive'),
  explorerType: Share('consistent', 'adventurous'),
})

/** Five of the vector's values, two under the names that another part of the specification uses. */
const Preferences = {
  strengthPreference: Vector.properties.strengthPreference,
  acidityTolerance: Vector.properties.acidityTolerance,
  roastPreference: Vector.properties.roastPreference,
  bodyPreference: Share('clarity', 'body'),
  bitternessPreference: Share('as little as possible', 'as much as possible'),
}

const TasteFields = {
  acidityLevel: Nullable(Levels.properties.acidityLevel),
  bodyLevel: Nullable(Levels.properties.bodyLevel),
  sweetnessLevel: Nullable(Levels.properties.sweetnessLevel),
  bitternessLevel: Nullable(Levels.properties.bitternessLevel),
  flavorComplexityLevel: Nullable(Levels.properties.flavorComplexityLevel),
  aftertasteLevel: Nullable(Levels.properties.aftertasteLevel),
  strengthPreference: Nullable(Preferences.strengthPreference),
  acidityTolerance: Nullable(Preferences.acidityTolerance),
  roastPreference: Nullable(Preferences.roastPreference),
  bodyPreference: Nullable(Preferences.bodyPreference),
  bitternessPreference: Nullable(Preferences.bitternessPreference),
}

const Standing = {
  displayName: Type.String(),
  name: Type.String(),
  isDefault: Type.Boolean({ description: 'True until a level or preference is set' }),
}

export const ProfileReply = Type.Object({
  profile: Nullable(
    Type.Object(
      { ...TasteFields, ...Standing },
      {
        description:
          'The six levels and the preferences; null while none of the levels is set, except in the answer to a change of preferences. Fields that are not set are null; /api/users/taste-profile has the values that are used for them',
      },
    ),
  ),
  ...Standing,
})

/** A missing value stays unchanged, null clears it. */
export const ProfileBody = Type.Partial(Type.Object({ ...TasteFields, displayName: DisplayName, name: DisplayName }))

/** What the member's kitchen is like, which every adapted recipe takes into account. */
export const KitchenSchema = Type.Object({
  altitudeMeters: Nullable(Type.Number({ minimum: -500, maximum: 6000, description: 'Water boils cooler higher up' })),
  waterHardness: Nullable(OneOf(WATER_HARDNESSES)),
})

/** As `ProfileBody`, for the vector. */
export const VectorBody = Type.Partial(
  Type.Object({
    ...KitchenSchema.properties,
    strengthPreference: Nullable(Vector.properties.strengthPreference),
    acidityTolerance: Nullable(Vector.properties.acidityTolerance),
    roastPreference: Nullable(Vector.properties.roastPreference),
    bodyVsClarity: Nullable(Vector.properties.bodyVsClarity),
    bitternessSensitivity: Nullable(Vector.properties.bitternessSensitivity),
    explorerType: Nullable(Vector.properties.explorerType),
  }),
)

export const VectorReply = Type.Object({
  profile: Vector,
  isDefault: Type.Boolean({ description: 'True until anything is set; all values are 0.5 until then' }),
  kitchen: KitchenSchema,
})
