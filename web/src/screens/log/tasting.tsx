/** Tasting of a brew: shows it, and edits it in place. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useWrite } from '../../api/hooks.ts'
import { reviseBrewLog } from '../../api/limits.ts'
import type { BrewLogDetail } from '../../api/schema.ts'
import { BREW_READS } from '../../parts/brew/brew-reads.ts'
import { PrivacyNote } from '../../parts/brew/privacy-note.tsx'
import { Button } from '../../ui/button.tsx'
import { Stars } from '../../ui/choices.tsx'
import { TextArea, TextField } from '../../ui/fields.tsx'
import { useForm } from '../../ui/form.ts'
import { Card } from '../../ui/page.tsx'
import { ErrorNote } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.tsx'
import { validate } from '../../ui/validation.ts'
import styles from './tasting.module.css'
import { fromTasted, type Tasted, TastingFields, toTasted } from './tasting-fields.tsx'

interface TastingValues extends Tasted {
  rating: number | null
  outcome: string
  notes: string
}

const toValues = (brew: BrewLogDetail): TastingValues => ({
  ...toTasted(brew),
  rating: brew.rating,
  outcome: brew.outcome ?? '',
  notes: brew.notes ?? '',
})

const toBody = ({ rating, outcome, notes, ...tasted }: TastingValues) => ({
  rating,
  ...fromTasted(tasted),
  outcome: outcome.trim() || null,
  notes: notes.trim() || null,
})

export function Tasting({ brew }: { brew: BrewLogDetail }) {
  const revise = useWrite('reviseBrewLog', { invalidates: BREW_READS, onSuccess: () => toast(t`Saved`) })
  const form = useForm(
    toValues(brew),
    ['rating', 'outcome', 'notes'],
    (values) => revise.mutateAsync({ path: { id: brew.id }, body: toBody(values) }),
    { check: (values) => validate(toBody(values), reviseBrewLog) },
  )
  const { values, set, errorOf } = form
  return (
    <Card>
      <form className={styles.tasting} onSubmit={form.submit} noValidate>
        <Stars label={t`Rating`} value={values.rating} onChange={set('rating')} />
        <TastingFields values={values} onChange={form.change} />
        <TextField
          label={t`In your words`}
          placeholder={t`good, a bit weak, over-extracted`}
          value={values.outcome}
          onChange={set('outcome')}
          error={errorOf('outcome')}
        />
        <TextArea label={t`Notes`} value={values.notes} onChange={set('notes')} error={errorOf('notes')} />
        <PrivacyNote />
        {form.error && <ErrorNote>{form.error}</ErrorNote>}
        <div>
          <Button type="submit" busy={form.busy}>
            <Trans>Save</Trans>
          </Button>
        </div>
      </form>
    </Card>
  )
}
