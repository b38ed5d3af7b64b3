/** Select field for the unit of temperatures. */
import { t } from '@lingui/core/macro'
import { useTemperatureUnit } from '../../state/units.ts'
import { SelectField } from '../../ui/fields.tsx'
import type { TemperatureUnit } from '../../ui/temperature.ts'

const OPTIONS: readonly { value: TemperatureUnit; label: string }[] = [
  { value: 'C', label: '°C' },
  { value: 'F', label: '°F' },
]

export function UnitChoice() {
  const [unit, choose] = useTemperatureUnit()
  return (
    <SelectField
      label={t`Units`}
      value={unit}
      onChange={(value) => choose(value as TemperatureUnit)}
      options={OPTIONS}
    />
  )
}
