/** The form of a brew, new or edited; only the method, or a brewer that tells it, is a must. */
import { useEffect, useState } from 'react'
import { logBrew } from '../../api/limits.ts'
import styles from '../../parts/brew/brew-form.module.css'
import { dialHint, ratioHint } from '../../parts/brew/brew-hints.ts'
import { takePendingBrew } from '../../parts/brew/pending-brew.ts'
import { PrivacyNote } from '../../parts/brew/privacy-note.tsx'
import { CoffeeField } from '../../parts/coffee/coffee-field.tsx'
import { GrinderField, MachineField } from '../../parts/equipment/equipment-field.tsx'
import { GrindSettingField } from '../../parts/equipment/grind-setting-field.tsx'
import { settingError } from '../../parts/equipment/setting-problem.ts'
import { useAllGrinders, useAllMachines, useDial, useIsHot, useMethods } from '../../state/catalog.ts'
import { useTemperatureUnit } from '../../state/units.ts'
import { Button } from '../../ui/button.tsx'
import { Stars } from '../../ui/choices.tsx'
import { NumberField, numberOf, SelectField, TextArea, TextField } from '../../ui/fields.tsx'
import { type FormState, useForm } from '../../ui/form.ts'
import { ErrorNote } from '../../ui/states.tsx'
import { temperatureQuestion } from '../../ui/temperature.ts'
import { TemperatureField } from '../../ui/temperature-field.tsx'
import { mergeErrors, validate } from '../../ui/validation.ts'
import { type BrewBody, toBody } from './brew-body.ts'
import { ByRecipe } from './by-recipe.tsx'
import type { BrewDraft } from './prefill.ts'
import { TastingFields } from './tasting-fields.tsx'

const FIGURES = ['grinderId', 'grindSetting', 'doseGrams', 'waterGrams', 'brewTimeSeconds', 'waterTempF']
const FURTHER = ['daysOffRoast', 'outcome', 'notes']
const FIELDS = ['coffeeProfileId', ...FIGURES, 'method', 'machineId', ...FURTHER]

interface BrewFormProps {
  initial: BrewDraft
  submit?: string
  /** Everything is in view at once, as for a brew that is edited. */
  isOpen?: boolean
  /** Sent at once, as it is; where that is refused, the form is there to mend it. */
  savesItself?: boolean
  onSend: (body: BrewBody, draft: BrewDraft) => Promise<unknown>
}

export function BrewForm({ initial, submit = 'Log it', isOpen = false, savesItself = false, onSend }: BrewFormProps) {
  const [unit] = useTemperatureUnit()
  const isHot = useIsHot()
  const form = useForm(initial, FIELDS, (draft) => onSend(toBody(draft, dial), draft), {
    check: (draft) =>
      mergeErrors(validate(toBody(draft, dial), logBrew, draft.machineId === null ? ['method'] : []), {
        grindSetting: settingError(dial, draft.grindSetting),
      }),
    ask: (draft) => ({
      waterTempF: temperatureQuestion(numberOf(draft.waterTempF), isHot(draft.method), unit),
    }),
  })
  const { values, set, errorOf } = form
  const { dial } = useDial(useAllGrinders().data?.grinders.find(({ id }) => id === values.grinderId)?.slug)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with what the form begins with
  useEffect(() => {
    if (savesItself && takePendingBrew(window.location.pathname + window.location.search)) form.submit()
  }, [])
  const method = useMethods().data?.data.find(({ id }) => id === values.method)
  return (
    <form className={styles.form} onSubmit={form.submit} noValidate>
      {values.recipeId !== null && <ByRecipe id={values.recipeId} onRemove={() => set('recipeId')(null)} />}
      <CoffeeField value={values.coffee} onChange={set('coffee')} error={errorOf('coffeeProfileId')} optional />
      <GrinderField value={values.grinderId} onChange={set('grinderId')} error={errorOf('grinderId')} />
      <GrindSettingField
        className={styles.setting}
        dial={dial}
        label="Grind setting"
        value={values.grindSetting}
        onChange={set('grindSetting')}
        error={errorOf('grindSetting')}
        hint={dialHint(dial, method)}
      />
      <Amounts form={form} />
      <MethodAndBrewer form={form} />
      <Stars label={isOpen ? 'Stars' : 'Stars, now or later'} value={values.rating} onChange={set('rating')} />
      <Further form={form} isOpen={isOpen} />
      <PrivacyNote byRecipe={values.recipeId !== null} />
      {form.error && <ErrorNote>{form.error}</ErrorNote>}
      <div className={styles.send}>
        <Button type="submit" busy={form.busy}>
          {submit}
        </Button>
      </div>
    </form>
  )
}

function Amounts({ form: { values, set, errorOf, questionOf, keep } }: { form: FormState<BrewDraft> }) {
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
        error={errorOf('waterGrams')}
        hint={ratioHint(numberOf(values.doseGrams), numberOf(values.waterGrams))}
      />
      <TextField
        label="Time"
        placeholder="3:05"
        autoComplete="off"
        value={values.time}
        onChange={set('time')}
        error={errorOf('brewTimeSeconds')}
        hint="3:05, or seconds alone"
      />
      <TemperatureField
        value={values.waterTempF}
        onChange={set('waterTempF')}
        error={errorOf('waterTempF')}
        question={questionOf('waterTempF')}
        onKeep={() => keep('waterTempF')}
      />
    </div>
  )
}

/** A brewer tells its method, and a method that isn't the brewer's means another brewer. */
function MethodAndBrewer({ form }: { form: FormState<BrewDraft> }) {
  const { values, change, errorOf } = form
  const methods = useMethods().data?.data ?? []
  const machines = useAllMachines().data?.machines ?? []
  const methodOf = (id: number | null) => machines.find((machine) => machine.id === id)?.brewMethod
  return (
    <div className={styles.pair}>
      <SelectField
        label="Method"
        value={values.method}
        onChange={(method) => change({ method, ...(methodOf(values.machineId) !== method && { machineId: null }) })}
        error={errorOf('method')}
        options={[{ value: '', label: 'Choose one' }, ...methods.map(({ id, name }) => ({ value: id, label: name }))]}
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

function Further({ form, isOpen: isOpenAtFirst }: { form: FormState<BrewDraft>; isOpen: boolean }) {
  const { values, set, errorOf } = form
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const isRefused = FURTHER.some((field) => errorOf(field) !== undefined)
  return (
    <details className={styles.more} open={isOpen || isRefused} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Taste, notes and more</summary>
      <div className={styles.form}>
        <TastingFields values={values} onChange={form.change} />
        <TextField
          label="In a word"
          placeholder="good, a bit weak, over-extracted"
          value={values.outcome}
          onChange={set('outcome')}
          error={errorOf('outcome')}
        />
        <TextArea label="Notes" value={values.notes} onChange={set('notes')} error={errorOf('notes')} />
        <NumberField
          label="Days since roasting"
          value={values.daysOffRoast}
          onChange={set('daysOffRoast')}
          error={errorOf('daysOffRoast')}
        />
      </div>
    </details>
  )
}
