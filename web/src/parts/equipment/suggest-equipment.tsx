/** Form that suggests a missing grinder or brewer to the operators. */
import { t } from '@lingui/core/macro'
import { call } from '../../api/client.ts'
import { suggestEquipment } from '../../api/limits.ts'
import { useViewer } from '../../state/session.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea, TextField } from '../../ui/fields.tsx'
import { useForm } from '../../ui/form.ts'
import { Row, Stack } from '../../ui/page.tsx'
import { ErrorNote } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.tsx'
import { validate } from '../../ui/validation.ts'

interface Values {
  brand: string
  model: string
  url: string
  notes: string
  email: string
}

const toBody = (kind: 'GRINDER' | 'BREWER', { brand, model, url, notes, email }: Values) => ({
  kind,
  brand,
  model,
  url: url || undefined,
  notes: notes || undefined,
  email: email || undefined,
})

interface SuggestEquipmentProps {
  kind: 'GRINDER' | 'BREWER'
  /** The text that was typed in the search. */
  typed: string
  onDone: () => void
}

export default function SuggestEquipment({ kind, typed, onDone }: SuggestEquipmentProps) {
  const viewer = useViewer()
  const [brand = '', ...model] = typed.split(/\s+/)
  const form = useForm(
    { brand, model: model.join(' '), url: '', notes: '', email: '' },
    ['brand', 'model', 'url', 'notes', 'email'],
    async (values) => {
      const { message } = await call('suggestEquipment', { body: toBody(kind, values) })
      toast(message)
      onDone()
    },
    { check: (values) => validate(toBody(kind, values), suggestEquipment) },
  )
  const { values, set, errorOf } = form
  const field = (name: keyof typeof values) => ({ value: values[name], onChange: set(name), error: errorOf(name) })
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack>
        <p>{t`Tell us what you have and we'll look into adding it.`}</p>
        <TextField label={t`Brand`} autoComplete="off" {...field('brand')} />
        <TextField label={t`Model`} autoComplete="off" {...field('model')} />
        <TextField label={t`Link (optional)`} type="url" inputMode="url" autoComplete="off" {...field('url')} />
        <TextArea
          label={t`Notes (optional)`}
          rows={2}
          placeholder={kind === 'GRINDER' ? t`How the dial is marked, which settings you use` : undefined}
          {...field('notes')}
        />
        {viewer === null && (
          <TextField
            label={t`Email address (optional)`}
            type="email"
            autoComplete="email"
            hint={t`If you'd like to hear back.`}
            {...field('email')}
          />
        )}
        {form.error && <ErrorNote>{form.error}</ErrorNote>}
        <Row>
          <Button type="submit" busy={form.busy}>
            {t`Send`}
          </Button>
          <Button look="quiet" onClick={onDone}>
            {t`Cancel`}
          </Button>
        </Row>
      </Stack>
    </form>
  )
}
