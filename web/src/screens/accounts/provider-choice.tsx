/** The way to sign in or register at an OpenID Connect provider. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { ProviderLink } from '#web/parts/account/provider-link.tsx'
import styles from './accounts.module.css'
import { withNext } from './next.ts'

interface ProviderChoiceProps {
  name: string
  next: string
  invite: string | undefined
  /** Whether it is the first of the other ways. */
  hasOr?: boolean
}

export const ProviderChoice = ({ name, next, invite, hasOr = true }: ProviderChoiceProps) => (
  <>
    {hasOr && (
      <span className={styles.or}>
        <Trans comment="Between two ways to sign in">or</Trans>
      </span>
    )}
    {/* The welcome screen notes that somebody is signed in, and then goes on. */}
    <ProviderLink query={{ next: withNext('/welcome', next), invite }}>{t`Continue with ${name}`}</ProviderLink>
  </>
)
