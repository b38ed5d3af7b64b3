/** Timestamps over two years that end at a fixed date, so that every run generates the same data. */

const END_MS = Date.UTC(2026, 5, 1)
const SPAN_MS = 730 * 86_400_000

/** Returns the time for a share from 0 (the start) to 1 (the end). */
export const momentMs = (share: number): number => Math.floor(END_MS - SPAN_MS * (1 - share))

let day = -1
let dayText = ''

/** Like `toISOString`, at a third of its cost for consecutive times of the same day. */
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
