/** Screen of the viewer's grinders, brewers and filters. */
import { msg, t } from '@lingui/core/macro'
import { Link } from 'wouter'
import { useRead, useWrite } from '../../api/hooks.ts'
import { useRemoval } from '../../api/removal.ts'
import { BrewerDrawing } from '../../drawings/brewer-drawing.tsx'
import { GrinderDrawing } from '../../drawings/grinder-drawing.tsx'
import { RequireSignIn } from '../../parts/account/require-sign-in.tsx'
import { equipmentName } from '../../parts/equipment/equipment-name.ts'
import { BrewerPicker, GrinderPicker } from '../../parts/equipment/equipment-picker.tsx'
import { useAllFilters, useAllGrinders, useAllMachines, useMethodName } from '../../state/catalog.ts'
import { forgetChosenEquipment } from '../../state/chosen-equipment.ts'
import { useDials } from '../../state/dials.ts'
import { Combobox } from '../../ui/combobox.tsx'
import { Page } from '../../ui/page.tsx'
import { describeCalibration } from './calibration-text.ts'
import { EquipmentSection } from './equipment-section.tsx'
import { Kitchen } from './kitchen.tsx'

const TITLE = msg`Your equipment`

const FILTER_TYPES = {
  paper: msg({ message: 'Paper', comment: 'What a filter is made of' }),
  metal: msg({ message: 'Metal', comment: 'What a filter is made of' }),
  cloth: msg({ message: 'Cloth', comment: 'What a filter is made of' }),
}

export default function Equipment() {
  return (
    <RequireSignIn title={t(TITLE)} why={t`Add your grinder and brewer once, and we convert every recipe to them.`}>
      <Page title={t(TITLE)} lead={t`We fill in your default grinder, brewer and filter for you.`}>
        <Grinders />
        <Machines />
        <Filters />
        <Kitchen />
      </Page>
    </RequireSignIn>
  )
}

function Grinders() {
  const own = useRead('listUserGrinders')
  const all = useAllGrinders().data?.grinders ?? []
  const keep = useWrite('keepUserGrinder', { invalidates: ['listUserGrinders'], onSuccess: forgetChosenEquipment })
  const dials = useDials((own.data?.grinders ?? []).map((grinder) => (grinder.calibration ? grinder.slug : undefined)))
  const { remove, isRemoved } = useRemoval('deleteUserGrinder', ['listUserGrinders'])
  return (
    <EquipmentSection
      heading={t`Grinders`}
      addFirst={t`Add your grinder`}
      addAnother={t`Add another grinder`}
      read={own}
      rowsOf={({ grinders, calibrations }) =>
        grinders.map((grinder) => ({
          ...grinder,
          name: equipmentName(grinder),
          picture: <GrinderDrawing grinder={grinder} size={52} />,
          detail:
            describeCalibration(
              dials.get(grinder.slug),
              calibrations.find(({ grinderId }) => grinderId === grinder.id),
            ) ?? grinder.scaleLabel,
          more: (
            <>
              <Link href={`/profile/calibrate?grinder=${grinder.slug}`}>
                {grinder.calibration ? t`Edit calibration` : t`Calibrate`}
              </Link>
              {grinder.isOwn && (
                <>
                  {' · '}
                  <Link href={`/grinders/${grinder.slug}`}>{t`Your description`}</Link>
                </>
              )}
            </>
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
      onRemove={(grinderId, message) => remove({ query: { grinderId }, body: null }, message)}
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
      heading={t`Brewers`}
      addFirst={t`Add your brewer`}
      addAnother={t`Add another brewer`}
      read={own}
      rowsOf={({ machines }) =>
        machines.map((machine) => ({
          ...machine,
          name: `${machine.brand} ${machine.model}`,
          detail: methodName(machine.brewMethod),
          picture: <BrewerDrawing brewer={machine} size={52} />,
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
      onRemove={(machineId, message) => remove({ query: { machineId }, body: null }, message)}
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
      heading={t`Filters`}
      addFirst={t`Add your filter`}
      addAnother={t`Add another filter`}
      read={own}
      rowsOf={({ filters }) =>
        filters.map((filter) => ({ ...filter, nickname: null, detail: t(FILTER_TYPES[filter.type]) }))
      }
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
      onRemove={(filterId, message) => remove({ query: { filterId }, body: null }, message)}
      isRemoved={(filterId) => isRemoved({ query: { filterId }, body: null })}
    />
  )
}
