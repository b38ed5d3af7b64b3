/** The sign-in form with a password; a second button mails a link instead. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type FormEvent, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { call } from '#web/api/client.ts'
import { login } from '#web/api/limits.ts'
import { PasswordField } from '#web/parts/account/password-field.tsx'
import { noteSignIn } from '#web/state/session.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { useForm } from '#web/ui/form.ts'
import { ErrorNote } from '#web/ui/states.tsx'
import { validate } from '#web/ui/validation.ts'
import styles from './accounts.module.css'
import { takeNext } from './next.ts'
import { type AddressProps, useLinkRequest } from './request-link.tsx'

export function PasswordForm({ email, setEmail, next, hasMail, onBusy }: AddressProps & { hasMail: boolean }) {
  const [, navigate] = useLocation()
  const [way, setWay] = useState<'password' | 'link'>('password')
  const byPassword = useForm(
    { password: '' },
    ['email', 'password'],
    async ({ password }) => {
      await call('login', { body: { email, password } })
      takeNext()
      noteSignIn()
      navigate(next, { replace: true })
    },
    { name: false, check: ({ password }) => validate({ email, password }, login) },
  )
  const byLink = useLinkRequest('link', email, next)
  const { error, errorOf } = way === 'link' ? byLink : byPassword
  const isBusy = byPassword.busy || byLink.busy
  useEffect(() => onBusy(isBusy), [isBusy, onBusy])
  // After too many attempts a mailed link still works, so its button becomes the primary one.
  const isLocked = byPassword.code === 'too_many_attempts' && hasMail

  // The pressed button decides between password and link.
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent
    const pressed = submitter instanceof HTMLButtonElement && submitter.value === 'link' ? 'link' : 'password'
    setWay(pressed)
    if (pressed === 'link') byLink.submit(event)
    else byPassword.submit(event)
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <TextField
        label={t`Email`}
        type="email"
        name="email"
        autoComplete="username"
        value={email}
        onChange={setEmail}
        error={errorOf('email')}
      />
      <div>
        <PasswordField
          autoComplete="current-password"
          value={byPassword.values.password}
          onChange={byPassword.set('password')}
          error={errorOf('password')}
        />
        {hasMail && (
          <p className={styles.forgot}>
            <Link href={forgotPath(next)}>
              <Trans>Forgot your password?</Trans>
            </Link>
          </p>
        )}
      </div>
      {error && <ErrorNote>{error}</ErrorNote>}
      <Button type="submit" look={isLocked ? 'quiet' : 'primary'} busy={byPassword.busy} disabled={isBusy}>
        <Trans>Sign in</Trans>
      </Button>
      {hasMail && (
        <>
          <span className={styles.or}>
            <Trans comment="Between two ways to sign in">or</Trans>
          </span>
          <Button type="submit" value="link" look={isLocked ? 'primary' : 'quiet'} busy={byLink.busy} disabled={isBusy}>
            <Trans>Email me a sign-in link</Trans>
          </Button>
        </>
      )}
    </form>
  )
}

const forgotPath = (next: string): string => `/sign-in?${new URLSearchParams({ way: 'reset', next })}`
