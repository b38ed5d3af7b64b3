/** Form that asks for a mailed link: one that signs in, or one to choose a new password. */
import { msg, t } from '@lingui/core/macro'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { call } from '#web/api/client.ts'
import { requestMagicLink } from '#web/api/limits.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/fields.tsx'
import { useForm } from '#web/ui/form.ts'
import { ErrorNote } from '#web/ui/states.tsx'
import { validate } from '#web/ui/validation.ts'
import styles from './accounts.module.css'
import { storeNext, withNext } from './next.ts'

/** The links that can be asked for. */
export const LINKS = {
  link: { operation: 'requestMagicLink', button: msg`Email me a sign-in link` },
  reset: { operation: 'requestPasswordReset', button: msg`Email me the link` },
} as const

export type LinkKind = keyof typeof LINKS

/** History state that the check-mail screen reads. */
export interface MailSent {
  email: string
  kind: LinkKind
}

export interface AddressProps {
  email: string
  setEmail: (email: string) => void
  next: string
  /** Called when a request starts or ends. */
  onBusy: (isBusy: boolean) => void
}

/** Requests a link and goes to the check-mail screen. */
export function useLinkRequest(kind: LinkKind, email: string, next: string) {
  const [, navigate] = useLocation()
  return useForm(
    {},
    ['email'],
    async () => {
      await call(LINKS[kind].operation, { body: { email } })
      storeNext(next)
      const state: MailSent = { email: email.trim(), kind }
      navigate(withNext('/check-mail', next), { state })
    },
    { name: false, check: () => validate({ email }, requestMagicLink) },
  )
}

export function RequestLink({ email, setEmail, next, onBusy, way }: AddressProps & { way: LinkKind }) {
  const form = useLinkRequest(way, email, next)
  useEffect(() => onBusy(form.busy), [form.busy, onBusy])
  return (
    <form className={styles.form} noValidate onSubmit={form.submit}>
      <TextField
        label={t`Email`}
        type="email"
        name="email"
        autoComplete="username"
        value={email}
        onChange={setEmail}
        error={form.errorOf('email')}
      />
      {form.error && <ErrorNote>{form.error}</ErrorNote>}
      <Button type="submit" busy={form.busy}>
        {t(LINKS[way].button)}
      </Button>
    </form>
  )
}
