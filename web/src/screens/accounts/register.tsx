/** A new account: an address and a password are enough. */
import { Link, useLocation, useSearch } from 'wouter'
import { call, type Input } from '#web/api/client.ts'
import { register } from '#web/api/limits.ts'
import { noteSignIn, useViewer } from '#web/state/session.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { useForm } from '#web/ui/form.ts'
import { ErrorNote } from '#web/ui/states.tsx'
import { mergeErrors, validate } from '#web/ui/validation.ts'
import { isPendingBrew } from '../../parts/brew/pending-brew.ts'
import { AccountFrame } from './account-frame.tsx'
import styles from './accounts.module.css'
import { AlreadyIn } from './already-in.tsx'
import { nextIn, takeNext, withNext } from './next.ts'
import { PasswordField } from './password-field.tsx'

const BLANK = { displayName: '', email: '', password: '' }

const toBody = ({ displayName, email, password }: typeof BLANK): Input<'register'>['body'] => ({
  email,
  password,
  ...(displayName.trim() !== '' && { displayName }),
})

export default function Register() {
  const next = nextIn(useSearch())
  const [, navigate] = useLocation()
  const viewer = useViewer()
  const form = useForm(
    BLANK,
    Object.keys(BLANK),
    async (values) => {
      await call('register', { body: toBody(values) })
      takeNext()
      noteSignIn()
      // A pending brew is saved first.
      navigate(isPendingBrew(next) ? next : withNext('/welcome', next), { replace: true })
    },
    {
      name: false,
      check: (values) =>
        mergeErrors(
          { password: values.password === '' ? 'Choose a password' : undefined },
          validate(toBody(values), register),
        ),
    },
  )

  if (viewer && !form.busy) return <AlreadyIn viewer={viewer} next={next} />
  return (
    <AccountFrame title="Create an account" lead="It takes a minute, and it is yours to export or delete at any time.">
      <form className={styles.form} noValidate onSubmit={form.submit}>
        <TextField
          label="Email"
          type="email"
          name="email"
          autoComplete="username"
          value={form.values.email}
          onChange={form.set('email')}
          error={form.errorOf('email')}
        />
        <PasswordField
          autoComplete="new-password"
          hint="At least 8 characters."
          value={form.values.password}
          onChange={form.set('password')}
          error={form.errorOf('password')}
        />
        <TextField
          label="Name (optional)"
          name="displayName"
          autoComplete="nickname"
          hint="How others see you. Your address is never shown."
          value={form.values.displayName}
          onChange={form.set('displayName')}
          error={form.errorOf('displayName')}
        />
        {form.error && <ErrorNote>{form.error}</ErrorNote>}
        <Button type="submit" busy={form.busy}>
          Create account
        </Button>
        <p className={styles.aside}>
          You have one already? <Link href={withNext('/sign-in', next)}>Sign in</Link>
        </p>
      </form>
    </AccountFrame>
  )
}
