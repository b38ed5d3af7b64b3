/** The grind of a brew in a line: "22 clicks on the Comandante C40 MK4". */
import { t } from '@lingui/core/macro'
import { formatSetting } from '#web/i18n/dial-labels.ts'
import { useAllGrinders, useDial } from '#web/state/catalog.ts'
import type { BrewQuery } from '../../parts/brew/brew-query.ts'
import { equipmentName } from '../../parts/equipment/equipment-name.ts'

/** Undefined where the brew names no grinder or no setting, and until its dial is here. */
export function useGrindLabel({ grinderId, grindSetting }: BrewQuery): string | undefined {
  const grinder = useAllGrinders(grinderId !== undefined).data?.grinders.find(({ id }) => id === grinderId)
  const { dial } = useDial(grindSetting === undefined ? undefined : grinder?.slug)
  if (!grinder || !dial || grindSetting === undefined) return undefined
  const setting = formatSetting(dial, grindSetting)
  const grinderName = equipmentName(grinder)
  return t`${setting} on the ${grinderName}`
}
