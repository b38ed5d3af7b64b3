/** Brewer, filter and grinder of a recipe, and the setting on that grinder's own dial. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useMemo } from 'react'
import type { GrinderModel } from '#domain/catalog.ts'
import { buildCurve } from '#domain/curve.ts'
import { describeDial, formatSetting } from '../../i18n/dial-labels.ts'
import { BrewerPicker, GrinderPicker } from '../../parts/equipment/equipment-picker.tsx'
import { GrindSettingField } from '../../parts/equipment/grind-setting-field.tsx'
import {
  type GrinderChart,
  toModel,
  useAllFilters,
  useAllGrinders,
  useAllMachines,
  useDial,
  useMethodName,
} from '../../state/catalog.ts'
import { settingOn } from '../../state/grind-setting.ts'
import { SelectField } from '../../ui/fields.tsx'
import type { FormState } from '../../ui/form.ts'
import type { Grinder, Machine, RecipeValues } from './recipe-values.ts'

type Form = FormState<RecipeValues>

export function EquipmentFields({ form }: { form: Form }) {
  const machines = useAllMachines().data?.machines ?? []
  const grinders = useAllGrinders().data?.grinders ?? []
  const methodName = useMethodName()
  return (
    <>
      <BrewerPicker<Machine>
        label={t`Brewer`}
        placeholder={t`Brewer or brew method`}
        items={machines}
        value={form.values.machine}
        onChange={(machine) => form.change({ machine, filterId: '' })}
        keyOf={({ id }) => id}
        groupOf={({ brewMethod }) => methodName(brewMethod)}
        error={form.errorOf('machineId')}
      />
      <FilterField form={form} />
      <GrinderPicker<Grinder>
        label={t`Grinder`}
        placeholder={t`Brand or model`}
        items={grinders}
        value={form.values.grinder}
        onChange={(grinder) => form.change({ grinder })}
        onDescribed={(grinder) => form.change({ grinder })}
        keyOf={({ id }) => id}
        error={form.errorOf('grinderId')}
      />
      <SettingField form={form} />
    </>
  )
}

/** Filters that fit the brewer. */
function FilterField({ form }: { form: Form }) {
  const { machine, filterId } = form.values
  const filters = useAllFilters().data?.filters ?? []
  const fitting = filters.filter(({ fits }) => machine && fits.includes(machine.brewMethod))
  return (
    <SelectField
      label={t`Filter`}
      value={filterId}
      onChange={form.set('filterId')}
      error={form.errorOf('filterId')}
      disabled={fitting.length === 0}
      options={[
        { value: '', label: fitting.length > 0 ? t`Not specified` : t`No filter` },
        ...fitting.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
    />
  )
}

function SettingField({ form }: { form: Form }) {
  const { grinder, machine, setting } = form.values
  const { data: chart, dial } = useDial(grinder?.slug)
  return (
    <GrindSettingField
      dial={dial}
      label={t`Grind setting`}
      placeholder={chart?.methods.find(({ key }) => key === machine?.brewMethod)?.settingLabel}
      value={setting}
      onChange={form.set('setting')}
      error={form.errorOf('grindSetting')}
      hint={
        chart && dial ? (
          <>
            <DialRange dial={dial} /> <Reading chart={chart} setting={setting} machine={machine} />
          </>
        ) : (
          t`As shown on the dial`
        )
      }
    />
  )
}

function DialRange({ dial }: { dial: GrinderModel }) {
  const range = describeDial(dial)
  return <Trans>Dial: {range}.</Trans>
}

/** Explains the typed setting, or shows the usual range of the method. */
function Reading({ chart, setting, machine }: { chart: GrinderChart; setting: string; machine: Machine | null }) {
  const curve = useMemo(() => buildCurve(toModel(chart)), [chart])
  const usual = chart.methods.find(({ key }) => key === machine?.brewMethod)
  const usually = usual && <UsualRange method={usual.label} range={usual.expectedLabel} />
  const read = settingOn(curve.grinder, setting)
  if (read === undefined) return usually
  const isUsual = !usual || (read >= usual.range.min && read <= usual.range.max)
  const index = Math.round(Math.min(100, Math.max(0, curve.indexAt(read))))
  const label = formatSetting(curve.grinder, read)
  return (
    <>
      <Trans>
        {label} is {index} on a scale from 0 (finest) to 100 (coarsest).
      </Trans>
      {!isUsual && <> {usually}</>}
    </>
  )
}

const UsualRange = ({ method, range }: { method: string; range: string }) => (
  <Trans>
    {method} is usually {range}.
  </Trans>
)
