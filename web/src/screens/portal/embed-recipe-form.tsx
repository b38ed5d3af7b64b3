/** Form of a roaster's own recipe for the widget. */

import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import type { StepAmounts } from '#domain/steps/step.ts'
import { useRead, useWrite } from '#web/api/hooks.ts'
import { createEmbedRecipe } from '#web/api/limits.ts'
import { BrewTimeField, DoseField, MethodField, TemperatureField, WaterField } from '#web/parts/brew/brew-fields.tsx'
import { useStepAmounts } from '#web/parts/steps/step-amounts.ts'
import { StepEditor } from '#web/parts/steps/step-editor.tsx'
import { stepErrors } from '#web/parts/steps/step-errors.ts'
import { NO_STEPS, type StepsValue, shownSteps, stepsValueOf, toStepsBody } from '#web/parts/steps/step-values.ts'
import { useIsHot, useMethods } from '#web/state/catalog.ts'
import { useFormat } from '#web/state/units.ts'
import { Button } from '#web/ui/button.tsx'
import { Check, TextArea, TextField } from '#web/ui/fields.tsx'
import { type FormState, useForm } from '#web/ui/form.ts'
import { formatTimeField, parseNumber, parseTime } from '#web/ui/format.ts'
import { Card, Row } from '#web/ui/page.tsx'
import { ErrorNote, Loading } from '#web/ui/states.tsx'
import { temperatureQuestion } from '#web/ui/temperature-question.ts'
import { toast } from '#web/ui/toast.tsx'
import { storedNumber } from '#web/ui/typed-number.ts'
import { mergeErrors, validate } from '#web/ui/validation.ts'
import { type EmbedRecipe, INVALIDATES } from './embed-recipes.tsx'
import styles from './portal.module.css'

type Extraction = StepAmounts['extraction']

interface Values {
  method: string
  doseGrams: string
  waterGrams: string
  waterTempF: string
  brewTimeSeconds: string
  grindSize: string
  notes: string
  steps: StepsValue
  isDefault: boolean
}

const FIELDS = ['method', 'doseGrams', 'waterGrams', 'waterTempF', 'brewTimeSeconds', 'grindSize', 'notes', 'steps']

const valuesOf = (recipe: EmbedRecipe | undefined, extraction: Extraction | undefined): Values => ({
  method: recipe?.method ?? 'v60',
  doseGrams: textOf(recipe?.doseGrams),
  waterGrams: textOf(recipe?.waterGrams),
  waterTempF: textOf(recipe?.waterTempF),
  brewTimeSeconds: formatTimeField(recipe?.brewTimeSeconds),
  grindSize: recipe?.grindSize ?? '',
  notes: recipe?.notes ?? '',
  steps: recipe && extraction ? stepsOf(recipe, extraction) : NO_STEPS,
  isDefault: recipe?.isDefault ?? false,
})

/** Only steps that the roaster wrote, not suggested ones. */
function stepsOf(recipe: EmbedRecipe, extraction: Extraction): StepsValue {
  const { steps = [], stepsSource, doseGrams, waterGrams, brewTimeSeconds } = recipe
  if (stepsSource !== 'author') return NO_STEPS
  return stepsValueOf(steps, { doseGrams, waterGrams, brewTimeSeconds, extraction })
}

const textOf = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value)

function toBody(values: Values, amounts: StepAmounts | undefined) {
  const { doseGrams, waterGrams, waterTempF, brewTimeSeconds, ...rest } = values
  const steps = toStepsBody(shownSteps(values.steps, amounts))
  return {
    ...rest,
    doseGrams: parseNumber(doseGrams),
    waterGrams: parseNumber(waterGrams),
    waterTempF: parseNumber(waterTempF) ?? null,
    brewTimeSeconds: parseTime(brewTimeSeconds) ?? null,
    steps: steps.length > 0 ? steps : null,
  }
}

interface EmbedRecipeFormProps {
  coffeeId: number
  recipe?: EmbedRecipe
  onDone: () => void
}

/** Loads the whole recipe first, because lists omit the steps. */
export function EmbedRecipeForm({ coffeeId, recipe: listed, onDone }: EmbedRecipeFormProps) {
  const methods = useMethods().data?.data
  const path = { id: coffeeId, recipeId: listed?.id ?? 0 }
  const whole = useRead('getEmbedRecipe', { path }, { enabled: listed !== undefined })
  if (whole.error) return <ErrorNote>{whole.error.message}</ErrorNote>
  if (!methods || (listed && !whole.data)) return <Loading height="30rem" />
  const recipe = whole.data?.recipe
  const extraction = methods.find(({ id }) => id === recipe?.method)?.extraction
  return <Fields coffeeId={coffeeId} recipe={recipe} initial={valuesOf(recipe, extraction)} onDone={onDone} />
}

interface FieldsProps {
  coffeeId: number
  recipe: EmbedRecipe | undefined
  initial: Values
  onDone: () => void
}

function Fields({ coffeeId, recipe, initial, onDone }: FieldsProps) {
  const create = useWrite('createEmbedRecipe', { invalidates: INVALIDATES })
  const change = useWrite('putEmbedRecipe', { invalidates: INVALIDATES })
  const format = useFormat()
  const isHot = useIsHot()
  const readAmounts = useStepAmounts()
  const amountsOf = ({ doseGrams, waterGrams, brewTimeSeconds, method }: Values) =>
    readAmounts({ dose: doseGrams, water: waterGrams, time: brewTimeSeconds, method })
  const save = async (values: Values) => {
    const { steps, ...body } = toBody(values, amountsOf(values))
    if (recipe) {
      // Unchanged steps aren't sent: the server fits them to new amounts, without the rounding of the form.
      const areSame = JSON.stringify(values.steps) === JSON.stringify(initial.steps)
      await change.mutateAsync({
        path: { id: coffeeId, recipeId: recipe.id },
        body: areSame ? body : { ...body, steps },
      })
    } else await create.mutateAsync({ path: { id: coffeeId }, body: { ...body, steps } })
    toast(t`Recipe saved`)
    onDone()
  }
  const form = useForm(initial, FIELDS, save, {
    name: `embed recipe ${recipe?.id ?? 'new'}`,
    check: (values) =>
      mergeErrors(
        validate(toBody(values, amountsOf(values)), createEmbedRecipe, ['doseGrams', 'waterGrams']),
        stepErrors(shownSteps(values.steps, amountsOf(values)), amountsOf(values)),
      ),
    ask: ({ waterTempF, method }) => ({
      waterTempF: temperatureQuestion(storedNumber(waterTempF), isHot(method), format),
    }),
  })
  const id = useId()
  const { values, set } = form
  return (
    <Card className={styles.wholeRow}>
      <form className={styles.form} noValidate onSubmit={form.submit} aria-labelledby={id}>
        <h3 id={id}>{recipe ? t`Edit recipe` : t`New recipe`}</h3>
        <Amounts form={form} />
        <TextField
          label={t`Grind`}
          placeholder={t`medium-fine`}
          value={values.grindSize}
          onChange={set('grindSize')}
          error={form.errorOf('grindSize')}
        />
        <TextArea label={t`Notes`} value={values.notes} onChange={set('notes')} error={form.errorOf('notes')} />
        <h4>
          <Trans>Steps</Trans>
        </h4>
        <StepEditor
          value={values.steps}
          onChange={set('steps')}
          amounts={amountsOf(values)}
          brewedWith={{ method: values.method }}
          notes={values.notes}
          errorOf={form.errorOf}
        />
        <Check
          label={t`Show first`}
          hint={t`Before your other recipes for this brew method.`}
          checked={values.isDefault}
          onChange={set('isDefault')}
          disabled={recipe?.isDefault}
        />
        {form.error && <ErrorNote>{form.error}</ErrorNote>}
        <Row>
          <Button type="submit" busy={form.busy}>
            <Trans>Save recipe</Trans>
          </Button>
          <Button look="plain" onClick={onDone}>
            <Trans>Cancel</Trans>
          </Button>
        </Row>
      </form>
    </Card>
  )
}

const Amounts = ({ form: { values, field, questionOf, keep } }: { form: FormState<Values> }) => (
  <div className={styles.amounts}>
    <MethodField hasBlank={false} {...field('method')} />
    <DoseField label={t`Dose`} {...field('doseGrams')} />
    <WaterField method={values.method} dose={values.doseGrams} {...field('waterGrams')} />
    <TemperatureField
      label={t`Temperature`}
      question={questionOf('waterTempF')}
      onKeep={() => keep('waterTempF')}
      {...field('waterTempF')}
    />
    <BrewTimeField {...field('brewTimeSeconds')} />
  </div>
)
