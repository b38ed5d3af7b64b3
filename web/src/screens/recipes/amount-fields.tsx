/** Dose, water and ratio, of which two give the third; temperature and time. */
import { formatDuration } from '#domain/measures.ts'
import { NumberField, TextField } from '../../ui/fields.tsx'
import type { FormState } from '../../ui/form.ts'
import { parseTime } from '../../ui/format.ts'
import { TemperatureField } from '../../ui/temperature-field.tsx'
import { type RecipeValues, withAmount } from './recipe-values.ts'

export function AmountFields({ form }: { form: FormState<RecipeValues> }) {
  const { values } = form
  const set = (name: 'dose' | 'water' | 'ratio') => (text: string) => form.change(withAmount(values, name, text))
  const follows = 'Follows the other two'
  return (
    <>
      <NumberField label="Dose" unit="g" value={values.dose} onChange={set('dose')} error={form.errorOf('doseGrams')} />
      <NumberField
        label="Water"
        unit="g"
        value={values.water}
        onChange={set('water')}
        error={form.errorOf('waterGrams')}
        hint={values.follows === 'water' && values.water ? follows : undefined}
      />
      <NumberField
        label="Ratio, water to coffee"
        value={values.ratio}
        onChange={set('ratio')}
        error={form.errorOf('ratio')}
        hint={values.follows === 'ratio' && values.ratio ? follows : undefined}
      />
      <TemperatureField
        value={values.temperature}
        onChange={form.set('temperature')}
        error={form.errorOf('waterTempF')}
        question={form.questionOf('waterTempF')}
        onKeep={() => form.keep('waterTempF')}
      />
      <TextField
        label="Brew time"
        placeholder="3:05"
        autoComplete="off"
        value={values.time}
        onChange={form.set('time')}
        error={form.errorOf('brewTimeSeconds')}
        hint={timeHint(values.time)}
      />
    </>
  )
}

function timeHint(text: string): string {
  const seconds = parseTime(text)
  return typeof seconds === 'number' ? formatDuration(seconds) : 'Minutes and seconds'
}
