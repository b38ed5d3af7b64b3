/** Select fields for units, clock, week and decimals; each saves itself. */
import type { UnitChoice, Units } from '#domain/units/reader-units.ts'
import { type ChooseUnit, useChooseUnit } from '../../state/account-preferences.ts'
import { type ReaderUnits, useUnits } from '../../state/units.ts'
import { SelectField } from '../../ui/fields.tsx'
import { Stack } from '../../ui/page.tsx'
import { ErrorNote } from '../../ui/states.tsx'
import styles from './unit-settings.module.css'

const CHOICES: { [K in UnitChoice]: { label: string; values: Record<Units[K], string> } } = {
  temperature: { label: 'Temperature', values: { C: '°C', F: '°F' } },
  weight: { label: 'Weight', values: { g: 'Grams (g)', oz: 'Ounces (oz)' } },
  volume: { label: 'Volume', values: { ml: 'Millilitres (ml)', floz: 'Fluid ounces (fl oz)' } },
  altitude: { label: 'Altitude', values: { m: 'Metres (m)', ft: 'Feet (ft)' } },
  clock: { label: 'Clock', values: { '12h': '7:12 PM', '24h': '19:12' } },
  weekStart: { label: 'Week starts on', values: { monday: 'Monday', sunday: 'Sunday', saturday: 'Saturday' } },
  decimal: { label: 'Decimals', values: { point: '18.5', comma: '18,5' } },
}

/** The value of the first choice. */
const USUAL = ''

export function UnitSettings() {
  const reader = useUnits()
  const { choose, error } = useChooseUnit()
  return (
    <Stack>
      <div className={styles.fields}>
        {(Object.keys(CHOICES) as UnitChoice[]).map((name) => (
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
  const { label, values } = CHOICES[name]
  return (
    <SelectField
      label={label}
      value={chosen?.[name] ?? USUAL}
      onChange={(value) => choose(name, value === USUAL ? undefined : (value as Units[K]))}
      options={[
        { value: USUAL, label: `As usual in your region (${values[usual[name]]})` },
        ...Object.entries<string>(values).map(([value, text]) => ({ value, label: text })),
      ]}
    />
  )
}
