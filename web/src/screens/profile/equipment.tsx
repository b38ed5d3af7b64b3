/** Screen of the viewer's grinders, brewers and filters. */
import { Link } from 'wouter'
import { useRead, useWrite } from '../../api/hooks.ts'
import { useRemoval } from '../../api/removal.ts'
import { RequireSignIn } from '../../parts/account/require-sign-in.tsx'
import { BrewerPicker, GrinderPicker } from '../../parts/equipment/equipment-picker.tsx'
import { useAllFilters, useAllGrinders, useAllMachines, useMethodName } from '../../state/catalog.ts'
import { forgetChosenEquipment } from '../../state/chosen-equipment.ts'
import { Combobox } from '../../ui/combobox.tsx'
import { Page } from '../../ui/page.tsx'
import { describeOffset } from './calibration-text.ts'
import { EquipmentSection } from './equipment-section.tsx'

const TITLE = 'Your equipment'

export default function Equipment() {
  return (
    <RequireSignIn
      title={TITLE}
      why="Tell once what you grind and brew with, and every recipe comes in your own settings."
    >
      <Page title={TITLE} lead="What you grind and brew with. The usual ones are filled in for you.">
        <Grinders />
        <Machines />
        <Filters />
      </Page>
    </RequireSignIn>
  )
}

function Grinders() {
  const own = useRead('listUserGrinders')
  const all = useAllGrinders().data?.grinders ?? []
  const keep = useWrite('keepUserGrinder', { invalidates: ['listUserGrinders'], onSuccess: forgetChosenEquipment })
  const { remove, isRemoved } = useRemoval('deleteUserGrinder', ['listUserGrinders'])
  return (
    <EquipmentSection
      heading="Grinders"
      one="grinder"
      read={own}
      rowsOf={({ grinders }) =>
        grinders.map((grinder) => ({
          ...grinder,
          name: `${grinder.brand} ${grinder.model}`,
          detail: grinder.calibration ? describeOffset(grinder.calibration.offset) : grinder.scale,
          more: (
            <Link href={`/profile/calibrate?grinder=${grinder.slug}`}>
              {grinder.calibration ? 'Calibrated: change' : 'Calibrate'}
            </Link>
          ),
        }))
      }
      picker={({ isOwned, onChoose, ...field }) => (
        <GrinderPicker
          {...field}
          items={all.filter(({ id }) => !isOwned(id))}
          value={null}
          onChange={(choice) => choice && onChoose(choice.id, `${choice.brand} ${choice.model}`)}
          keyOf={({ id }) => id}
        />
      )}
      canHaveNickname
      onKeep={(grinderId, wish) => keep.mutateAsync({ body: { grinderId, ...wish } })}
      onRemove={(grinderId, words) => remove({ query: { grinderId }, body: null }, words)}
      isRemoved={(grinderId) => isRemoved({ query: { grinderId }, body: null })}
    />
  )
}

function Machines() {
  const own = useRead('listUserMachines')
  const all = useAllMachines().data?.machines ?? []
  const methodName = useMethodName()
  const keep = useWrite('keepUserMachine', { invalidates: ['listUserMachines'], onSuccess: forgetChosenEquipment })
  const { remove, isRemoved } = useRemoval('deleteUserMachine', ['listUserMachines'])
  return (
    <EquipmentSection
      heading="Brewers"
      one="brewer"
      read={own}
      rowsOf={({ machines }) =>
        machines.map((machine) => ({
          ...machine,
          name: `${machine.brand} ${machine.model}`,
          detail: methodName(machine.brewMethod),
        }))
      }
      picker={({ isOwned, onChoose, ...field }) => (
        <BrewerPicker
          {...field}
          items={all.filter(({ id }) => !isOwned(id))}
          value={null}
          onChange={(choice) => choice && onChoose(choice.id, `${choice.brand} ${choice.model}`)}
          keyOf={({ id }) => id}
        />
      )}
      canHaveNickname
      onKeep={(machineId, wish) => keep.mutateAsync({ body: { machineId, ...wish } })}
      onRemove={(machineId, words) => remove({ query: { machineId }, body: null }, words)}
      isRemoved={(machineId) => isRemoved({ query: { machineId }, body: null })}
    />
  )
}

function Filters() {
  const own = useRead('listUserFilters')
  const all = useAllFilters().data?.filters ?? []
  const keep = useWrite('keepUserFilter', { invalidates: ['listUserFilters'] })
  const { remove, isRemoved } = useRemoval('deleteUserFilter', ['listUserFilters'])
  return (
    <EquipmentSection
      heading="Filters"
      one="filter"
      read={own}
      rowsOf={({ filters }) => filters.map((filter) => ({ ...filter, nickname: null, detail: filter.type }))}
      picker={({ isOwned, onChoose, ...field }) => (
        <Combobox
          {...field}
          items={all.filter(({ id }) => !isOwned(id))}
          value={null}
          onChange={(choice) => choice && onChoose(choice.id, choice.name)}
          textOf={({ name }) => name}
          keyOf={({ id }) => id}
        />
      )}
      onKeep={(filterId, { isDefault }) => keep.mutateAsync({ body: { filterId, isDefault } })}
      onRemove={(filterId, words) => remove({ query: { filterId }, body: null }, words)}
      isRemoved={(filterId) => isRemoved({ query: { filterId }, body: null })}
    />
  )
}
