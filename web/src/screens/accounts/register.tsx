/** Registration screen: an address and a password are enough, plus an invitation where the server requires one. */
import { msg, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Link, useLocation, useSearch } from 'wouter'
import { call, type Input } from '#web/api/client.ts'
import { register } from '#web/api/limits.ts'
import { PasswordField } from '#web/parts/account/password-field.tsx'
import { useSignInOptions } from '#web/parts/account/sign-in-options.ts'
import { noteSignIn, useViewer } from '#web/state/session.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { useForm } from '#web/ui/form.ts'
import { Page } from '#web/ui/page.tsx'
import { Empty, ErrorNote, Loading } from '#web/ui/states.tsx'
import { mergeErrors, validate } from '#web/ui/validation.ts'
import { isPendingBrew } from '../../parts/brew/pending-brew.ts'
import { AccountFrame } from './account-frame.tsx'
import styles from './accounts.module.css'
import { AlreadyIn } from './already-in.tsx'
import { inviteIn, nextIn, takeNext, withNext } from './next.ts'
import { ProviderChoice } from './provider-choice.tsx'

const TITLE = msg`Create an account`

export default function Register() {
  const search = useSearch()
  const [next, invite] = [nextIn(search), inviteIn(search)]
  const viewer = useViewer()
  const { data: options, isPending } = useSignInOptions()
  const [isBusy, setBusy] = useState(false)

  if (viewer && !isBusy) return <AlreadyIn viewer={viewer} next={next} />
  if (options?.registration === 'closed') return <Closed next={next} />
  if (options?.registration === 'invite' && invite === undefined) return <InvitationNeeded next={next} />
  return (
    <AccountFrame title={t(TITLE)} lead={t`Takes a minute. Export or delete everything whenever you like.`}>
      {isPending ? (
        <Loading height="24rem" />
      ) : (
        <div className={styles.form}>
          <RegisterForm next={next} invite={invite} onBusy={setBusy} />
          {options?.oidc && <ProviderChoice name={options.oidc.name} next={next} invite={invite} />}
          <p className={styles.aside}>
            <Trans>
              Already have an account? <Link href={withNext('/sign-in', next)}>Sign in</Link>
            </Trans>
          </p>
        </div>
      )}
    </AccountFrame>
  )
}

const BLANK = { displayName: '', email: '', password: '' }

const toBody = ({ displayName, email, password }: typeof BLANK): Input<'register'>['body'] => ({
  email,
  password,
  ...(displayName.trim() !== '' && { displayName }),
})

interface RegisterFormProps {
  next: string
  invite: string | undefined
  /** Called when a request starts or ends. */
  onBusy: (isBusy: boolean) => void
}

function RegisterForm({ next, invite, onBusy }: RegisterFormProps) {
  const [, navigate] = useLocation()
  const form = useForm(
    BLANK,
    Object.keys(BLANK),
    async (values) => {
      await call('register', { body: { ...toBody(values), invite } })
      takeNext()
      noteSignIn()
      // A pending brew is saved first.
      navigate(isPendingBrew(next) ? next : withNext('/welcome', next), { replace: true })
    },
    {
      name: false,
      check: (values) =>
        mergeErrors(
          { password: values.password === '' ? t`Choose a password` : undefined },
          validate(toBody(values), register),
        ),
    },
  )
  useEffect(() => onBusy(form.busy), [form.busy, onBusy])
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <TextField label={t`Email`} type="email" name="email" autoComplete="username" {...form.field('email')} />
      <PasswordField autoComplete="new-password" hint={t`At least 8 characters.`} {...form.field('password')} />
      <TextField
        label={t`Name (optional)`}
        name="displayName"
        autoComplete="nickname"
        hint={t`Shown to others. Your email address never is.`}
        {...form.field('displayName')}
      />
      {form.error && <ErrorNote>{form.error}</ErrorNote>}
      <Button type="submit" busy={form.busy}>
        <Trans>Create account</Trans>
      </Button>
    </form>
  )
}

const Closed = ({ next }: { next: string }) => (
  <Page title={t(TITLE)} narrow>
    <Empty title={t`Sign-up is closed`} action={<SignInLink next={next} />}>
      <Trans>This server isn't taking new members right now. Already have an account? Sign in as usual.</Trans>
    </Empty>
  </Page>
)

const InvitationNeeded = ({ next }: { next: string }) => (
  <Page title={t(TITLE)} narrow>
    <Empty title={t`You need an invitation`} action={<SignInLink next={next} />}>
      <Trans>Sign-up here is by invitation. Got one? Open its link to create your account.</Trans>
    </Empty>
  </Page>
)

const SignInLink = ({ next }: { next: string }) => (
  <LinkButton href={withNext('/sign-in', next)}>
    <Trans>Sign in</Trans>
  </LinkButton>
)
