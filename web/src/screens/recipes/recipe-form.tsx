/** Form of a shared recipe, new or edited. */

import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { publishRecipe } from '../../api/limits.ts'
import { PublishError } from '../../parts/account/confirm-email.tsx'
import { settingError } from '../../parts/equipment/setting-error.ts'
import { useStepAmounts } from '../../parts/steps/step-amounts.ts'
import { StepEditor } from '../../parts/steps/step-editor.tsx'
import { stepErrors } from '../../parts/steps/step-errors.ts'
import { shownSteps } from '../../parts/steps/step-values.ts'
import { useDial, useIsHot } from '../../state/catalog.ts'
import { useFormat } from '../../state/units.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { TextArea } from '../../ui/fields.tsx'
import { useForm } from '../../ui/form.ts'
import styles from '../../ui/form-layout.module.css'
import { MoreFields } from '../../ui/more-fields.tsx'
import { Row, Section } from '../../ui/page.tsx'
import { temperatureQuestion } from '../../ui/temperature-question.ts'
import { storedNumber } from '../../ui/typed-number.ts'
import { mergeErrors, validate } from '../../ui/validation.ts'
import { ABOUT_FIELDS, AboutFields, aboutErrors, hasDetails, TitleField } from './about-fields.tsx'
import { AmountFields } from './amount-fields.tsx'
import { EquipmentFields } from './equipment-fields.tsx'
import { RECIPE_FIELDS, type RecipeValues, toBody } from './recipe-values.ts'
import { TasteFields } from './taste-fields.tsx'

interface RecipeFormProps {
  initial: RecipeValues
  /** The coffee field, or the name of a coffee that can't be changed. */
  coffee: (form: ReturnType<typeof useForm<RecipeValues>>) => ReactNode
  submit: string
  /** Path of the cancel button. */
  cancel?: string
  send: (body: ReturnType<typeof toBody>, values: RecipeValues) => Promise<unknown>
  /** Beside the form. */
  aside?: (values: RecipeValues) => ReactNode
}

export function RecipeForm({ initial, coffee, submit, cancel, send, aside }: RecipeFormProps) {
  const format = useFormat()
  const isHot = useIsHot()
  const readAmounts = useStepAmounts()
  const amountsOf = ({ dose, water, time, machine }: RecipeValues) =>
    readAmounts({ dose, water, time, method: machine?.brewMethod ?? '' })
  const bodyOf = (values: RecipeValues) => toBody(values, dial, amountsOf(values))
  const form = useForm(initial, RECIPE_FIELDS, (values) => send(bodyOf(values), values), {
    check: (values) =>
      mergeErrors(
        validate(bodyOf(values), publishRecipe),
        { grindSetting: settingError(dial, values.setting) },
        stepErrors(shownSteps(values.steps, amountsOf(values)), amountsOf(values)),
        aboutErrors(values),
      ),
    ask: ({ temperature, machine }) => ({
      waterTempF: temperatureQuestion(storedNumber(temperature), isHot(machine?.brewMethod), format),
    }),
  })
  const { values } = form
  const { dial } = useDial(values.grinder?.slug)
  return (
    <div className={aside ? styles.columns : styles.alone}>
      <form className={styles.form} onSubmit={form.submit} noValidate>
        <Section heading={t`Coffee and equipment`}>
          {coffee(form)}
          <div className={styles.fields}>
            <EquipmentFields form={form} />
          </div>
        </Section>
        <Section heading={t`Recipe`}>
          <div className={styles.amounts}>
            <AmountFields form={form} />
          </div>
          <TextArea
            label={t`How to brew it`}
            rows={3}
            placeholder={t`Bloom, pours, stirring: whatever matters`}
            {...form.field('notes')}
          />
        </Section>
        <Section heading={t`Steps`}>
          <StepEditor
            value={values.steps}
            onChange={form.set('steps')}
            amounts={amountsOf(values)}
            brewedWith={
              values.machine ? { method: values.machine.brewMethod, machine: values.machine.slug } : undefined
            }
            notes={values.notes}
            errorOf={form.errorOf}
          />
        </Section>
        <Section heading={t`Title and taste`}>
          <TitleField form={form} />
          <MoreFields
            summary={t`Taste, tags and more`}
            isOpen={hasDetails(initial)}
            isRefused={ABOUT_FIELDS.some((name) => form.errorOf(name) !== undefined)}
          >
            <TasteFields form={form} />
            <AboutFields form={form} />
          </MoreFields>
        </Section>
        <PublishError form={form} />
        <Row>
          <Button type="submit" busy={form.busy}>
            {submit}
          </Button>
          {cancel && (
            <LinkButton href={cancel} look="quiet">
              <Trans>Cancel</Trans>
            </LinkButton>
          )}
        </Row>
      </form>
      {aside && <aside className={styles.aside}>{aside(form.values)}</aside>}
    </div>
  )
}
