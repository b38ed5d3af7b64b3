/** Writes dates and times of day in the reader's language, clock and week. */
import type { Units } from './reader-units.ts'

/** An ISO 8601 time, or a day without a time ("2026-03-09"), which is that day in every time zone. */
export type Moment = string | Date

export interface DateFormat {
  /** "9 Mar 2026", or long "9 March 2026". */
  date(when: Moment, style?: 'short' | 'long'): string
  /** "9 Mar": where the year is obvious, as along a chart. */
  dayOfYear(when: Moment): string
  /** "Mon" */
  weekday(when: Moment): string
  /** "March 2026" */
  month(when: Moment): string
  /** "Today", "Yesterday", "Monday", "9 March", with the year if it isn't the current one. */
  day(when: Moment, now?: Moment): string
  /** The same for use within a sentence: "today", "Monday". */
  dayInSentence(when: Moment, now?: Moment): string
  /** "7:12 PM", "19:12" */
  timeOfDay(when: Moment): string
  /** "9 Mar 2026, 19:12" */
  dateAndTime(when: Moment): string
  /** The days of the week in the reader's order; 0 is Sunday. */
  weekdays(style?: 'long' | 'short' | 'narrow'): { day: number; name: string }[]
}

const DAY_MS = 86_400_000
const FIRST_DAY = { sunday: 0, monday: 1, saturday: 6 } as const
const A_SUNDAY = Date.UTC(2026, 0, 4)

const DATE = { day: 'numeric', year: 'numeric' } as const
const TIME = { hour: 'numeric', minute: '2-digit' } as const

/** `timeZone` is for mails and pages that a server renders; it defaults to the zone of the browser. */
export function dateFormat(locale: string, units: Pick<Units, 'clock' | 'weekStart'>, timeZone?: string): DateFormat {
  const format = keptFormats(locale, units.clock, timeZone)
  const dayKey = keptFormats('sv-SE', '24h', timeZone)
  const today = (): Intl.RelativeTimeFormat => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  let relative: Intl.RelativeTimeFormat | undefined

  const dayInSentence = (when: Moment, now: Moment = new Date()): string => {
    const keys = [now, when].map((each) => dayKey(each, { year: 'numeric', month: '2-digit', day: '2-digit' }))
    const [todayKey, key] = keys as [string, string]
    const daysAgo = (Date.parse(todayKey) - Date.parse(key)) / DAY_MS
    if (daysAgo === 0 || daysAgo === 1) {
      relative ??= today()
      return relative.format(-daysAgo, 'day')
    }
    if (daysAgo > 1 && daysAgo < 7) return format(when, { weekday: 'long' })
    const isThisYear = todayKey.slice(0, 4) === key.slice(0, 4)
    return format(when, { day: 'numeric', month: 'long', ...(!isThisYear && { year: 'numeric' }) })
  }

  return {
    date: (when, style = 'short') => format(when, { ...DATE, month: style }),
    dayOfYear: (when) => format(when, { day: 'numeric', month: 'short' }),
    weekday: (when) => format(when, { weekday: 'short' }),
    month: (when) => format(when, { month: 'long', year: 'numeric' }),
    dayInSentence,
    day: (when, now) => capitalized(dayInSentence(when, now), locale),
    timeOfDay: (when) => format(when, TIME),
    dateAndTime: (when) => format(when, { ...DATE, month: 'short', ...TIME }),
    weekdays: (style = 'long') =>
      Array.from({ length: 7 }, (_, i) => {
        const day = (FIRST_DAY[units.weekStart] + i) % 7
        const date = new Date(A_SUNDAY + day * DAY_MS).toISOString().slice(0, 10)
        return { day, name: format(date, { weekday: style }) }
      }),
  }
}

/** Caches formats, since creating one costs far more than using it. */
function keptFormats(locale: string, clock: Units['clock'], zone: string | undefined) {
  const kept = new Map<string, Intl.DateTimeFormat>()
  return (when: Moment, options: Intl.DateTimeFormatOptions): string => {
    const isDay = typeof when === 'string' && when.length === 10
    const timeZone = isDay ? 'UTC' : zone
    const key = JSON.stringify([timeZone, options])
    let intl = kept.get(key)
    if (!intl) {
      const hours = options.hour && ({ hourCycle: clock === '12h' ? 'h12' : 'h23' } as const)
      intl = new Intl.DateTimeFormat(locale, {
        numberingSystem: 'latn',
        ...options,
        ...hours,
        ...(timeZone !== undefined && { timeZone }),
      })
      kept.set(key, intl)
    }
    return intl.format(new Date(when))
  }
}

/** By code points, so that letters outside the basic plane stay whole. */
function capitalized(text: string, locale: string): string {
  const [first = '', ...rest] = text
  return first.toLocaleUpperCase(locale) + rest.join('')
}
