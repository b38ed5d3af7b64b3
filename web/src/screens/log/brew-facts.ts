/** Title, setting and figures of a brew as short texts. */

import type { GrinderModel } from '#domain/catalog.ts'
import { formatDuration } from '#domain/measures.ts'
import type { Formatter } from '#domain/units/formatter.ts'
import type { BrewLog } from '../../api/schema.ts'
import { settingLabel, useMethodName } from '../../state/catalog.ts'
import { useDials } from '../../state/dials.ts'
import { settingOn } from '../../state/grind-setting.ts'
import { useFormat } from '../../state/units.ts'

type Brew = Pick<
  BrewLog,
  'method' | 'coffee' | 'doseGrams' | 'waterGrams' | 'ratio' | 'brewTimeSeconds' | 'waterTempF' | 'grindSetting'
> & { grinder: { slug: string; brand: string; model: string } | null }

export interface BrewFacts {
  /** As the dial shows it; undefined if none was logged. */
  setting: string | undefined
  /** The setting as a number on the dial; undefined if it can't be read. */
  place: number | undefined
  grinder: string | undefined
  /** The coffee's name, or the method's where there is none. */
  title: string
  method: string
  /** "15 g → 250 g", "3:05" … */
  figures: string[]
}

/** Facts of several brews, whose dials are loaded together. */
export function useBrewFacts(brews: readonly (Brew | null | undefined)[]): (brew: Brew) => BrewFacts {
  const dials = useDials(brews.map((brew) => (brew?.grindSetting === null ? undefined : brew?.grinder?.slug)))
  const nameOf = useMethodName()
  const format = useFormat()
  return (brew) => {
    const { grinder, grindSetting } = brew
    const method = nameOf(brew.method)
    const dial = grinder ? dials.get(grinder.slug) : undefined
    return {
      setting: grindSetting === null ? undefined : settingLabel(dial, grindSetting),
      place: grindSetting === null ? undefined : placeOf(dial, grindSetting),
      grinder: grinder ? `${grinder.brand} ${grinder.model}`.trim() : undefined,
      title: brew.coffee?.name ?? method,
      method,
      figures: figuresOf(brew, format),
    }
  }
}

/** Accepts a plain number where the dial isn't known. */
const placeOf = (dial: GrinderModel | undefined, setting: number | string): number | undefined =>
  settingOn(dial, setting) ?? (typeof setting === 'number' ? setting : undefined)

function figuresOf(brew: Brew, format: Formatter): string[] {
  const { doseGrams, waterGrams, ratio, brewTimeSeconds, waterTempF } = brew
  return [
    ...(doseGrams === null && waterGrams === null ? [] : [format.doseToWater(doseGrams, waterGrams)]),
    ...(ratio === null ? [] : [format.ratio(ratio)]),
    ...(brewTimeSeconds === null ? [] : [formatDuration(brewTimeSeconds)]),
    ...(waterTempF === null ? [] : [format.temperature(waterTempF)]),
  ]
}
