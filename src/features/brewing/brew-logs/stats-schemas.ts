/** Request and response schemas of weekly statistics and of the comparison of brews. */

import { Type } from 'typebox'
import { INSIGHT_TYPES, MAX_INSIGHTS } from '../../../domain/brew-insights.ts'
import { GRIND_UNITS } from '../../../domain/compare-brews.ts'
import { Id, Nullable, OneOf } from '../../../http/schemas.ts'
import { BrewLogOrNull, BrewLogRef } from './schemas.ts'

const Totals = {
  totalBrews: Type.Integer(),
  totalCoffeeGrams: Type.Number(),
  averageRating: Nullable(Type.Number({ description: 'Over rated brews only' })),
  uniqueCoffees: Type.Integer(),
}

const Insight = Type.Object({
  type: OneOf(INSIGHT_TYPES),
  message: Type.String(),
  days: Type.Optional(Type.Integer({ description: 'Of a streak' })),
  method: Type.Optional(Type.String()),
  grinderId: Type.Optional(Nullable(Id())),
  range: Type.Optional(
    Type.Object(
      { min: Type.Number(), max: Type.Number() },
      { description: 'The settings, or the ratios, that taste best' },
    ),
  ),
  averageRating: Type.Optional(Type.Number({ description: 'Within that range' })),
  elsewhere: Type.Optional(Type.Number({ description: 'The average rating outside of it' })),
  brews: Type.Optional(Type.Integer({ description: 'Within that range' })),
})

export const WeekQuery = Type.Object({
  tz: Type.String({
    minLength: 1,
    maxLength: 64,
    default: 'UTC',
    description: 'The time zone whose days count, such as Europe/Berlin',
  }),
})

export const WeekReply = Type.Object({
  stats: Type.Object({
    ...Totals,
    streak: Type.Integer({ description: 'Days in a row with a brew, up to today or yesterday' }),
    brewsToday: Type.Integer(),
    allTimeBrews: Type.Integer(),
  }),
  bestBrew: BrewLogOrNull,
  insights: Type.Array(Insight, { maxItems: MAX_INSIGHTS }),
  brewsByDay: Type.Array(
    Type.Object({
      label: Type.String({ description: 'Mon … Sun' }),
      date: Type.String({ format: 'date' }),
      brews: Type.Array(BrewLogRef),
    }),
    { description: 'The seven days that end today, oldest first; the brews of a day newest first' },
  ),
  lastWeek: Type.Object(Totals, { description: 'The seven days before' }),
  brewedDays: Type.Array(Type.String({ format: 'date' }), {
    description: 'The days of the last five weeks with a brew, oldest first',
  }),
})

const Delta = (description: string) => Nullable(Type.Number({ description }))

export const CompareReply = Type.Object({
  comparison: Type.Object({
    currentBrew: BrewLogRef,
    previousBrew: BrewLogOrNull,
    deltas: Type.Object(
      {
        ratio: Delta('Water to coffee'),
        grind: Delta('Positive is coarser'),
        grindUnit: Nullable(
          OneOf(GRIND_UNITS, {
            description:
              'Steps of the grinder that both used, points of the grind index between two grinders, or plain numbers where no grinder was named',
          }),
        ),
        grindChange: Nullable(Type.String({ description: 'In words of the dial: "2 clicks finer"' })),
        water: Delta('In grams'),
        brewTime: Delta('In seconds'),
      },
      { description: 'The current brew minus the previous one; null if either has no value' },
    ),
  }),
})
