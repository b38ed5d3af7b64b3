/** Formats the differences between two brews. */

import { plural, t } from '@lingui/core/macro'
import { formatDuration, toTenth } from '#domain/measures.ts'
import type { Formatter } from '#domain/units/formatter.ts'
import type { Reply } from '../../api/client.ts'

export type Deltas = Reply<'compareBrewLog'>['comparison']['deltas']

/** Undefined where it can't be computed; `noChange()` where nothing changed. */
export interface FormattedDeltas {
  grind: string | undefined
  ratio: string | undefined
  water: string | undefined
  brewTime: string | undefined
}

export function formatDeltas(deltas: Deltas, format: Formatter): FormattedDeltas {
  const { ratio, grind, grindUnit, grindChange, water, brewTime } = deltas
  return {
    grind: grindChange ?? formatGrindDelta(grind, grindUnit, format),
    ratio: signed(ratio, (size) => format.number(size, 1)),
    water: signed(water, format.weight),
    brewTime: signed(brewTime, formatDuration),
  }
}

function formatGrindDelta(grind: number | null, unit: Deltas['grindUnit'], format: Formatter): string | undefined {
  if (grind === null) return undefined
  if (grind === 0) return noChange()
  if (unit === 'setting') return signed(grind, String)
  const isCoarser = grind > 0
  if (unit === 'index') {
    const points = toTenth(Math.abs(grind))
    const size = format.number(points, 1)
    return isCoarser
      ? plural(points, { one: `${size} index point coarser`, other: `${size} index points coarser` })
      : plural(points, { one: `${size} index point finer`, other: `${size} index points finer` })
  }
  const steps = Math.abs(grind)
  return isCoarser
    ? plural(steps, { one: '# step coarser', other: '# steps coarser' })
    : plural(steps, { one: '# step finer', other: '# steps finer' })
}

export const noChange = (): string => t({ message: 'same', comment: 'A number that is as it was in the brew before' })

export function signed(delta: number | null, format: (size: number) => string): string | undefined {
  if (delta === null) return undefined
  return delta === 0 ? noChange() : `${delta > 0 ? '+' : '−'}${format(Math.abs(delta))}`
}
