/** Dose, water and ratio, of which two give the third; temperature and time. */
import { t } from '@lingui/core/macro'
import { formatDuration } from '#domain/measures.ts'
import { BrewTimeField, DoseField, TemperatureField, WaterField } from '../../parts/brew/brew-fields.tsx'
import type { FormState } from '../../ui/form.ts'
import { parseTime } from '../../ui/format.ts'
import { NumberField } from '../../ui/number-field.tsx'
import { type RecipeValues, withAmount } from './recipe-values.ts'

export function AmountFields({ form }: { form: FormState<RecipeValues> }) {
  const { values } = form
  const set = (name: 'dose' | 'water' | 'ratio') => (text: string) => form.change(withAmount(values, name, text))
  const calculated = t`Calculated from the other two`
  return (
    <>
      <DoseField value={values.dose} onChange={set('dose')} error={form.errorOf('doseGrams')} />
      <WaterField
        value={values.water}
        onChange={set('water')}
        error={form.errorOf('waterGrams')}
        hint={values.follows === 'water' && values.water ? calculated : undefined}
      />
      <NumberField
        label={t`Ratio (water to coffee)`}
        isRatio
        value={values.ratio}
        onChange={set('ratio')}
        error={form.errorOf('ratio')}
        hint={values.follows === 'ratio' && values.ratio ? calculated : undefined}
      />
      <TemperatureField
        {...form.field('temperature', 'waterTempF')}
        question={form.questionOf('waterTempF')}
        onKeep={() => form.keep('waterTempF')}
      />
      <BrewTimeField label={t`Brew time`} hint={timeHint(values.time)} {...form.field('time', 'brewTimeSeconds')} />
    </>
  )
}

/** The time as it was understood, unless it was typed in the same form. */
function timeHint(text: string): string | undefined {
  const seconds = parseTime(text)
  if (typeof seconds !== 'number') return t`Minutes and seconds, such as 3:05`
  const understood = formatDuration(seconds)
  return understood === text.trim() ? undefined : understood
}
