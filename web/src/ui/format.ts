/** Formats and parses times, dates and counts. */

import { t } from '@lingui/core/macro'

/**
 * A number where one was typed, nothing for an empty field. What isn't a number stays as it is, so that the check
 * of the form finds it at its own field.
 */
export function parseNumber(text: string): number | undefined {
  const trimmed = text.trim().replace(',', '.')
  if (trimmed === '') return undefined
  const number = Number(trimmed)
  return Number.isFinite(number) ? number : (text as unknown as number)
}

/** "3:05" as it stands in a field; seconds alone below a minute. */
export function formatTimeField(seconds: number | null | undefined): string {
  if (seconds === null || seconds === undefined) return ''
  if (seconds < 60) return String(seconds)
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const two = (part: number) => String(part).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

/** Seconds from "3:05", "16:00:00" or "28"; otherwise as `parseNumber`. */
export function parseTime(text: string): number | undefined {
  if (!/^\s*\d+(:[0-5]?\d){1,2}\s*$/.test(text)) return parseNumber(text)
  return text.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
}

const DAY_MS = 86_400_000

/** "Today", "Yesterday", "Monday", "3 March", with the year where it is another. */
export function formatDay(iso: string, now = new Date()): string {
  switch (daysBefore(iso, now)) {
    case 0:
      return t`Today`
    case 1:
      return t`Yesterday`
    default:
      return formatDate(iso, now)
  }
}

/** The same where a sentence goes on: "today", "Monday". */
export function formatDayInSentence(iso: string, now = new Date()): string {
  switch (daysBefore(iso, now)) {
    case 0:
      return t`today`
    case 1:
      return t`yesterday`
    default:
      return formatDate(iso, now)
  }
}

function formatDate(iso: string, now: Date): string {
  const date = dayOf(iso)
  const daysAgo = daysBefore(iso, now)
  if (daysAgo > 1 && daysAgo < 7) return date.toLocaleDateString('en', { weekday: 'long' })
  const isThisYear = date.getFullYear() === now.getFullYear()
  return date.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', ...(!isThisYear && { year: 'numeric' }) })
}

/** A day without a time is that day wherever it is read. */
const dayOf = (iso: string): Date => new Date(iso.length === 10 ? `${iso}T00:00` : iso)

const daysBefore = (iso: string, now: Date): number => Math.round((midnight(now) - midnight(dayOf(iso))) / DAY_MS)

const midnight = (date: Date): number => new Date(date.getFullYear(), date.getMonth(), date.getDate()).getTime()

/** "07:12" */
export const formatTimeOfDay = (iso: string): string =>
  new Date(iso).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' })

/** "1 recipe", "22 recipes", "10,000+ recipes". */
export function pluralize(count: number, one: string, many = `${one}s`, isCapped = false): string {
  return `${count.toLocaleString('en')}${isCapped ? '+' : ''} ${count === 1 && !isCapped ? one : many}`
}

/** "1:15.6" */
export const ratioText = (ratio: number): string => `1:${Math.round(ratio * 10) / 10}`

/** "0:05", "12:30", "16:00:00". */
export function formatClock(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0')
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, Math.floor(seconds) % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}
