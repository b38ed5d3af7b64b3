/** Reminders of a brew that takes hours: which steps are due when, and a calendar file of them (RFC 5545). */

import type { BrewPlan, PlannedStep } from './plan.ts'

/** Nobody waits beside a brew for longer than this. */
const LONG_BREW_SECONDS = 1800
/** Earlier steps need no reminder, since people are still nearby. */
const EARLIEST_SECONDS = 600

export interface Reminder {
  step: PlannedStep
  at: Date
}

export const isLongBrew = ({ isTimed, brewTimeSeconds }: BrewPlan): boolean =>
  isTimed && brewTimeSeconds >= LONG_BREW_SECONDS

/** The steps that are due long after the brew was started; none for a short brew. */
export function remindersOf(plan: BrewPlan, startedAt: Date): Reminder[] {
  if (!isLongBrew(plan)) return []
  return plan.steps
    .filter(({ phase, startSeconds }) => phase !== 'prepare' && startSeconds >= EARLIEST_SECONDS)
    .map((step) => ({ step, at: new Date(startedAt.getTime() + step.startSeconds * 1000) }))
}

export interface CalendarEvent {
  at: Date
  /** "Filter the cold brew". */
  title: string
  note?: string
}

/** `uid` is the same for the same brew, so that importing a file again changes its events instead of adding others. */
export function calendarFile(events: readonly CalendarEvent[], { uid, now }: { uid: string; now: Date }): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Brewprint//Brewprint//EN',
    'CALSCALE:GREGORIAN',
    ...events.flatMap((event, i) => eventLines(event, `${uid}-${i + 1}`, now)),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${folded(line)}\r\n`).join('')
}

const eventLines = ({ at, title, note }: CalendarEvent, uid: string, now: Date): string[] => [
  'BEGIN:VEVENT',
  `UID:${escaped(uid)}`,
  `DTSTAMP:${timestamp(now)}`,
  `DTSTART:${timestamp(at)}`,
  'DURATION:PT5M',
  `SUMMARY:${escaped(title)}`,
  ...(note ? [`DESCRIPTION:${escaped(note)}`] : []),
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `DESCRIPTION:${escaped(title)}`,
  'TRIGGER:PT0S',
  'END:VALARM',
  'END:VEVENT',
]

/** "20260102T030405Z". */
const timestamp = (date: Date): string => date.toISOString().replace(/[-:]|\.\d+/g, '')

/** A line break in a text would begin another property. */
const escaped = (text: string): string =>
  text
    .replace(/\r\n?|\n|\u2028|\u2029/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: the format has no way to write them
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')

const MAX_BYTES = 75

/** Lines have at most 75 bytes; the rest goes on after a line break and a space. Characters stay whole. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let bytes = 0
  for (const character of line) {
    const size = bytesOf(character)
    if (bytes + size > MAX_BYTES) {
      parts.push(part)
      part = ' '
      bytes = 1
    }
    part += character
    bytes += size
  }
  return [...parts, part].join('\r\n')
}

/** In UTF-8. */
function bytesOf(character: string): number {
  const code = character.codePointAt(0)!
  return code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4
}
