/** The grind of a brew: "22 clicks on the Comandante C40 MK4". */
import { t } from '@lingui/core/macro'
import { formatSetting } from '#web/i18n/dial-labels.ts'
import { useAllGrinders, useDial } from '#web/state/catalog.ts'
import type { BrewQuery } from '../../parts/brew/brew-query.ts'
import { equipmentName } from '../../parts/equipment/equipment-name.ts'

interface Grind {
  setting: string
  grinderName: string
}

/** Undefined where the brew names no grinder or no setting, and until its dial is loaded. */
export function useGrind({ grinderId, grindSetting }: BrewQuery): Grind | undefined {
  const grinder = useAllGrinders(grinderId !== undefined).data?.grinders.find(({ id }) => id === grinderId)
  const { dial } = useDial(grindSetting === undefined ? undefined : grinder?.slug)
  if (!grinder || !dial || grindSetting === undefined) return undefined
  return { setting: formatSetting(dial, grindSetting), grinderName: equipmentName(grinder) }
}

export function useGrindLabel(brew: BrewQuery): string | undefined {
  const grind = useGrind(brew)
  if (!grind) return undefined
  const { setting, grinderName } = grind
  return t`${setting} on the ${grinderName}`
}
