/** Reads the period of analytics: both days included, in UTC. */

import { Type } from 'typebox'
import { addDays, type Day } from '../../../../domain/calendar.ts'
import { badRequest } from '../../../../http/errors.ts'
import { message } from '../../../../i18n/message.ts'

export const USUAL_DAYS = 30
const MAX_DAYS = 366

const Moment = (description: string) =>
  Type.Optional(Type.String({ minLength: 1, maxLength: 40, description, examples: ['2026-03-31'] }))

export const PeriodQuery = {
  from: Moment(`The first day, as a date or a time; ${USUAL_DAYS} days with the last unless given`),
  to: Moment('The last day; today unless given'),
  days: Type.Optional(
    Type.Integer({ minimum: 1, maximum: MAX_DAYS, description: 'How many, where `from` is not given' }),
  ),
}

export interface Period {
  from: Day
  to: Day
}

export function readPeriod(query: { from?: string; to?: string; days?: number }, now = new Date()): Period {
  const to = query.to === undefined ? toDay(now) : readDay(query.to, 'to')
  const from = query.from === undefined ? addDays(to, 1 - (query.days ?? USUAL_DAYS)) : readDay(query.from, 'from')
  if (from > to) throw badRequest(message("The first day can't be after the last"), 'from')
  if (addDays(from, MAX_DAYS) <= to)
    throw badRequest(message('Choose at most {days, number} days', { days: MAX_DAYS }), 'from')
  return { from, to }
}

export const lastDays = (days: number, now = new Date()): Period => ({
  from: addDays(toDay(now), 1 - days),
  to: toDay(now),
})

export function daysOf({ from, to }: Period): Day[] {
  const days = [from]
  for (let day = from; day < to; ) {
    day = addDays(day, 1)
    days.push(day)
  }
  return days
}

const toDay = (time: Date): Day => time.toISOString().slice(0, 10)

const DATE = /^\d{4}-\d\d-\d\d$/
const TIME = /^\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)?$/i

/** Accepts years 2000 to 9000. */
function readDay(text: string, field: string): Day {
  const time = TIME.test(text) && !/(Z|[+-]\d\d:?\d\d)$/i.test(text) ? `${text}Z` : text
  const date = DATE.test(text) || TIME.test(text) ? new Date(time) : new Date(Number.NaN)
  const isThere = !Number.isNaN(date.getTime()) && date.getUTCFullYear() >= 2000 && date.getUTCFullYear() <= 9000
  // `Date` turns February 31st into a day of March.
  const day = text.slice(0, 10)
  if (!isThere || toDay(new Date(day)) !== day) {
    throw badRequest(
      message('{field} must be a date like 2026-03-31 or a time like 2026-03-31T08:00:00Z', { field }),
      field,
    )
  }
  return toDay(date)
}
