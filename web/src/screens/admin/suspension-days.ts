/** How long a suspension lasts. */
import { plural, t } from '@lingui/core/macro'
import { readerFormat } from '#web/state/units.ts'

const DAY_MS = 86_400_000

export const SUSPENSION_DAYS: readonly string[] = ['1', '7', '30', '90', '365']

export const suspensionEnd = (start: number, days: string): string =>
  new Date(start + Number(days) * DAY_MS).toISOString()

export const suspensionOptions = (start: number) =>
  SUSPENSION_DAYS.map((value) => {
    const length = plural(Number(value), { one: '# day', other: '# days' })
    const day = readerFormat().date(suspensionEnd(start, value))
    return { value, label: t`${length}, until ${day}` }
  })
