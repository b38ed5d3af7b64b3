/** Request and response schemas of discover and recommendations. */

import { Type } from 'typebox'
import { ROAST_LEVELS } from '../../../domain/catalog.ts'
import { BREW_STRENGTHS, type BrewStrength } from '../../../domain/ranking.ts'
import { Limit } from '../../../http/pagination.ts'
import { RoastText } from '../../../http/roast-param.ts'
import { Id, Nullable, OneOf, Timestamp, Warnings } from '../../../http/schemas.ts'
import { Vector } from '../../members/taste/schemas.ts'
import { RecipeSchema } from '../browse/schemas.ts'

export const DiscoverQuery = Type.Object({
  grinderId: Id('All recipes are carried over to it'),
  roast: Type.Optional(RoastText),
  machineId: Type.Optional(Id("Only recipes for this brewer's method; without it, a V60 is recommended")),
  coffeeId: Type.Optional(Id('Only recipes for this coffee')),
  brewStrength: Type.Optional(OneOf(Object.keys(BREW_STRENGTHS) as BrewStrength[])),
})

const { coffee, grinder, machine } = RecipeSchema.properties

export const DiscoveredSchema = Type.Object({
  ...RecipeSchema.properties,
  id: Type.Integer({ minimum: 0, description: "0 is the brewing model's own recommendation" }),
  type: OneOf(['recommended', 'community']),
  isAdapted: Type.Boolean({ description: 'False where a recipe was written for this very grinder and setting' }),
  roastLevel: OneOf(ROAST_LEVELS),
  coffeeProfileId: Nullable(Id()),
  coffee: Nullable(coffee),
  machineId: Nullable(Id()),
  machine: Nullable(machine),
  grinderId: Id('The given grinder'),
  grindSetting: Type.Number({
    description: "A position of the given grinder; the author's own setting if it was written for that grinder",
  }),
  settingLabel: Type.String({ description: 'The same as its dial shows it' }),
  originalGrinder: Nullable(grinder),
  originalSetting: Type.Unsafe<number | string | null>({ type: ['number', 'string', 'null'] }),
  why: Type.Optional(
    Type.Array(Type.String(), { description: 'One sentence for each thing that changed the recommendation' }),
  ),
  changes: Type.Optional(Type.Array(Type.String(), { description: "How it differs from the method's base recipe" })),
  warnings: Warnings,
  createdAt: Type.Optional(Timestamp),
  updatedAt: Type.Optional(Timestamp),
})

export const DiscoverReply = Type.Object({
  recipes: Type.Array(DiscoveredSchema, { description: "The model's recommendation, then the community's best" }),
  total: Type.Integer({ description: 'How many recipes there are in this answer' }),
  grinder: Type.Object({
    ...grinder.properties,
    isCalibrated: Type.Boolean({ description: "Whether the user's own calibration was used" }),
  }),
})

export const RecommendationsQuery = Type.Object({ limit: Limit(5, 20) })

export const RecommendationsReply = Type.Object({
  recommendations: Type.Array(
    Type.Object({
      ...RecipeSchema.properties,
      recommendationScore: Type.Number({ description: 'The taste match, 0-1, which each group is sorted by' }),
      usesYourEquipment: Type.Boolean({ description: 'Whether it is for a brewer that the user owns' }),
      why: Type.String(),
    }),
    {
      description:
        'For brewers that the user owns first, then for other brewers of the same methods, then the rest; each by taste match',
    },
  ),
  hasProfile: Type.Boolean({
    description: 'False while no taste is set; 0.5 is used for everything then',
  }),
  profileSummary: Vector,
})
