/** Picker of the grinder that settings are shown for. */
import { t } from '@lingui/core/macro'
import { type GrinderName, useGrinderNames } from '../../state/catalog.ts'
import { GrinderPicker } from './equipment-picker.tsx'
import { useMyEquipment } from './my-equipment.ts'

export function MyGrinderPicker({ onChoose }: { onChoose?: () => void }) {
  const { grinder: slug, chooseGrinder } = useMyEquipment()
  const names = useGrinderNames().data?.grinders ?? []
  const choose = (chosen: string) => {
    chooseGrinder(chosen)
    onChoose?.()
  }
  return (
    <GrinderPicker<GrinderName>
      label={t`Your grinder`}
      placeholder={t`Choose it to see your setting`}
      items={names}
      value={names.find((name) => name.slug === slug) ?? null}
      onChange={(grinder) => grinder && choose(grinder.slug)}
      onDescribed={(grinder) => choose(grinder.slug)}
      keyOf={(grinder) => grinder.slug}
    />
  )
}
