/** Form of a brew log, new or edited; only a method or a brewer is required. */

import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect } from 'react'
import { useRead } from '../../api/hooks.ts'
import { logBrew } from '../../api/limits.ts'
import {
  BrewTimeField,
  DialSettingField,
  DoseField,
  MethodField,
  TemperatureField,
  WaterField,
} from '../../parts/brew/brew-fields.tsx'
import styles from '../../parts/brew/brew-form.module.css'
import { takePendingBrew } from '../../parts/brew/pending-brew.ts'
import { PrivacyNote } from '../../parts/brew/privacy-note.tsx'
import { CoffeeField } from '../../parts/coffee/coffee-field.tsx'
import { GrinderField, MachineField } from '../../parts/equipment/equipment-field.tsx'
import { settingError } from '../../parts/equipment/setting-error.ts'
import { useAllGrinders, useAllMachines, useDial, useIsHot, useMethods } from '../../state/catalog.ts'
import { useFormat } from '../../state/units.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Stars } from '../../ui/choices.tsx'
import { TextArea, TextField } from '../../ui/fields.tsx'
import { type FormState, useForm } from '../../ui/form.ts'
import { MoreFields } from '../../ui/more-fields.tsx'
import { NumberField } from '../../ui/number-field.tsx'
import { ErrorNote } from '../../ui/states.tsx'
import { temperatureQuestion } from '../../ui/temperature-question.ts'
import { storedNumber } from '../../ui/typed-number.ts'
import { mergeErrors, validate } from '../../ui/validation.ts'
import { type BrewBody, toBody } from './brew-body.ts'
import { ByRecipe } from './by-recipe.tsx'
import type { BrewDraft } from './prefill.ts'
import { TastingFields } from './tasting-fields.tsx'

const FIGURES = ['grinderId', 'grindSetting', 'doseGrams', 'waterGrams', 'brewTimeSeconds', 'waterTempF']
const FURTHER = ['daysOffRoast', 'tds', 'outcome', 'notes']
const FIELDS = ['coffeeProfileId', ...FIGURES, 'method', 'machineId', ...FURTHER]

interface BrewFormProps {
  initial: BrewDraft
  submit?: string
  /** Path of the cancel button. */
  cancel?: string
  /** Whether the optional fields are open, as for an edit. */
  isOpen?: boolean
  /** Whether a pending brew is submitted at once; after an error the form is shown. */
  savesItself?: boolean
  onSend: (body: BrewBody, draft: BrewDraft) => Promise<unknown>
}

export function BrewForm({
  initial,
  submit = t`Log brew`,
  cancel,
  isOpen = false,
  savesItself = false,
  onSend,
}: BrewFormProps) {
  const format = useFormat()
  const isHot = useIsHot()
  const form = useForm(initial, FIELDS, (draft) => onSend(toBody(draft, dial), draft), {
    check: (draft) =>
      mergeErrors(validate(toBody(draft, dial), logBrew, draft.machineId === null ? ['method'] : []), {
        grindSetting: settingError(dial, draft.grindSetting),
      }),
    ask: (draft) => ({
      waterTempF: temperatureQuestion(storedNumber(draft.waterTempF), isHot(draft.method), format),
    }),
  })
  const { values, set, field } = form
  const { dial } = useDial(useAllGrinders().data?.grinders.find(({ id }) => id === values.grinderId)?.slug)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what the form begins with
  useEffect(() => {
    if (savesItself && takePendingBrew(window.location.pathname + window.location.search)) form.submit()
  }, [])
  const method = useMethods().data?.data.find(({ id }) => id === values.method)
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      <RecipeAndCoffee form={form} />
      <GrinderField {...field('grinderId')} />
      <DialSettingField className={styles.setting} dial={dial} method={method} {...field('grindSetting')} />
      <Amounts form={form} />
      <MethodAndBrewer form={form} />
      <Stars label={isOpen ? t`Rating` : t`Rating, now or later`} value={values.rating} onChange={set('rating')} />
      <Further form={form} isOpen={isOpen} />
      <PrivacyNote byRecipe={values.recipeId !== null} />
      {form.error && <ErrorNote>{form.error}</ErrorNote>}
      <div className={styles.send}>
        <Button type="submit" busy={form.busy}>
          {submit}
        </Button>
        {cancel && (
          <LinkButton href={cancel} look="quiet">
            <Trans>Cancel</Trans>
          </LinkButton>
        )}
      </div>
    </form>
  )
}

/** Choosing another coffee than the recipe's removes the recipe. */
function RecipeAndCoffee({ form: { values, set, change, field } }: { form: FormState<BrewDraft> }) {
  const { recipeId } = values
  const { data: recipe } = useRead('getRecipe', { path: { id: recipeId ?? 0 } }, { enabled: recipeId !== null })
  return (
    <>
      {recipeId !== null && <ByRecipe id={recipeId} onRemove={() => set('recipeId')(null)} />}
      <CoffeeField
        {...field('coffee', 'coffeeProfileId')}
        onChange={(coffee) =>
          change({ coffee, ...(coffee !== null && coffee.id !== recipe?.coffee.id && { recipeId: null }) })
        }
        optional
      />
    </>
  )
}

const Amounts = ({ form: { values, field, questionOf, keep } }: { form: FormState<BrewDraft> }) => (
  <div className={styles.pair}>
    <DoseField {...field('doseGrams')} />
    <WaterField method={values.method} dose={values.doseGrams} {...field('waterGrams')} />
    <BrewTimeField hint={t`Minutes and seconds, such as 3:05`} {...field('time', 'brewTimeSeconds')} />
    <TemperatureField {...field('waterTempF')} question={questionOf('waterTempF')} onKeep={() => keep('waterTempF')} />
  </div>
)

/** Choosing a brewer sets its method; choosing another method clears the brewer. */
function MethodAndBrewer({ form }: { form: FormState<BrewDraft> }) {
  const { values, change, errorOf } = form
  const machines = useAllMachines().data?.machines ?? []
  const methodOf = (id: number | null) => machines.find((machine) => machine.id === id)?.brewMethod
  return (
    <div className={styles.pair}>
      <MethodField
        value={values.method}
        onChange={(method) => change({ method, ...(methodOf(values.machineId) !== method && { machineId: null }) })}
        error={errorOf('method')}
      />
      <MachineField
        value={values.machineId}
        onChange={(machineId) =>
          change({ machineId, ...(machineId !== null && { method: methodOf(machineId) ?? '' }) })
        }
        error={errorOf('machineId')}
      />
    </div>
  )
}

function Further({ form, isOpen }: { form: FormState<BrewDraft>; isOpen: boolean }) {
  const { values, field, errorOf } = form
  const isRefused = FURTHER.some((name) => errorOf(name) !== undefined)
  return (
    <MoreFields summary={t`Taste, notes and more`} isOpen={isOpen} isRefused={isRefused}>
      <TastingFields values={values} onChange={form.change} />
      <TextField label={t`In your words`} placeholder={t`good, a bit weak, over-extracted`} {...field('outcome')} />
      <TextArea label={t`Notes`} {...field('notes')} />
      <NumberField label={t`Days since roast`} {...field('daysOffRoast')} />
      <NumberField
        label={t`Strength (TDS), if you measured it`}
        hint={t`By a refractometer, in percent: filter is about 1.3, espresso about 9.`}
        unit="%"
        {...field('tds')}
      />
    </MoreFields>
  )
}
