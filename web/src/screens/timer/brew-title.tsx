/** Name and figures of the brew on the timer. */
import { t } from '@lingui/core/macro'
import { useRead } from '#web/api/hooks.ts'
import { useMethods } from '#web/state/catalog.ts'
import { useFormat } from '#web/state/units.ts'
import type { BrewQuery } from '../../parts/brew/brew-query.ts'
import { formatClock } from '../../ui/format.ts'
import { useGrindLabel } from './grind-label.ts'

export function useBrewTitle(brew: BrewQuery): string {
  const methods = useMethods()
  const coffee = useRead('getCoffee', { path: { id: brew.coffeeProfileId! } }, { enabled: !!brew.coffeeProfileId })
  return coffee.data?.name ?? methods.data?.data.find(({ id }) => id === brew.method)?.name ?? t`Timer`
}

export function BrewSummary({ brew }: { brew: BrewQuery }) {
  const { doseGrams, waterGrams, waterTempF, brewTimeSeconds } = brew
  const format = useFormat()
  const grind = useGrindLabel(brew)
  const dose = format.weight(doseGrams ?? 0)
  const water = format.weight(waterGrams ?? 0)
  const parts = [
    grind,
    doseGrams && waterGrams && t`${dose} to ${water}`,
    waterTempF && format.temperature(waterTempF),
    brewTimeSeconds && formatClock(brewTimeSeconds),
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(' · ') : t`Time any brew. The timer keeps running when you leave this page.`
}
