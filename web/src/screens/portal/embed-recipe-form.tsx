/** Form of a roaster's own recipe for the widget. */

import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useId } from 'react'
import { useWrite } from '#web/api/hooks.ts'
import { createEmbedRecipe } from '#web/api/limits.ts'
import { BrewTimeField, DoseField, MethodField, TemperatureField, WaterField } from '#web/parts/brew/brew-fields.tsx'
import { useIsHot } from '#web/state/catalog.ts'
import { useFormat } from '#web/state/units.ts'
import { Button } from '#web/ui/button.tsx'
import { Check, TextArea, TextField } from '#web/ui/fields.tsx'
import { type FormState, useForm } from '#web/ui/form.ts'
import { formatTimeField, parseNumber, parseTime } from '#web/ui/format.ts'
import { Card, Row } from '#web/ui/page.tsx'
import { ErrorNote } from '#web/ui/states.tsx'
import { temperatureQuestion } from '#web/ui/temperature-question.ts'
import { toast } from '#web/ui/toast.tsx'
import { storedNumber } from '#web/ui/typed-number.ts'
import { validate } from '#web/ui/validation.ts'
import { type EmbedRecipe, INVALIDATES } from './embed-recipes.tsx'
import styles from './portal.module.css'

interface Values {
  method: string
  doseGrams: string
  waterGrams: string
  waterTempF: string
  brewTimeSeconds: string
  grindSize: string
  notes: string
  isDefault: boolean
}

const FIELDS = ['method', 'doseGrams', 'waterGrams', 'waterTempF', 'brewTimeSeconds', 'grindSize', 'notes']

const valuesOf = (recipe: EmbedRecipe | undefined): Values => ({
  method: recipe?.method ?? 'v60',
  doseGrams: textOf(recipe?.doseGrams),
  waterGrams: textOf(recipe?.waterGrams),
  waterTempF: textOf(recipe?.waterTempF),
  brewTimeSeconds: formatTimeField(recipe?.brewTimeSeconds),
  grindSize: recipe?.grindSize ?? '',
  notes: recipe?.notes ?? '',
  isDefault: recipe?.isDefault ?? false,
})

const textOf = (value: number | null | undefined): string =>
  value === null || value === undefined ? '' : String(value)

const toBody = ({ doseGrams, waterGrams, waterTempF, brewTimeSeconds, ...rest }: Values) => ({
  ...rest,
  doseGrams: parseNumber(doseGrams),
  waterGrams: parseNumber(waterGrams),
  waterTempF: parseNumber(waterTempF) ?? null,
  brewTimeSeconds: parseTime(brewTimeSeconds) ?? null,
})

interface EmbedRecipeFormProps {
  coffeeId: number
  recipe?: EmbedRecipe
  onDone: () => void
}

export function EmbedRecipeForm({ coffeeId, recipe, onDone }: EmbedRecipeFormProps) {
  const create = useWrite('createEmbedRecipe', { invalidates: INVALIDATES })
  const change = useWrite('putEmbedRecipe', { invalidates: INVALIDATES })
  const format = useFormat()
  const isHot = useIsHot()
  const save = async (values: Values) => {
    const body = toBody(values)
    if (recipe) await change.mutateAsync({ path: { id: coffeeId, recipeId: recipe.id }, body })
    else await create.mutateAsync({ path: { id: coffeeId }, body })
    toast(t`Recipe saved`)
    onDone()
  }
  const form = useForm(valuesOf(recipe), FIELDS, save, {
    name: `embed recipe ${recipe?.id ?? 'new'}`,
    check: (values) => validate(toBody(values), createEmbedRecipe, ['doseGrams', 'waterGrams']),
    ask: ({ waterTempF, method }) => ({
      waterTempF: temperatureQuestion(storedNumber(waterTempF), isHot(method), format),
    }),
  })
  const id = useId()
  const { values, set } = form
  return (
    <Card>
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
    <WaterField dose={values.doseGrams} {...field('waterGrams')} />
    <TemperatureField
      label={t`Temperature`}
      question={questionOf('waterTempF')}
      onKeep={() => keep('waterTempF')}
      {...field('waterTempF')}
    />
    <BrewTimeField {...field('brewTimeSeconds')} />
  </div>
)
