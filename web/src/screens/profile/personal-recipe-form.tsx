/** The form of a personal recipe; the ratio is computed from the weights. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useRead } from '../../api/hooks.ts'
import { createPersonalRecipe } from '../../api/limits.ts'
import { BrewTimeField, DialSettingField, DoseField, MethodField, WaterField } from '../../parts/brew/brew-fields.tsx'
import styles from '../../parts/brew/brew-form.module.css'
import { CoffeeField } from '../../parts/coffee/coffee-field.tsx'
import { GrinderField } from '../../parts/equipment/equipment-field.tsx'
import { settingError } from '../../parts/equipment/setting-error.ts'
import { useStepAmounts } from '../../parts/steps/step-amounts.ts'
import { StepEditor } from '../../parts/steps/step-editor.tsx'
import { stepErrors } from '../../parts/steps/step-errors.ts'
import { shownSteps } from '../../parts/steps/step-values.ts'
import { useAllGrinders, useDial, useMethods } from '../../state/catalog.ts'
import { Button } from '../../ui/button.tsx'
import { Stars } from '../../ui/choices.tsx'
import { TextArea, TextField } from '../../ui/fields.tsx'
import { useForm } from '../../ui/form.ts'
import { Section } from '../../ui/page.tsx'
import { ErrorNote, Loading } from '../../ui/states.tsx'
import { mergeErrors, validate } from '../../ui/validation.ts'
import {
  type PersonalRecipe,
  type PersonalRecipeBody,
  type PersonalRecipeValues,
  toBody,
  toValues,
} from './personal-recipe-values.ts'

const FIELDS = [
  'name',
  'method',
  'coffeeProfileId',
  'grinderId',
  'grindSetting',
  'doseGrams',
  'waterGrams',
  'ratio',
  'brewTimeSeconds',
  'notes',
  'steps',
]

interface FormProps {
  recipe: PersonalRecipe | undefined
  onSave: (body: PersonalRecipeBody) => Promise<unknown>
}

/** Waits for the dial, which formats the setting, and for the steps, which lists omit. */
export function PersonalRecipeForm({ recipe: listed, onSave }: FormProps) {
  const { dial, isLoading } = useDial(listed?.grinder?.slug)
  const methods = useMethods().data?.data
  const whole = useRead('getPersonalRecipe', { path: { id: listed?.id ?? 0 } }, { enabled: listed !== undefined })
  if (whole.error) return <ErrorNote>{whole.error.message}</ErrorNote>
  if (isLoading || !methods || (listed && !whole.data)) return <Loading height="30rem" />
  const recipe = whole.data?.recipe
  const extraction = methods.find(({ id }) => id === recipe?.method)?.extraction
  return <Fields initial={toValues(recipe, dial, extraction)} isNew={!recipe} onSave={onSave} />
}

interface FieldsProps extends Pick<FormProps, 'onSave'> {
  initial: PersonalRecipeValues
  isNew: boolean
}

function Fields({ initial, isNew, onSave }: FieldsProps) {
  const methods = useMethods().data?.data ?? []
  const readAmounts = useStepAmounts()
  const amountsOf = ({ doseGrams, waterGrams, brewTimeSeconds, method }: PersonalRecipeValues) =>
    readAmounts({ dose: doseGrams, water: waterGrams, time: brewTimeSeconds, method })
  const bodyOf = (values: PersonalRecipeValues) => toBody(values, dial, amountsOf(values))
  const save = (values: PersonalRecipeValues) => {
    const { steps, ...body } = bodyOf(values)
    // Unchanged steps aren't sent: the server fits them to new amounts, without the rounding of the form.
    const areSame = !isNew && JSON.stringify(values.steps) === JSON.stringify(initial.steps)
    return onSave((areSame ? body : { ...body, steps }) as PersonalRecipeBody)
  }
  const form = useForm(initial, FIELDS, save, {
    check: (values) =>
      mergeErrors(
        validate(bodyOf(values), createPersonalRecipe),
        { grindSetting: settingError(dial, values.grindSetting) },
        stepErrors(shownSteps(values.steps, amountsOf(values)), amountsOf(values)),
      ),
  })
  const { values, set, field } = form
  const { dial } = useDial(useAllGrinders().data?.grinders.find(({ id }) => id === values.grinderId)?.slug)
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <TextField label={t`Name`} {...field('name')} />
      <MethodField {...field('method')} />
      <CoffeeField {...field('coffee', 'coffeeProfileId')} optional />
      <GrinderField {...field('grinderId')} />
      <DialSettingField
        dial={dial}
        method={methods.find(({ id }) => id === values.method)}
        {...field('grindSetting')}
      />
      <div className={styles.pair}>
        <DoseField {...field('doseGrams')} />
        <WaterField
          method={values.method}
          dose={values.doseGrams}
          {...field('waterGrams')}
          error={form.errorOf('waterGrams') ?? form.errorOf('ratio')}
        />
      </div>
      <BrewTimeField label={t`Brew time`} {...field('brewTimeSeconds')} />
      <Stars label={t`Rating`} value={values.rating} onChange={set('rating')} />
      <TextArea label={t`Notes`} {...field('notes')} />
      <Section heading={t`Steps`}>
        <StepEditor
          value={values.steps}
          onChange={set('steps')}
          amounts={amountsOf(values)}
          brewedWith={values.method ? { method: values.method } : undefined}
          notes={values.notes}
          errorOf={form.errorOf}
        />
      </Section>
      {form.error && <ErrorNote>{form.error}</ErrorNote>}
      <div>
        <Button type="submit" busy={form.busy}>
          <Trans>Save recipe</Trans>
        </Button>
      </div>
    </form>
  )
}
