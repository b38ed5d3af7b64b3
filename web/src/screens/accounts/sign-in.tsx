/** Signing in, with a password or with a link by mail. */
import { type FormEvent, useState } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { call } from '#web/api/client.ts'
import { login, requestMagicLink } from '#web/api/limits.ts'
import { noteSignIn, useViewer } from '#web/state/session.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { useForm } from '#web/ui/form.ts'
import { ErrorNote } from '#web/ui/states.tsx'
import { validate } from '#web/ui/validation.ts'
import { AccountFrame } from './account-frame.tsx'
import styles from './accounts.module.css'
import { AlreadyIn } from './already-in.tsx'
import { nextIn, storeNext, takeNext, withNext } from './next.ts'
import { PasswordField } from './password-field.tsx'

export default function SignIn() {
  const search = useSearch()
  const next = nextIn(search)
  const linkOnly = new URLSearchParams(search).get('way') === 'link'
  const [, navigate] = useLocation()
  const viewer = useViewer()
  const hasSessionEnded = useHistoryState<{ hasSessionEnded?: boolean } | null>()?.hasSessionEnded
  const [email, setEmail] = useState('')
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
  const byLink = useForm(
    {},
    ['email'],
    async () => {
      await call('requestMagicLink', { body: { email } })
      storeNext(next)
      navigate(withNext('/check-mail', next), { state: { email: email.trim() } })
    },
    { name: false, check: () => validate({ email }, requestMagicLink) },
  )
  const { error, errorOf } = way === 'link' ? byLink : byPassword
  const isBusy = byPassword.busy || byLink.busy

  // The pressed button decides between password and link.
  const submit = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent
    const pressed = submitter instanceof HTMLButtonElement && submitter.value === 'link' ? 'link' : 'password'
    setWay(pressed)
    if (pressed === 'link') byLink.submit(event)
    else byPassword.submit(event)
  }

  if (viewer && !isBusy) return <AlreadyIn viewer={viewer} next={next} />
  return (
    <AccountFrame
      title={linkOnly ? 'Get a sign-in link' : 'Sign in'}
      lead={linkOnly ? 'We email you a link that signs you in. No password needed.' : 'Good to see you again.'}
    >
      <form className={styles.form} noValidate onSubmit={submit}>
        {hasSessionEnded && (
          <p className={styles.ended} role="status">
            Your session has ended. Sign in again and go on where you were; what you typed is kept.
          </p>
        )}
        <TextField
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          onChange={setEmail}
          error={errorOf('email')}
        />
        {!linkOnly && (
          <>
            <PasswordField
              autoComplete="current-password"
              value={byPassword.values.password}
              onChange={byPassword.set('password')}
              error={errorOf('password')}
            />
            {error && <ErrorNote>{error}</ErrorNote>}
            <Button type="submit" busy={byPassword.busy} disabled={isBusy}>
              Sign in
            </Button>
            <span className={styles.or}>or</span>
          </>
        )}
        {linkOnly && error && <ErrorNote>{error}</ErrorNote>}
        <Button type="submit" value="link" look={linkOnly ? 'primary' : 'quiet'} busy={byLink.busy} disabled={isBusy}>
          Email me a sign-in link
        </Button>
        <p className={styles.aside}>
          {linkOnly ? (
            <>
              Have a password? <Link href={withNext('/sign-in', next)}>Sign in with it</Link>
            </>
          ) : (
            <>
              New here? <Link href={withNext('/register', next)}>Create an account</Link>
            </>
          )}
        </p>
      </form>
    </AccountFrame>
  )
}
