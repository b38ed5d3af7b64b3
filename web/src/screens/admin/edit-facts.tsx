/** Corrects the facts of any coffee, for moderators: shows what is affected before it is saved. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { Input, Reply } from '#web/api/client.ts'
import { useRead, useWrite } from '#web/api/hooks.ts'
import { patchCoffee } from '#web/api/limits.ts'
import { CoffeeFields, type CoffeeValues, FIELDS, toChanges, valuesOf } from '#web/parts/coffee/coffee-fields.tsx'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { useForm } from '#web/ui/form.ts'
import layout from '#web/ui/form-layout.module.css'
import { Row } from '#web/ui/page.tsx'
import type { ScreenProps } from '#web/ui/screen.ts'
import { ErrorNote, ReadResult } from '#web/ui/states.tsx'
import { validate } from '#web/ui/validation.ts'
import { countsText } from './action-labels.ts'
import styles from './admin.module.css'
import { AdminFrame } from './admin-frame.tsx'
import { DECISION_INVALIDATES } from './invalidated-reads.ts'
import { useDecisionToast } from './undo.tsx'

type Coffee = Reply<'getCoffee'>

export default function EditFactsScreen({ params }: ScreenProps<'id'>) {
  return (
    <AdminFrame title={t`Edit coffee`}>
      <CurrentFacts id={Number(params.id)} />
    </AdminFrame>
  )
}

function CurrentFacts({ id }: { id: number }) {
  const read = useRead('getCoffee', { path: { id } }, { staleTime: 0 })
  return (
    <ReadResult read={read} height="40rem">
      {(coffee) => <EditForm key={coffee.updatedAt} coffee={coffee} />}
    </ReadResult>
  )
}

function EditForm({ coffee }: { coffee: Coffee }) {
  const { id, name } = coffee
  const [, navigate] = useLocation()
  const before = valuesOf(coffee)
  const [reason, setReason] = useState('')
  const change = useWrite('editCoffeeFacts', { invalidates: DECISION_INVALIDATES })
  const showDecision = useDecisionToast()
  const save = async (values: CoffeeValues) => {
    const body = {
      ...toChanges(values, before),
      ...(reason.trim() && { reason: reason.trim() }),
    } as Input<'editCoffeeFacts'>['body']
    const { entry } = await change.mutateAsync({ path: { id }, body })
    showDecision(entry!)
    navigate(`/coffees/${id}`)
  }
  const form = useForm(before, FIELDS, save, { check: (values) => validate(toChanges(values, before), patchCoffee) })
  return (
    <form className={layout.form} onSubmit={form.submit} noValidate>
      <Affected id={id} />
      <CoffeeFields form={form} />
      <TextField label={t`Reason, for the audit log (optional)`} value={reason} onChange={setReason} maxLength={500} />
      {form.error && <ErrorNote>{form.error}</ErrorNote>}
      <Row>
        <Button type="submit" busy={form.busy}>
          <Trans>Save changes</Trans>
        </Button>
        <LinkButton href={`/coffees/${id}`} look="quiet">
          <Trans>Back to {name}</Trans>
        </LinkButton>
      </Row>
    </form>
  )
}

/** Says where these facts appear. */
function Affected({ id }: { id: number }) {
  const { data } = useRead('editCoffeeFacts', { path: { id }, query: { preview: true }, body: {} })
  const things = data && countsText(data.effect.counts)
  return (
    <ul className={styles.effect} aria-label={t`What will happen`}>
      {things && <li>{t`Your changes will appear in ${things}.`}</li>}
      <li>{t`You can undo this for 30 days.`}</li>
    </ul>
  )
}
