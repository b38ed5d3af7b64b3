/** A temperature among the figures of a brew, with the other unit beside it. */
import { t } from '@lingui/core/macro'
import type { Formatter } from '#domain/units/formatter.ts'
import type { Figure } from './page.tsx'

export const temperatureFigure = (format: Formatter, fahrenheit: number): Figure => ({
  label: t`Temperature`,
  value: format.temperature(fahrenheit),
  also: format.temperature(fahrenheit, format.units.temperature === 'C' ? 'F' : 'C'),
})
