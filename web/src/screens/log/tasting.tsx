/** How a cup turned out: stars, what was wrong with it, what it tasted of, in words. */
import { useWrite } from '../../api/hooks.ts'
import { reviseBrewLog } from '../../api/limits.ts'
import type { BrewLogDetail } from '../../api/operations.ts'
import { Button } from '../../ui/button.tsx'
import { Picks, Stars } from '../../ui/choices.tsx'
import { TextArea, TextField } from '../../ui/fields.tsx'
import { type FormState, useForm } from '../../ui/form.ts'
import { Card } from '../../ui/page.tsx'
import { PrivacyNote } from '../../ui/privacy-note.tsx'
import { problemsIn } from '../../ui/problems.ts'
import { Slider } from '../../ui/slider.tsx'
import { ErrorNote } from '../../ui/states.tsx'
import { say } from '../../ui/toast.tsx'
import { BY_A_BREW } from './outdated.ts'
import styles from './tasting.module.css'

const SIGNS = [
  { value: 'sour', label: 'Sour' },
  { value: 'bitter', label: 'Bitter' },
  { value: 'watery', label: 'Watery' },
  { value: 'harsh', label: 'Harsh' },
  { value: 'balanced', label: 'Balanced' },
] as const
type Sign = (typeof SIGNS)[number]['value']

const TASTES = [
  { name: 'acidity', label: 'Acidity', ends: ['soft', 'bright'] },
  { name: 'body', label: 'Body', ends: ['light', 'full'] },
  { name: 'sweetness', label: 'Sweetness', ends: ['dry', 'sweet'] },
  { name: 'bitterness', label: 'Bitterness', ends: ['none', 'strong'] },
] as const

interface TastingValues {
  rating: number | null
  signs: Sign[]
  taste: Record<string, number>
  outcome: string
  notes: string
}

const toValues = ({ rating, extractionFeedback, tasteProfile, outcome, notes }: BrewLogDetail): TastingValues => ({
  rating,
  signs: SIGNS.flatMap(({ value }) => (extractionFeedback?.[value] ? [value] : [])),
  taste: { ...tasteProfile },
  outcome: outcome ?? '',
  notes: notes ?? '',
})

const toBody = ({ rating, signs, taste, outcome, notes }: TastingValues) => ({
  rating,
  extractionFeedback: signs.length > 0 ? Object.fromEntries(signs.map((sign) => [sign, true])) : null,
  tasteProfile: Object.keys(taste).length > 0 ? taste : null,
  outcome: outcome.trim() || null,
  notes: notes.trim() || null,
})

export function Tasting({ brew }: { brew: BrewLogDetail }) {
  const revise = useWrite('reviseBrewLog', { outdates: BY_A_BREW, onSuccess: () => say('Saved') })
  const form = useForm(
    toValues(brew),
    ['rating', 'outcome', 'notes'],
    (values) => revise.mutateAsync({ path: { id: brew.id }, body: toBody(values) }),
    { check: (values) => problemsIn(toBody(values), reviseBrewLog) },
  )
  const { values, set, errorOf } = form
  return (
    <Card>
      <form className={styles.tasting} onSubmit={form.submit} noValidate>
        <Stars label="Stars" value={values.rating} onChange={set('rating')} />
        <Picks
          label="What stood out"
          picked={values.signs}
          options={SIGNS}
          onChange={(signs, latest) => set('signs')(reconciled(signs, latest))}
        />
        <Tastes form={form} />
        <TextField
          label="In a word"
          placeholder="good, a bit weak, over-extracted"
          value={values.outcome}
          onChange={set('outcome')}
          error={errorOf('outcome')}
        />
        <TextArea label="Notes" value={values.notes} onChange={set('notes')} error={errorOf('notes')} />
        <PrivacyNote />
        {form.error && <ErrorNote>{form.error}</ErrorNote>}
        <div>
          <Button type="submit" busy={form.busy}>
            Save
          </Button>
        </div>
      </form>
    </Card>
  )
}

/** A cup that is balanced has none of the faults, and the other way round. */
const reconciled = (signs: Sign[], latest: Sign): Sign[] =>
  signs.filter((sign) => sign === latest || (latest === 'balanced' ? false : sign !== 'balanced'))

/** A slider says something only once it was moved. */
function Tastes({ form }: { form: FormState<TastingValues> }) {
  const { taste } = form.values
  return (
    <div className={styles.tastes}>
      {TASTES.map(({ name, label, ends }) => (
        <Slider
          key={name}
          label={label}
          min={1}
          max={5}
          ends={ends}
          value={taste[name] ?? 3}
          valueText={taste[name] === undefined ? 'not said' : `${taste[name]} of 5`}
          onChange={(level) => form.set('taste')({ ...taste, [name]: level })}
        />
      ))}
    </div>
  )
}
