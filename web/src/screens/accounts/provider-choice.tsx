/** Button to sign in or register with an OpenID Connect provider. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { ProviderLink } from '#web/parts/account/provider-link.tsx'
import styles from './accounts.module.css'
import { withNext } from './next.ts'

interface ProviderChoiceProps {
  name: string
  next: string
  invite: string | undefined
  /** Whether to show "or" above the button; false where the form above already has an "or". */
  hasOr?: boolean
}

export const ProviderChoice = ({ name, next, invite, hasOr = true }: ProviderChoiceProps) => (
  <>
    {hasOr && (
      <span className={styles.or}>
        <Trans comment="Between two ways to sign in">or</Trans>
      </span>
    )}
    {/* The welcome screen records the sign-in, and then redirects. */}
    <ProviderLink query={{ next: withNext('/welcome', next), invite }}>{t`Continue with ${name}`}</ProviderLink>
  </>
)
