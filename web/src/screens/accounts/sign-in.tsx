/** Signing in, with a password or with a link by mail. */
import { type FormEvent, useState } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { call } from '#web/api/client.ts'
import { noteSignIn, useViewer } from '#web/state/session.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { useForm } from '#web/ui/form.ts'
import { ErrorNote } from '#web/ui/states.tsx'
import { AccountFrame } from './account-frame.tsx'
import styles from './accounts.module.css'
import { AlreadyIn } from './already-in.tsx'
import { keepNext, nextIn, takeNext, withNext } from './next.ts'
import { PasswordField } from './password-field.tsx'

export default function SignIn() {
  const next = nextIn(useSearch())
  const [, navigate] = useLocation()
  const viewer = useViewer()
  const [email, setEmail] = useState('')
  const [way, setWay] = useState<'password' | 'link'>('password')

  const byPassword = useForm({ password: '' }, ['email', 'password'], async ({ password }) => {
    await call('login', { body: { email, password } })
    takeNext()
    noteSignIn()
    navigate(next, { replace: true })
  })
  const byLink = useForm({}, ['email'], async () => {
    await call('requestMagicLink', { body: { email } })
    keepNext(next)
    navigate(withNext('/check-mail', next), { state: { email: email.trim() } })
  })
  const { error, errorOf } = way === 'link' ? byLink : byPassword
  const isBusy = byPassword.busy || byLink.busy

  const signIn = (event: FormEvent) => {
    setWay('password')
    byPassword.submit(event)
  }
  const askForLink = () => {
    setWay('link')
    byLink.submit()
  }

  if (viewer && !isBusy) return <AlreadyIn viewer={viewer} next={next} />
  return (
    <AccountFrame title="Sign in" lead="Good to see you again.">
      <form className={styles.form} noValidate onSubmit={signIn}>
        {error && <ErrorNote>{error}</ErrorNote>}
        <TextField
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          value={email}
          onChange={setEmail}
          error={errorOf('email')}
        />
        <PasswordField
          autoComplete="current-password"
          value={byPassword.values.password}
          onChange={byPassword.set('password')}
          error={errorOf('password')}
        />
        <Button type="submit" busy={byPassword.busy} disabled={isBusy}>
          Sign in
        </Button>
        <span className={styles.or}>or</span>
        <Button look="quiet" busy={byLink.busy} disabled={isBusy} onClick={askForLink}>
          Email me a sign-in link
        </Button>
        <p className={styles.aside}>
          New here? <Link href={withNext('/register', next)}>Create an account</Link>
        </p>
      </form>
    </AccountFrame>
  )
}
