/** Invitations: those that still work, and a form for a new one, whose link is shown once. */
import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { Reply } from '#web/api/client.ts'
import { useRead, useWrite } from '#web/api/hooks.ts'
import { createInvite as limits } from '#web/api/limits.ts'
import { useFormat } from '#web/state/units.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmButton } from '#web/ui/confirm-button.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { useForm } from '#web/ui/form.ts'
import { parseNumber } from '#web/ui/format.ts'
import { NumberField } from '#web/ui/number-field.tsx'
import { Card, Section } from '#web/ui/page.tsx'
import { ErrorNote, ReadResult } from '#web/ui/states.tsx'
import { toast } from '#web/ui/toast.tsx'
import { validate } from '#web/ui/validation.ts'
import styles from './admin.module.css'
import { AdminFrame } from './admin-frame.tsx'

type Invite = Reply<'listInvites'>['invites'][number]

const INVALIDATES = ['listInvites', 'listAuditLog'] as const

export default function InvitesScreen() {
  return (
    <AdminFrame
      title={t`Invitations`}
      isForOperators
      lead={t`Whoever has the link can sign up, also while sign-up is closed to others.`}
    >
      <NewInvite />
      <Invites />
    </AdminFrame>
  )
}

const toBody = ({ uses, days, note }: { uses: string; days: string; note: string }) => ({
  uses: parseNumber(uses)!,
  days: parseNumber(days)!,
  note: note.trim() || null,
})

function NewInvite() {
  const [url, setUrl] = useState<string>()
  const create = useWrite('createInvite', { invalidates: INVALIDATES })
  const form = useForm(
    { uses: '1', days: '7', note: '' },
    ['uses', 'days', 'note'],
    async (values) => {
      const invite = await create.mutateAsync({ body: toBody(values) })
      form.change({ note: '' })
      setUrl(invite.url)
    },
    { check: (values) => validate(toBody(values), limits), name: false },
  )
  return (
    <Card>
      <form className={styles.form} onSubmit={form.submit} noValidate>
        <div className={styles.fields}>
          <NumberField label={t`For how many people`} {...form.field('uses')} />
          <NumberField label={t`Works for (days)`} {...form.field('days')} />
        </div>
        <TextField label={t`Note (optional)`} hint={t`Only operators see it.`} {...form.field('note')} />
        {form.error && <ErrorNote>{form.error}</ErrorNote>}
        <div>
          <Button type="submit" busy={form.busy}>
            <Trans>Create invitation</Trans>
          </Button>
        </div>
        {url && <NewLink url={url} />}
      </form>
    </Card>
  )
}

function NewLink({ url }: { url: string }) {
  return (
    <div role="status" className={styles.details}>
      <TextField
        label={t`Link`}
        hint={t`Copy it now: it is shown only once.`}
        value={url}
        readOnly
        onChange={() => undefined}
        onFocus={(event) => event.target.select()}
      />
      <div>
        <CopyButton text={url} />
      </div>
    </div>
  )
}

function Invites() {
  const read = useRead('listInvites', undefined, { staleTime: 0 })
  return (
    <Section heading={t`Active invitations`}>
      <ReadResult read={read} height="10rem">
        {({ invites }) =>
          invites.length === 0 ? (
            <p className={styles.soft}>
              <Trans>No invitations yet.</Trans>
            </p>
          ) : (
            <ul className={styles.rows}>
              {invites.map((invite) => (
                <InviteRow key={invite.id} invite={invite} />
              ))}
            </ul>
          )
        }
      </ReadResult>
    </Section>
  )
}

function InviteRow({ invite: { id, usesLeft, note, expiresAt } }: { invite: Invite }) {
  const day = useFormat().date(expiresAt)
  const remove = useWrite('deleteInvite', { invalidates: INVALIDATES })
  const name = note ?? t`Invitation ${id}`
  const left = plural(usesLeft, { one: 'for # more person', other: 'for # more people' })
  return (
    <li className={styles.row}>
      <div className={styles.about}>
        <p className={styles.title}>{name}</p>
        <p className={styles.soft}>{t`${left}, until ${day}`}</p>
      </div>
      <ConfirmButton
        label={<Trans>Delete</Trans>}
        name={t`Delete: ${name}`}
        look="danger"
        question={t`Delete this invitation?`}
        yes={t`Delete`}
        onYes={async () => {
          await remove.mutateAsync({ path: { id } })
          toast(t`Invitation deleted`)
        }}
      >
        <Trans>Its link stops working. Accounts that were created with it stay.</Trans>
      </ConfirmButton>
    </li>
  )
}
