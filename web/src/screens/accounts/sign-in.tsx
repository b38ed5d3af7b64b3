/** Sign-in with a password, a mailed link or a provider. The parameter `way` shows only the form for a mailed link. */
import { msg, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Link, useSearch } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { useSignInOptions } from '#web/parts/account/sign-in-options.ts'
import { type SignInReason, useViewer } from '#web/state/session.ts'
import { AccountFrame } from './account-frame.tsx'
import styles from './accounts.module.css'
import { AlreadyIn } from './already-in.tsx'
import { inviteIn, nextIn, withNext } from './next.ts'
import { NoMail } from './no-mail.tsx'
import { PasswordForm } from './password-form.tsx'
import { ProviderChoice } from './provider-choice.tsx'
import { RequestLink } from './request-link.tsx'

const FRAMES = {
  password: { title: msg`Sign in`, lead: msg`Good to see you again.` },
  link: { title: msg`Get a sign-in link`, lead: msg`We'll email you a link that signs you in. No password needed.` },
  reset: { title: msg`Forgot your password?`, lead: msg`We'll email you a link to choose a new one.` },
} as const

type SignInForm = keyof typeof FRAMES

export default function SignIn() {
  const search = useSearch()
  const [next, invite] = [nextIn(search), inviteIn(search)]
  const asked = new URLSearchParams(search).get('way')
  const viewer = useViewer()
  const reason = useHistoryState<SignInReason | null>() ?? {}
  const { data: options } = useSignInOptions()
  const hasMail = options?.mail ?? true
  // Kept when the user switches between the forms.
  const [email, setEmail] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const address = { email: email ?? viewer?.email ?? '', setEmail }

  // Signed-in users may still have forgotten their password, or have to confirm that it is really them.
  const isForMembers = asked === 'reset' || reason.isSessionTooOld
  if (viewer && !isBusy && !isForMembers) return <AlreadyIn viewer={viewer} next={next} />
  if (asked === 'reset' && !hasMail) return <NoMail next={next} />
  const way: SignInForm = hasMail && (asked === 'link' || asked === 'reset') ? asked : 'password'
  return (
    <AccountFrame title={t(FRAMES[way].title)} lead={t(FRAMES[way].lead)}>
      <div className={styles.form}>
        <Reason reason={reason} />
        {way === 'password' ? (
          <PasswordForm {...address} next={next} hasMail={hasMail} onBusy={setBusy} />
        ) : (
          <RequestLink {...address} next={next} way={way} onBusy={setBusy} />
        )}
        {way !== 'reset' && options?.oidc && (
          <ProviderChoice name={options.oidc.name} next={next} invite={invite} hasOr={way === 'link' || !hasMail} />
        )}
        <p className={styles.aside}>
          {way === 'password' && options?.registration !== 'closed' && (
            <Trans>
              New here? <Link href={withNext('/register', next, invite)}>Create an account</Link>
            </Trans>
          )}
          {way === 'link' && (
            <Trans>
              Have a password? <Link href={withNext('/sign-in', next, invite)}>Sign in with it</Link>
            </Trans>
          )}
          {way === 'reset' && (
            <Trans>
              Remembered it? <Link href={withNext('/sign-in', next, invite)}>Sign in</Link>
            </Trans>
          )}
        </p>
      </div>
    </AccountFrame>
  )
}

function Reason({ reason: { hasSessionEnded, isSessionTooOld } }: { reason: SignInReason }) {
  if (!hasSessionEnded && !isSessionTooOld) return null
  return (
    <p className={styles.ended} role="status">
      {hasSessionEnded
        ? t`Your session has ended. Sign in to continue; what you typed is still there.`
        : t`Sign in again to change how you sign in. You'll come right back.`}
    </p>
  )
}
