/** Form of a shared recipe, new or edited. */

import { t } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import { publishRecipe } from '../../api/limits.ts'
import { PublishError } from '../../parts/account/confirm-email.tsx'
import { settingError } from '../../parts/equipment/setting-error.ts'
import { useDial, useIsHot } from '../../state/catalog.ts'
import { useFormat } from '../../state/units.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/fields.tsx'
import { useForm } from '../../ui/form.ts'
import styles from '../../ui/form-layout.module.css'
import { Section } from '../../ui/page.tsx'
import { temperatureQuestion } from '../../ui/temperature-question.ts'
import { storedNumber } from '../../ui/typed-number.ts'
import { mergeErrors, validate } from '../../ui/validation.ts'
import { AmountFields } from './amount-fields.tsx'
import { EquipmentFields } from './equipment-fields.tsx'
import { RECIPE_FIELDS, type RecipeValues, toBody } from './recipe-values.ts'
import { TasteFields } from './taste-fields.tsx'

interface RecipeFormProps {
  initial: RecipeValues
  /** The coffee field, or the name of a coffee that can't be changed. */
  coffee: (form: ReturnType<typeof useForm<RecipeValues>>) => ReactNode
  submit: string
  send: (body: ReturnType<typeof toBody>, values: RecipeValues) => Promise<unknown>
  /** Beside the form. */
  aside?: (values: RecipeValues) => ReactNode
}

export function RecipeForm({ initial, coffee, submit, send, aside }: RecipeFormProps) {
  const format = useFormat()
  const isHot = useIsHot()
  const form = useForm(initial, RECIPE_FIELDS, (values) => send(toBody(values, dial), values), {
    check: (values) =>
      mergeErrors(validate(toBody(values, dial), publishRecipe), {
        grindSetting: settingError(dial, values.setting),
      }),
    ask: ({ temperature, machine }) => ({
      waterTempF: temperatureQuestion(storedNumber(temperature), isHot(machine?.brewMethod), format),
    }),
  })
  const { dial } = useDial(form.values.grinder?.slug)
  return (
    <div className={aside ? styles.columns : undefined}>
      <form className={styles.form} onSubmit={form.submit} noValidate>
        <Section heading={t`Coffee`}>{coffee(form)}</Section>
        <Section heading={t`Equipment`}>
          <div className={styles.fields}>
            <EquipmentFields form={form} />
          </div>
        </Section>
        <Section heading={t`Recipe`}>
          <div className={styles.amounts}>
            <AmountFields form={form} />
          </div>
        </Section>
        <Section heading={t`Notes and taste`}>
          <TextArea
            label={t`How to brew it`}
            rows={5}
            placeholder={t`Bloom, pours, stirring: whatever matters`}
            value={form.values.notes}
            onChange={form.set('notes')}
            error={form.errorOf('notes')}
          />
          <TasteFields form={form} />
        </Section>
        <PublishError form={form} />
        <div>
          <Button type="submit" busy={form.busy}>
            {submit}
          </Button>
        </div>
      </form>
      {aside && <aside className={styles.aside}>{aside(form.values)}</aside>}
    </div>
  )
}
