/** Select fields for units, clock, week and decimals; each saves itself. */
import { t } from '@lingui/core/macro'
import type { UnitChoice, Units } from '#domain/units/reader-units.ts'
import { type ChooseUnit, useChooseUnit } from '../../state/account-preferences.ts'
import { type ReaderUnits, useUnits } from '../../state/units.ts'
import { SelectField } from '../../ui/fields.tsx'
import { Stack } from '../../ui/page.tsx'
import { ErrorNote } from '../../ui/states.tsx'
import styles from './unit-settings.module.css'

type Choices = { [K in UnitChoice]: { label: string; values: Record<Units[K], string> } }

const choices = (): Choices => ({
  temperature: { label: t`Temperature`, values: { C: '°C', F: '°F' } },
  weight: { label: t`Weight`, values: { g: t`Grams (g)`, oz: t`Ounces (oz)` } },
  volume: { label: t`Volume`, values: { ml: t`Milliliters (ml)`, floz: t`Fluid ounces (fl oz)` } },
  altitude: { label: t`Altitude`, values: { m: t`Meters (m)`, ft: t`Feet (ft)` } },
  clock: { label: t`Clock`, values: { '12h': '7:12 PM', '24h': '19:12' } },
  weekStart: { label: t`Week starts on`, values: { monday: t`Monday`, sunday: t`Sunday`, saturday: t`Saturday` } },
  decimal: { label: t`Decimals`, values: { point: '18.5', comma: '18,5' } },
})

/** Value of the first option, "Default". */
const USUAL = ''

export function UnitSettings() {
  const reader = useUnits()
  const { choose, error } = useChooseUnit()
  return (
    <Stack>
      <div className={styles.fields}>
        {(Object.keys(choices()) as UnitChoice[]).map((name) => (
          <UnitSelect key={name} name={name} reader={reader} choose={choose} />
        ))}
      </div>
      {error && <ErrorNote>{error}</ErrorNote>}
    </Stack>
  )
}

interface UnitSelectProps<K extends UnitChoice> {
  name: K
  reader: ReaderUnits
  choose: ChooseUnit
}

function UnitSelect<K extends UnitChoice>({ name, reader: { chosen, usual }, choose }: UnitSelectProps<K>) {
  const { label, values } = choices()[name] as Choices[K]
  const unit = values[usual[name]]
  return (
    <SelectField
      label={label}
      value={chosen?.[name] ?? USUAL}
      onChange={(value) => choose(name, value === USUAL ? undefined : (value as Units[K]))}
      options={[
        { value: USUAL, label: t`Default: ${unit}` },
        ...Object.entries<string>(values).map(([value, text]) => ({ value, label: text })),
      ]}
    />
  )
}
