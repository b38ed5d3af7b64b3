/** Sign-in settings of the account: address, password, linked accounts and devices. */
import { t } from '@lingui/core/macro'
import { useEffect } from 'react'
import { queryClient, useRead } from '../../../api/hooks.ts'
import { useSignInOptions } from '../../../parts/account/sign-in-options.ts'
import type { Viewer } from '../../../state/session.ts'
import { Card, Section } from '../../../ui/page.tsx'
import { ReadResult } from '../../../ui/states.tsx'
import { Devices } from './devices.tsx'
import { EmailAddress } from './email-address.tsx'
import { LinkedAccounts } from './linked-accounts.tsx'
import { Password } from './password.tsx'
import styles from './signing-in.module.css'

export function SigningIn({ viewer }: { viewer: Viewer }) {
  // Refetched on focus, because links in mails open in other windows.
  const security = useRead('getAccountSecurity', undefined, { refetchOnWindowFocus: 'always' })
  const email = security.data?.email
  useEffect(() => {
    // The rest of the app shows the address too.
    if (email !== undefined && email !== viewer.email) void queryClient.invalidateQueries({ queryKey: ['getMe'] })
  }, [email, viewer.email])
  const options = useSignInOptions().data
  const hasMail = options?.mail ?? true
  return (
    <Section heading={t`Sign-in`} id="signing-in">
      <Card className={styles.card}>
        <ReadResult read={security} height="18rem">
          {(security) => (
            <>
              <EmailAddress security={security} hasMail={hasMail} />
              <Password security={security} hasMail={hasMail} />
              <LinkedAccounts security={security} providerName={options?.oidc?.name} />
            </>
          )}
        </ReadResult>
      </Card>
      <Card className={styles.card}>
        <Devices />
      </Card>
    </Section>
  )
}
