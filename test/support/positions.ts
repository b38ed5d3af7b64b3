/** The positions of a grinder that our answers give: those inside the window of some brewing method. */
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

/** All of them. */
export function positionsInWindows(grinder: GrinderModel, methods: readonly BrewMethod[]): number[] {
  const curve = buildCurve(grinder)
  const ranges = methods.flatMap((method) => methodSetting(curve, method)?.range ?? [])
  return ascending(ranges.flatMap(({ min, max }) => positionsFrom(grinder, min, max)))
}

/** The first, the ideal and the last of each window, and one inside it on either side of the ideal. */
export function someInWindows(grinder: GrinderModel, methods: readonly BrewMethod[]): number[] {
  const curve = buildCurve(grinder)
  const chosen = methods.flatMap((method) => {
    const row = methodSetting(curve, method)
    if (!row) return []
    const all = positionsFrom(grinder, row.range.min, row.range.max)
    const ideal = all.indexOf(row.setting)
    const between = [Math.floor(ideal / 2), Math.ceil((ideal + all.length - 1) / 2)].map((place) => all[place]!)
    return [row.range.min, row.setting, row.range.max, ...between]
  })
  return ascending(chosen)
}

const ascending = (settings: number[]): number[] => [...new Set(settings)].sort((a, b) => a - b)
