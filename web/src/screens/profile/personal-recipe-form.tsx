/** The form of a personal recipe; the ratio comes from the weights. */
import { createPersonalRecipe } from '../../api/limits.ts'
import styles from '../../parts/brew/brew-form.module.css'
import { dialHint, ratioHint } from '../../parts/brew/brew-hints.ts'
import { CoffeeField } from '../../parts/coffee/coffee-field.tsx'
import { GrinderField } from '../../parts/equipment/equipment-field.tsx'
import { GrindSettingField } from '../../parts/equipment/grind-setting-field.tsx'
import { settingError } from '../../parts/equipment/setting-problem.ts'
import { useAllGrinders, useDial, useMethods } from '../../state/catalog.ts'
import { Button } from '../../ui/button.tsx'
import { Stars } from '../../ui/choices.tsx'
import { NumberField, numberOf, SelectField, TextArea, TextField } from '../../ui/fields.tsx'
import { type FormState, useForm } from '../../ui/form.ts'
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
  'notes',
]

interface FormProps {
  recipe: PersonalRecipe | undefined
  onSave: (body: PersonalRecipeBody) => Promise<unknown>
}

/** Its setting is read on its dial, so the form waits for that. */
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
  const { values, set, errorOf } = form
  const { dial } = useDial(useAllGrinders().data?.grinders.find(({ id }) => id === values.grinderId)?.slug)
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <TextField label="Name" value={values.name} onChange={set('name')} error={errorOf('name')} />
      <SelectField
        label="Method"
        value={values.method}
        onChange={set('method')}
        error={errorOf('method')}
        options={[{ value: '', label: 'Choose one' }, ...methods.map(({ id, name }) => ({ value: id, label: name }))]}
      />
      <CoffeeField value={values.coffee} onChange={set('coffee')} error={errorOf('coffeeProfileId')} optional />
      <GrinderField value={values.grinderId} onChange={set('grinderId')} error={errorOf('grinderId')} />
      <GrindSettingField
        dial={dial}
        label="Grind setting"
        value={values.grindSetting}
        onChange={set('grindSetting')}
        error={errorOf('grindSetting')}
        hint={dialHint(
          dial,
          methods.find(({ id }) => id === values.method),
        )}
      />
      <Weights form={form} />
      <Stars label="Stars" value={values.rating} onChange={set('rating')} />
      <TextArea label="Notes" value={values.notes} onChange={set('notes')} error={errorOf('notes')} />
      {form.error && <ErrorNote>{form.error}</ErrorNote>}
      <div>
        <Button type="submit" busy={form.busy}>
          Save recipe
        </Button>
      </div>
    </form>
  )
}

function Weights({ form: { values, set, errorOf } }: { form: FormState<PersonalRecipeValues> }) {
  return (
    <div className={styles.pair}>
      <NumberField
        label="Dose"
        unit="g"
        value={values.doseGrams}
        onChange={set('doseGrams')}
        error={errorOf('doseGrams')}
      />
      <NumberField
        label="Water"
        unit="g"
        value={values.waterGrams}
        onChange={set('waterGrams')}
        error={errorOf('waterGrams') ?? errorOf('ratio')}
        hint={ratioHint(numberOf(values.doseGrams), numberOf(values.waterGrams))}
      />
    </div>
  )
}
