import { createFormatter } from '#domain/units/formatter.ts'
import { unitsOfLocale } from '#domain/units/locale-units.ts'
import '#test/support/english.ts'
import { describe, expect, it } from 'vitest'
import { deviceDetail, deviceName } from '#web/screens/profile/signing-in/device-labels.ts'

describe('deviceName', () => {
  it.each([
    ['Firefox', 'Windows', 'Firefox on Windows'],
    ['Firefox', null, 'Firefox'],
    [null, 'Android', 'App on Android'],
    [null, null, 'Unknown app'],
  ])('returns for browser %s and system %s "%s"', (browser, system, name) => {
    expect(deviceName({ browser, system })).toBe(name)
  })
})

describe('deviceDetail', () => {
  const format = createFormatter('en-GB', unitsOfLocale('en-GB'))
  const now = new Date(2026, 4, 10, 12)
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 60 * 60_000).toISOString()
  const detail = (lastUsedAt: string | null, createdAt: string) =>
    deviceDetail({ browser: null, system: null, lastUsedAt, createdAt }, format, now)

  it.each([
    [0.5, 'used in the last hour'],
    [1, 'used 1 hour ago'],
    [2.9, 'used 2 hours ago'],
    [24, 'used 1 day ago'],
    [24 * 6, 'used 6 days ago'],
  ])('begins a use %d hours ago with "%s"', (hours, words) => {
    expect(detail(hoursAgo(hours), hoursAgo(24 * 7))).toBe(`${words} · signed in 3 May`)
  })

  it('contains the day of the sign-in, and leaves out an unknown last use', () => {
    expect(detail(hoursAgo(1), hoursAgo(2))).toBe('used 1 hour ago · signed in today')
    expect(detail(null, hoursAgo(26))).toBe('signed in yesterday')
  })

  it('returns "in the last hour" when the clock of the browser is behind', () => {
    expect(detail(hoursAgo(-1), hoursAgo(1))).toBe('used in the last hour · signed in today')
  })
})
