/** Words for the devices that are signed in. */
import { formatDayInSentence, pluralize } from '../../../ui/format.ts'

interface Session {
  browser: string | null
  system: string | null
  createdAt: string
  lastUsedAt: string | null
}

/** "Firefox on Windows" */
export function deviceName({ browser, system }: Pick<Session, 'browser' | 'system'>): string {
  if (browser === null) return system === null ? 'An app or another program' : `An app on ${system}`
  return system === null ? browser : `${browser} on ${system}`
}

/** "used 2 hours ago · signed in 3 May" */
export function deviceDetail({ lastUsedAt, createdAt }: Session, now = new Date()): string {
  const parts = [lastUsedAt && `used ${formatAgo(lastUsedAt, now)}`, `signed in ${formatDayInSentence(createdAt, now)}`]
  return parts.filter(Boolean).join(' · ')
}

const HOUR_MS = 60 * 60_000

/** To the hour, since the server notes no more than that. */
export function formatAgo(iso: string, now: Date): string {
  const hours = Math.floor((now.getTime() - Date.parse(iso)) / HOUR_MS)
  if (hours < 1) return 'in the last hour'
  return `${hours < 24 ? pluralize(hours, 'hour') : pluralize(Math.floor(hours / 24), 'day')} ago`
}
