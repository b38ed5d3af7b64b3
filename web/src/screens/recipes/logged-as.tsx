/** Names the member's own grinder and brewer, with which a brew of this recipe is logged instead of the author's. */
import { Trans } from '@lingui/react/macro'
import type { Recipe } from '../../api/schema.ts'
import { equipmentName } from '../../parts/equipment/equipment-name.ts'
import { useBrewerFor, useOnMyGrinder } from '../../parts/recipe/on-my-grinder.ts'
import { useAllMachines } from '../../state/catalog.ts'
import styles from './rate-and-log.module.css'

interface LoggedAsProps {
  recipe: Recipe
  /** Whether a setting was typed, which is logged instead of the converted one. */
  hasTypedSetting?: boolean
}

export function LoggedAs({ recipe, hasTypedSetting = false }: LoggedAsProps) {
  const mine = useOnMyGrinder(recipe)
  const machineId = useBrewerFor(recipe)
  const machine = useAllMachines().data?.machines.find(({ id }) => id === machineId)
  const grinderName = mine && equipmentName(mine.grinder)
  const brewerName = machine && machine.id !== recipe.machineId ? equipmentName(machine) : undefined
  const setting = hasTypedSetting ? undefined : mine?.grind.label
  if (setting === undefined && brewerName === undefined) return null
  return (
    <p className={styles.soft}>
      {setting === undefined ? (
        <Trans>Will be logged with your {brewerName}.</Trans>
      ) : brewerName === undefined ? (
        <Trans>
          Will be logged as {setting} on your {grinderName}.
        </Trans>
      ) : (
        <Trans>
          Will be logged as {setting} on your {grinderName}, with your {brewerName}.
        </Trans>
      )}
    </p>
  )
}
