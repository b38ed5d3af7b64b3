/** Formats sizes of particles: in µm, rounded to tens, since they aren't known more precisely. */
import { t } from '@lingui/core/macro'
import type { Estimate } from '#domain/grind-photo/statistics.ts'
import type { Formatter } from '#domain/units/formatter.ts'

/** Half of an 80 % interval, in standard errors: every range that we state is one. */
const HALF_OF_80 = 1.2816

/** "840 µm" */
export function microns(mm: number, format: Formatter): string {
  const size = format.number(toTens(mm))
  return t`${size} µm`
}

/** "690–1,030 µm": contains the true value four times out of five. */
export function likelyRange({ value, error }: Estimate, format: Formatter): string {
  const half = HALF_OF_80 * error
  const range = format.range(toTens(Math.max(0, value - half)), toTens(value + half))
  return t`${range} µm`
}

const toTens = (mm: number): number => Math.round(mm * 100) * 10
