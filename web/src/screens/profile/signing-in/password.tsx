/** Changing the password, or setting the first one. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Link } from 'wouter'
import type { Reply } from '../../../api/client.ts'
import { useWrite } from '../../../api/hooks.ts'
import { changePassword } from '../../../api/limits.ts'
import { PasswordField } from '../../../parts/account/password-field.tsx'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useForm } from '../../../ui/form.ts'
import { Row, Stack } from '../../../ui/page.tsx'
import { ErrorNote } from '../../../ui/states.tsx'
import { toast } from '../../../ui/toast.tsx'
import { validate } from '../../../ui/validation.ts'
import { Setting } from './setting.tsx'
import styles from './signing-in.module.css'

interface PasswordProps {
  security: Reply<'getAccountSecurity'>
  hasMail: boolean
}

export function Password({ security, hasMail }: PasswordProps) {
  const [isOpen, setOpen] = useState(false)
  const label = security.hasPassword ? t`Change password` : t`Set password`
  return (
    <Setting
      heading={t`Password`}
      actions={
        <Button look="quiet" onClick={() => setOpen(true)}>
          {label}
        </Button>
      }
    >
      <p className={styles.soft}>
        {security.hasPassword ? t`Changing it signs out your other devices.` : t`You sign in without a password.`}
      </p>
      <Dialog title={label} open={isOpen} onClose={() => setOpen(false)}>
        <PasswordForm security={security} hasMail={hasMail} onDone={() => setOpen(false)} />
      </Dialog>
    </Setting>
  )
}

function PasswordForm({ security: { email, hasPassword }, hasMail, onDone }: PasswordProps & { onDone: () => void }) {
  const change = useWrite('changePassword', {
    invalidates: ['getAccountSecurity', 'listSessions'],
    onSuccess: () => {
      onDone()
      toast(hasPassword ? t`Password changed` : t`Password set`)
    },
  })
  const form = useForm(
    { currentPassword: '', newPassword: '' },
    ['currentPassword', 'newPassword'],
    (values) => change.mutateAsync({ body: toBody(values) }),
    {
      name: false,
      check: (values) => validate(toBody(values), changePassword, hasPassword ? ['currentPassword'] : []),
    },
  )
  return (
    <form onSubmit={form.submit} noValidate>
      <Stack>
        {/* Tells password managers which account it is. */}
        <input type="text" name="username" autoComplete="username" value={email ?? ''} readOnly hidden />
        <p>{t`You stay signed in here. Your other devices are signed out.`}</p>
        {hasPassword && (
          <div>
            <PasswordField
              label={t`Current password`}
              name="currentPassword"
              autoComplete="current-password"
              {...form.field('currentPassword')}
            />
            {hasMail && email !== null && (
              <p className={styles.forgot}>
                <Link href="/sign-in?way=reset&next=%2Fprofile%2Fsettings">{t`Forgot your password?`}</Link>
              </p>
            )}
          </div>
        )}
        <PasswordField
          label={t`New password`}
          name="newPassword"
          autoComplete="new-password"
          hint={t`At least 8 characters`}
          {...form.field('newPassword')}
        />
        {form.error && <ErrorNote>{form.error}</ErrorNote>}
        <Row>
          <Button type="submit" busy={form.busy}>
            <Trans>Save password</Trans>
          </Button>
          <Button look="quiet" onClick={onDone}>
            <Trans>Cancel</Trans>
          </Button>
        </Row>
      </Stack>
    </form>
  )
}

/** An empty current password is omitted, because accounts may have none. */
const toBody = ({ currentPassword, newPassword }: { currentPassword: string; newPassword: string }) => ({
  newPassword,
  ...(currentPassword !== '' && { currentPassword }),
})
