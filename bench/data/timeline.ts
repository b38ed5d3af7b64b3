/** When things happened: over two years that end at a fixed moment, so that every run makes the same data. */

const END_MS = Date.UTC(2026, 5, 1)
const SPAN_MS = 730 * 86_400_000

/** The moment at a share of the time, from 0 (two years ago) to 1 (the end). */
export const momentMs = (share: number): number => Math.floor(END_MS - SPAN_MS * (1 - share))

let day = -1
let dayText = ''

/** The same as `toISOString`, at a third of its cost for moments of one day. */
export function isoTime(ms: number): string {
  const today = Math.floor(ms / 86_400_000)
  if (today !== day) {
    day = today
    dayText = new Date(ms).toISOString().slice(0, 11)
  }
  const rest = ms - today * 86_400_000
  const second = Math.floor(rest / 1000)
  const two = (value: number) => (value < 10 ? `0${value}` : String(value))
  const clock = `${two(Math.floor(second / 3600))}:${two(Math.floor(second / 60) % 60)}:${two(second % 60)}`
  return `${dayText}${clock}.${String(rest % 1000).padStart(3, '0')}Z`
}
