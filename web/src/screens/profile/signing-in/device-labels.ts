/** Names and details of the devices that are signed in. */
import { plural, t } from '@lingui/core/macro'
import type { Formatter } from '#domain/units/formatter.ts'

interface Session {
  browser: string | null
  system: string | null
  createdAt: string
  lastUsedAt: string | null
}

/** "Firefox on Windows" */
export function deviceName({ browser, system }: Pick<Session, 'browser' | 'system'>): string {
  if (browser === null) return system === null ? t`Unknown app` : t`App on ${system}`
  return system === null ? browser : t`${browser} on ${system}`
}

/** "used 2 hours ago · signed in 3 May" */
export function deviceDetail({ lastUsedAt, createdAt }: Session, format: Formatter, now = new Date()): string {
  const day = format.dayInSentence(createdAt, now)
  return [lastUsedAt && usedText(lastUsedAt, now), t`signed in ${day}`].filter(Boolean).join(' · ')
}

const HOUR_MS = 60 * 60_000

/** To the hour, because the server records the last use no more precisely. */
function usedText(iso: string, now: Date): string {
  const hours = Math.floor((now.getTime() - Date.parse(iso)) / HOUR_MS)
  if (hours < 1) return t`used in the last hour`
  if (hours < 24) return plural(hours, { one: 'used # hour ago', other: 'used # hours ago' })
  const days = Math.floor(hours / 24)
  return plural(days, { one: 'used # day ago', other: 'used # days ago' })
}
