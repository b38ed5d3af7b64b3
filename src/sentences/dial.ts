/** Settings, ranges and moves in the units of a grinder's dial, with numbers as they are printed on it. */
import type { GrinderModel } from '../domain/catalog.ts'
import type { DialMove } from '../domain/grind-choice.ts'
import {
  type DialReading,
  type DialUnit,
  rangeReadings,
  readingOf,
  type SettingRange,
  showsPlainNumbers,
  unitOf,
} from '../domain/notation.ts'
import { type Message, message, verbatim } from '../i18n/message.ts'

/** "24 clicks", "2 turns + 4 clicks", "2.4.1". */
export const settingMessage = (grinder: GrinderModel, setting: number): Message =>
  readingMessage(readingOf(grinder, setting))

export function readingMessage({ turns, ...beyond }: DialReading): Message {
  if (turns === undefined) return beyondMessage(beyond)
  const whole = message('{turns, plural, one {# turn} other {# turns}}', { turns })
  const isWhole = beyond.count === undefined && beyond.text === undefined
  return isWhole ? whole : { text: '{turns} + {beyond}', values: { turns: whole, beyond: beyondMessage(beyond) } }
}

const beyondMessage = ({ count, unit, text = '' }: DialReading): Message =>
  count === undefined || unit === undefined ? verbatim(text) : countMessage(count, unit, String(count))

const countMessage = (count: number, unit: DialUnit, shown: string): Message =>
  unit === 'click'
    ? message('{count, plural, one {{shown} click} other {{shown} clicks}}', { count, shown })
    : message('{count, plural, one {{shown} dot} other {{shown} dots}}', { count, shown })

/** A range on one dial, with its unit once: "22–26 clicks". */
export function rangeMessage(grinder: GrinderModel, range: SettingRange): Message {
  const [low, high] = rangeReadings(grinder, range)
  const [from, to] = [readingMessage(low), readingMessage(high)]
  if (JSON.stringify(low) === JSON.stringify(high)) return to
  if (low.turns !== undefined || high.turns !== undefined) return { text: '{from} – {to}', values: { from, to } }
  if (high.count !== undefined && high.unit !== undefined) {
    return countMessage(high.count, high.unit, `${low.count}–${high.count}`)
  }
  return verbatim(`${withoutMicrons(low.text)}–${high.text}`)
}

export const withoutMicrons = (text = ''): string => text.replace(/ µm$/, '')

/** The whole dial, with plain numbers if it is read differently: "1A to 10Z (1 to 10.96)". */
export function dialMessage(grinder: GrinderModel): Message {
  const { minGrindSetting: least, maxGrindSetting: most } = grinder
  const to = settingMessage(grinder, most)
  if (showsPlainNumbers(grinder)) return message('{from} to {to}', { from: String(least), to })
  const unit = unitOf(grinder)
  return message('{from} to {to} ({least} to {most})', {
    from: settingMessage(grinder, least),
    to,
    least: String(least),
    most: unit ? countMessage(most, unit, String(most)) : String(most),
  })
}

/** "2 clicks finer", "0.5 finer on the dial". */
export function moveMessage({ way, amount, unit }: DialMove): Message {
  const shown = String(amount)
  return (way === 'finer' ? FINER : COARSER)[unit](amount, shown)
}

type Move = (count: number, shown: string) => Message

const FINER: Record<DialMove['unit'], Move> = {
  click: (count) => message('{count, plural, one {# click finer} other {# clicks finer}}', { count }),
  dot: (count) => message('{count, plural, one {# dot finer} other {# dots finer}}', { count }),
  step: (count) => message('{count, plural, one {# step finer} other {# steps finer}}', { count }),
  micron: (_, shown) => message('{shown} µm finer', { shown }),
  number: (_, shown) => message('{shown} finer on the dial', { shown }),
}

const COARSER: Record<DialMove['unit'], Move> = {
  click: (count) => message('{count, plural, one {# click coarser} other {# clicks coarser}}', { count }),
  dot: (count) => message('{count, plural, one {# dot coarser} other {# dots coarser}}', { count }),
  step: (count) => message('{count, plural, one {# step coarser} other {# steps coarser}}', { count }),
  micron: (_, shown) => message('{shown} µm coarser', { shown }),
  number: (_, shown) => message('{shown} coarser on the dial', { shown }),
}
