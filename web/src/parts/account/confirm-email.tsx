/** Asks members to confirm their email address, where publishing needs it. */
import { msg, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Link } from 'wouter'
import { ApiError, call } from '../../api/client.ts'
import { queryClient } from '../../api/hooks.ts'
import { useViewer } from '../../state/session.ts'
import { Button } from '../../ui/button.tsx'
import type { FormState } from '../../ui/form.ts'
import { ErrorNote } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.tsx'
import styles from './confirm-email.module.css'

const RESEND = msg`Resend link`
const SETTINGS = '/profile/settings'

const isUnverified = (code: string | undefined): boolean => code === 'email_unverified'

/** The error of a form that publishes something. */
export function PublishError({ form: { error, code } }: { form: Pick<FormState<object>, 'error' | 'code'> }) {
  if (isUnverified(code)) return <ConfirmFirst />
  return error ? <ErrorNote>{error}</ErrorNote> : null
}

/** The same error as a toast, for actions without a form. */
export function toastPublishError({ message, code }: ApiError): void {
  const action = { label: t(RESEND), onPress: () => void mailConfirmation() }
  toast(message, isUnverified(code) ? { action } : {})
}

function ConfirmFirst() {
  const email = useViewer()?.email
  return (
    <div className={styles.note} role="alert">
      <h3>{t`Confirm your email address first`}</h3>
      {email ? (
        <p>
          <Trans>
            We sent a link to <strong>{email}</strong>. Open it, then come back and try again. What you typed stays
            here. Wrong address? <Link href={SETTINGS}>Change it in your settings</Link>
          </Trans>
        </p>
      ) : (
        <p>
          <Trans>
            Your account has no email address yet. <Link href={SETTINGS}>Add one in your settings</Link>
          </Trans>
        </p>
      )}
      {email && <SendLinkAgain />}
    </div>
  )
}

/** Button that sends the confirmation link again. */
export function SendLinkAgain() {
  const [isBusy, setBusy] = useState(false)
  const press = async () => {
    setBusy(true)
    await mailConfirmation()
    setBusy(false)
  }
  return (
    <Button look="quiet" busy={isBusy} onClick={press}>
      {t(RESEND)}
    </Button>
  )
}

async function mailConfirmation(): Promise<void> {
  try {
    const { message } = await call('requestEmailConfirmation')
    toast(message)
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    toast(error.message)
    if (error.code !== 'email_verified') return
    // The address was confirmed in another window in the meantime.
    for (const read of ['getMe', 'getAccountSecurity']) await queryClient.invalidateQueries({ queryKey: [read] })
  }
}
