/** Formats the differences between two brews. */
import { formatDuration, toTenth } from '#domain/measures.ts'
import type { Reply } from '../../api/client.ts'

export type Deltas = Reply<'compareBrewLog'>['comparison']['deltas']

/** Undefined where it can't be computed; "same" where nothing changed. */
export interface FormattedDeltas {
  grind: string | undefined
  ratio: string | undefined
  water: string | undefined
  brewTime: string | undefined
}

export function formatDeltas({ ratio, grind, grindUnit, grindChange, water, brewTime }: Deltas): FormattedDeltas {
  return {
    grind: grindChange ?? formatGrindDelta(grind, grindUnit),
    ratio: signed(ratio, (size) => String(toTenth(size))),
    water: signed(water, (size) => `${size} g`),
    brewTime: signed(brewTime, formatDuration),
  }
}

function formatGrindDelta(grind: number | null, unit: Deltas['grindUnit']): string | undefined {
  if (grind === null) return undefined
  if (grind === 0) return 'same'
  if (unit === 'setting') return signed(grind, String)
  const size = unit === 'index' ? toTenth(Math.abs(grind)) : Math.abs(grind)
  const things = unit === 'index' ? 'index points' : size === 1 ? 'step' : 'steps'
  return `${size} ${things} ${grind > 0 ? 'coarser' : 'finer'}`
}

export function signed(delta: number | null, say: (size: number) => string): string | undefined {
  if (delta === null) return undefined
  return delta === 0 ? 'same' : `${delta > 0 ? '+' : '−'}${say(Math.abs(delta))}`
}
