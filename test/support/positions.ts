/** The positions of a grinder that responses contain: those inside the window of some brewing method. */
import type { BrewMethod, GrinderModel } from '#src/domain/catalog.ts'
import { methodSetting } from '#src/domain/chart.ts'
import { buildCurve } from '#src/domain/curve.ts'
import { movePosition } from '#src/domain/positions.ts'

/** Every position from `min` to `max`, both of which are positions. */
export function positionsFrom(grinder: GrinderModel, min: number, max: number): number[] {
  const positions = [min]
  while (positions.at(-1)! < max) positions.push(movePosition(grinder, positions.at(-1)!, 1, 1))
  return positions
}

/** Every position in the windows of the methods. */
export function positionsInWindows(grinder: GrinderModel, methods: readonly BrewMethod[]): number[] {
  const curve = buildCurve(grinder)
  const ranges = methods.flatMap((method) => methodSetting(curve, method)?.range ?? [])
  return ascending(ranges.flatMap(({ min, max }) => positionsFrom(grinder, min, max)))
}

/** The first, the ideal and the last position of each window. */
export function someInWindows(grinder: GrinderModel, methods: readonly BrewMethod[]): number[] {
  const curve = buildCurve(grinder)
  const rows = methods.flatMap((method) => methodSetting(curve, method) ?? [])
  return ascending(rows.flatMap(({ setting, range }) => [range.min, setting, range.max]))
}

const ascending = (settings: number[]): number[] => [...new Set(settings)].sort((a, b) => a - b)
