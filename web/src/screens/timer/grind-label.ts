/** The grind of a brew in a line: "22 clicks on the Comandante C40 MK4". */
import { formatSetting } from '#domain/notation.ts'
import { useAllGrinders, useDial } from '#web/state/catalog.ts'
import type { BrewQuery } from '../../parts/brew/brew-query.ts'

/** Undefined where the brew names no grinder or no setting, and until its dial is here. */
export function useGrindLabel({ grinderId, grindSetting }: BrewQuery): string | undefined {
  const grinder = useAllGrinders(grinderId !== undefined).data?.grinders.find(({ id }) => id === grinderId)
  const { dial } = useDial(grindSetting === undefined ? undefined : grinder?.slug)
  if (!grinder || !dial || grindSetting === undefined) return undefined
  return `${formatSetting(dial, grindSetting)} on the ${grinder.brand} ${grinder.name}`
}
