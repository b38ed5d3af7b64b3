/** Removes from a curve the reference point that a published row may have given, so that the row can test the curve. */
import type { Reference } from '../../src/domain/catalog.ts'
import { buildCurve, type Curve } from '../../src/domain/curve.ts'
import { randomOf } from './random.ts'
import { type Split, share } from './split.ts'

/** The grinder's curve through all of its references except the one nearest to this setting. */
export function curveWithout(curve: Curve, setting: number): Curve {
  const { grinder } = curve
  const at = curve.indexAt(setting)
  const distances = grinder.references.map(({ grindIndex }) => Math.abs(grindIndex - at))
  const nearest = distances.indexOf(Math.min(...distances))
  return buildCurve({ ...grinder, references: fillWidestGap(grinder.references.filter((_, i) => i !== nearest)) })
}

/** A curve has five references: the middle of the widest gap replaces the missing one and adds no information. */
function fillWidestGap(references: readonly Reference[]): Reference[] {
  const gaps = references.slice(1).map(({ grindIndex }, i) => grindIndex - references[i]!.grindIndex)
  const widest = gaps.indexOf(Math.max(...gaps))
  const [from, to] = [references[widest]!, references[widest + 1]!]
  const middle = { grindIndex: (from.grindIndex + to.grindIndex) / 2, setting: (from.setting + to.setting) / 2 }
  return references.toSpliced(widest + 1, 0, middle)
}

/** Splits rows into random halves by grinder, so that no grinder is in both. */
function splitByGrinder<T extends { grinder: string }>(rows: readonly T[], seed: number): Split<T> {
  const random = randomOf(seed)
  const names = [...new Set(rows.map(({ grinder }) => grinder))].sort()
  const order = names.map((name) => ({ name, at: random.next() })).sort((a, b) => a.at - b.at)
  const kept = new Set(order.slice(0, Math.ceil(names.length / 2)).map(({ name }) => name))
  return { fitted: rows.filter((row) => !kept.has(row.grinder)), kept: rows.filter((row) => kept.has(row.grinder)) }
}

/** Returns the share in each of many such halves, in ascending order. */
export function shareOverSplits<T extends { row: { grinder: string } }>(
  compared: readonly T[],
  holds: (each: T) => boolean,
  splits = 200,
): number[] {
  const rows = compared.map((each) => ({ grinder: each.row.grinder, each }))
  return Array.from({ length: splits }, (_, seed) =>
    share(splitByGrinder(rows, seed).kept, ({ each }) => holds(each)),
  ).sort((a, b) => a - b)
}
