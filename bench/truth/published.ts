/**
 * Compares charts and conversions with settings that others published. The catalog was corrected with these rows, so
 * comparing it with them directly makes it look better than it is. The fair comparison removes from each curve the
 * reference point next to the row that it is compared with (leave-out.ts).
 */
import { readFileSync } from 'node:fs'
import { methodSetting } from '../../src/domain/chart.ts'
import { convert } from '../../src/domain/conversion.ts'
import type { Curve } from '../../src/domain/curve.ts'
import type { ConversionConfidence } from '../../src/domain/uncertainty.ts'
import { median } from '../statistics.ts'
import { curveOf, methodOf, methods } from './catalog.ts'
import { curveWithout } from './leave-out.ts'
import { splitBy } from './split.ts'

export interface PublishedRow {
  grinder: string
  method: string
  from: number
  to: number
  source: string
}

export interface Compared {
  row: PublishedRow
  /** The difference between the published setting and ours, in index points. */
  error: number
  isHeld: boolean
  confidence: ConversionConfidence
}

export const readPublished = (
  file: string | URL = new URL('data/published-settings.json', import.meta.url),
): PublishedRow[] => JSON.parse(readFileSync(file, 'utf8'))

export const splitPublished = (rows: readonly PublishedRow[]) =>
  splitBy(rows, ({ grinder, method, source }) => `${grinder} ${method} ${source}`)

/** A published range counts by its middle. */
const middleOf = ({ from, to }: PublishedRow): number => (from + to) / 2

/** The curve that a published setting is compared with. */
type CurveFor = (grinder: string, setting: number) => Curve

export const shippedCurve: CurveFor = (grinder) => curveOf(grinder)
export const leftOutCurve: CurveFor = (grinder, setting) => curveWithout(curveOf(grinder), setting)

/** The chart's setting for the method against the published one. */
export function compareSettings(rows: readonly PublishedRow[], curveFor = shippedCurve): Compared[] {
  return rows.flatMap((row) => {
    const curve = curveFor(row.grinder, middleOf(row))
    const ours = methodSetting(curve, methodOf(row.method))
    if (!ours) return []
    const middle = middleOf(row)
    const error = Math.abs(curve.indexAt(middle) - curve.indexAt(ours.setting))
    const isHeld = middle >= ours.expected.min && middle <= ours.expected.max
    return [{ row, error, isHeld, confidence: ours.confidence }]
  })
}

/** Settings of two grinders that one source gives for one method, converted in both directions. */
export function comparePairs(rows: readonly PublishedRow[], curveFor = shippedCurve): Compared[] {
  return rows.flatMap((row) =>
    rows
      .filter((other) => other.grinder !== row.grinder && other.method === row.method && other.source === row.source)
      .map((other) => {
        const [from, to] = [curveFor(row.grinder, middleOf(row)), curveFor(other.grinder, middleOf(other))]
        const answer = convert(from, to, middleOf(row), methods)
        const middle = middleOf(other)
        const error = Math.abs(to.indexAt(middle) - from.indexAt(middleOf(row)))
        return {
          row: other,
          error,
          isHeld: middle >= answer.range.min && middle <= answer.range.max,
          confidence: answer.confidence,
        }
      }),
  )
}

export const errorsByConfidence = (compared: readonly Compared[]): Partial<Record<ConversionConfidence, number>> =>
  Object.fromEntries(
    (['high', 'medium', 'low'] as const).flatMap((confidence) => {
      const errors = compared.filter((each) => each.confidence === confidence).map(({ error }) => error)
      return errors.length === 0 ? [] : [[confidence, median(errors)]]
    }),
  )
