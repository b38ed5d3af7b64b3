/** Parses numbers and brew times of fields, and formats brew times, which are the same in every language. */

/**
 * The number in a field; undefined if the field is empty. A text that isn't a number is returned unchanged, so that the
 * check of the form reports it at its field.
 */
export function parseNumber(text: string): number | undefined {
  const trimmed = text.trim().replace(',', '.')
  if (trimmed === '') return undefined
  const number = Number(trimmed)
  return Number.isFinite(number) ? number : (text as unknown as number)
}

/** "3:05" for a field; only the seconds below a minute. */
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

/** "0:05", "12:30", "16:00:00". */
export function formatClock(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0')
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, Math.floor(seconds) % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}
