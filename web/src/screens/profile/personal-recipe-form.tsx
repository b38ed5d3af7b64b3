/** The form of a personal recipe; the ratio comes from the weights. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { createPersonalRecipe } from '../../api/limits.ts'
import { DialSettingField, DoseField, MethodField, WaterField } from '../../parts/brew/brew-fields.tsx'
import styles from '../../parts/brew/brew-form.module.css'
import { CoffeeField } from '../../parts/coffee/coffee-field.tsx'
import { GrinderField } from '../../parts/equipment/equipment-field.tsx'
import { settingError } from '../../parts/equipment/setting-error.ts'
import { useAllGrinders, useDial, useMethods } from '../../state/catalog.ts'
import { Button } from '../../ui/button.tsx'
import { Stars } from '../../ui/choices.tsx'
import { TextArea, TextField } from '../../ui/fields.tsx'
import { useForm } from '../../ui/form.ts'
import { ErrorNote, Loading } from '../../ui/states.tsx'
import { mergeErrors, validate } from '../../ui/validation.ts'
import { type PersonalRecipe, type PersonalRecipeBody, toBody, toValues } from './personal-recipe-values.ts'

const FIELDS = [
  'name',
  'method',
  'coffeeProfileId',
  'grinderId',
  'grindSetting',
  'doseGrams',
  'waterGrams',
  'ratio',
  'notes',
]

interface FormProps {
  recipe: PersonalRecipe | undefined
  onSave: (body: PersonalRecipeBody) => Promise<unknown>
}

/** Waits for the dial, on which the setting is shown. */
export function PersonalRecipeForm(props: FormProps) {
  const { dial, isLoading } = useDial(props.recipe?.grinder?.slug)
  return isLoading ? <Loading height="30rem" /> : <Fields {...props} firstDial={dial} />
}

function Fields({ recipe, onSave, firstDial }: FormProps & { firstDial: ReturnType<typeof useDial>['dial'] }) {
  const methods = useMethods().data?.data ?? []
  const form = useForm(toValues(recipe, firstDial), FIELDS, (values) => onSave(toBody(values, dial)), {
    check: (values) =>
      mergeErrors(validate(toBody(values, dial), createPersonalRecipe), {
        grindSetting: settingError(dial, values.grindSetting),
      }),
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
          dose={values.doseGrams}
          {...field('waterGrams')}
          error={form.errorOf('waterGrams') ?? form.errorOf('ratio')}
        />
      </div>
      <Stars label={t`Rating`} value={values.rating} onChange={set('rating')} />
      <TextArea label={t`Notes`} {...field('notes')} />
      {form.error && <ErrorNote>{form.error}</ErrorNote>}
      <div>
        <Button type="submit" busy={form.busy}>
          <Trans>Save recipe</Trans>
        </Button>
      </div>
    </form>
  )
}
