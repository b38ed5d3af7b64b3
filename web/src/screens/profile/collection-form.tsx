/** The name and the description of a collection. */
import { t } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import { createCollection } from '../../api/limits.ts'
import { Button } from '../../ui/button.tsx'
import { TextArea, TextField } from '../../ui/fields.tsx'
import { useForm } from '../../ui/form.ts'
import { Row, Stack } from '../../ui/page.tsx'
import { ErrorNote } from '../../ui/states.tsx'
import { validate } from '../../ui/validation.ts'

interface CollectionFormProps {
  initial?: { name: string; description: string | null }
  action: string
  /** Rendered beside the submit button. */
  also?: ReactNode
  onSave: (collection: { name: string; description: string | null }) => Promise<unknown>
}

export function CollectionForm({ initial, action, also, onSave }: CollectionFormProps) {
  const start = { name: initial?.name ?? '', description: initial?.description ?? '' }
  const form = useForm(
    start,
    ['name', 'description'],
    ({ name, description }) => onSave({ name, description: description.trim() || null }),
    { check: (values) => validate(values, createCollection) },
  )
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack>
        <TextField label={t`Name`} value={form.values.name} onChange={form.set('name')} error={form.errorOf('name')} />
        <TextArea
          label={t`Description`}
          rows={2}
          value={form.values.description}
          onChange={form.set('description')}
          error={form.errorOf('description')}
        />
        {form.error && <ErrorNote>{form.error}</ErrorNote>}
        <Row>
          <Button type="submit" busy={form.busy}>
            {action}
          </Button>
          {also}
        </Row>
      </Stack>
    </form>
  )
}
