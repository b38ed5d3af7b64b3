/** The address of the account, whether it is confirmed, and changing it. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { Reply } from '../../../api/client.ts'
import { useWrite } from '../../../api/hooks.ts'
import { requestEmailChange } from '../../../api/limits.ts'
import { SendLinkAgain } from '../../../parts/account/confirm-email.tsx'
import { PasswordField } from '../../../parts/account/password-field.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/fields.tsx'
import { useForm } from '../../../ui/form.ts'
import { Row, Stack } from '../../../ui/page.tsx'
import { ErrorNote } from '../../../ui/states.tsx'
import { toast } from '../../../ui/toast.tsx'
import { validate } from '../../../ui/validation.ts'
import { Setting } from './setting.tsx'
import styles from './signing-in.module.css'

type Security = Reply<'getAccountSecurity'>

interface EmailAddressProps {
  security: Security
  hasMail: boolean
}

export function EmailAddress({ security, hasMail }: EmailAddressProps) {
  const { email, emailVerified, pendingEmail } = security
  const [isChanging, setChanging] = useState(false)
  const label = email === null ? t`Add email address` : t`Change email address`
  return (
    <Setting
      heading={t`Email address`}
      actions={
        hasMail && (
          <>
            {email !== null && !emailVerified && <SendLinkAgain />}
            {pendingEmail === null && (
              <Button look="quiet" onClick={() => setChanging(true)}>
                {label}
              </Button>
            )}
          </>
        )
      }
    >
      <p className={styles.address}>{email ?? t`None yet`}</p>
      {email !== null && <State isConfirmed={emailVerified} />}
      {pendingEmail !== null && <Pending security={security} pendingEmail={pendingEmail} />}
      <Dialog title={label} open={isChanging} onClose={() => setChanging(false)}>
        <ChangeForm security={security} onDone={() => setChanging(false)} />
      </Dialog>
    </Setting>
  )
}

const State = ({ isConfirmed }: { isConfirmed: boolean }) => (
  <p className={isConfirmed ? styles.good : styles.open}>{isConfirmed ? t`Confirmed` : t`Not confirmed yet`}</p>
)

function Pending({ security: { emailVerified }, pendingEmail }: { security: Security; pendingEmail: string }) {
  const cancel = useWrite('cancelEmailChange', {
    invalidates: ['getAccountSecurity'],
    onSuccess: () => toast(t`Canceled. Your email address stays the same.`),
    onError: (error) => toast(error.message),
  })
  return (
    <div className={styles.pending}>
      <p>
        <Trans>
          Waiting for you to confirm <strong>{pendingEmail}</strong>
        </Trans>
      </p>
      <p className={styles.soft}>
        {emailVerified
          ? t`We sent a link there and one to your current address. Open both within 24 hours.`
          : t`We sent a link there. Open it within 24 hours.`}
      </p>
      <Button look="quiet" busy={cancel.isPending} onClick={() => cancel.mutate({})}>
        <Trans>
          Cancel<span className="visually-hidden"> email address change</span>
        </Trans>
      </Button>
    </div>
  )
}

function ChangeForm({
  security: { email, emailVerified, hasPassword },
  onDone,
}: {
  security: Security
  onDone: () => void
}) {
  const change = useWrite('requestEmailChange', {
    invalidates: ['getAccountSecurity'],
    onSuccess: ({ message }) => {
      onDone()
      toast(email !== null && emailVerified ? message : t`Open the link we sent to your new address`)
    },
  })
  const form = useForm(
    { email: '', currentPassword: '' },
    ['email', 'currentPassword'],
    (values) => change.mutateAsync({ body: toBody(values) }),
    {
      name: false,
      check: (values) => validate(toBody(values), requestEmailChange, hasPassword ? ['currentPassword'] : []),
    },
  )
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack>
        <p>
          {email !== null && emailVerified
            ? t`We'll send a link to your new address and one to your current address. Open both to make the change.`
            : t`We'll send a link to your new address. Open it to make the change.`}
        </p>
        <TextField
          label={t`New email address`}
          type="email"
          name="email"
          autoComplete="email"
          {...form.field('email')}
        />
        {hasPassword && (
          <PasswordField
            label={t`Current password`}
            name="currentPassword"
            autoComplete="current-password"
            {...form.field('currentPassword')}
          />
        )}
        {form.error && <ErrorNote>{form.error}</ErrorNote>}
        <Row>
          <Button type="submit" busy={form.busy}>
            {email !== null && emailVerified ? t`Send links` : t`Send link`}
          </Button>
          <Button look="quiet" onClick={onDone}>
            <Trans>Cancel</Trans>
          </Button>
        </Row>
      </Stack>
    </form>
  )
}

/** An empty password is omitted, because accounts may have none. */
const toBody = ({ email, currentPassword }: { email: string; currentPassword: string }) => ({
  email,
  ...(currentPassword !== '' && { currentPassword }),
})
