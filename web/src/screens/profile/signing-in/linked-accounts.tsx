/** Accounts at other services that the member can sign in with. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Reply } from '../../../api/client.ts'
import { useWrite } from '../../../api/hooks.ts'
import { ProviderLink } from '../../../parts/account/provider-link.tsx'
import { ConfirmButton } from '../../../ui/confirm-button.tsx'
import { toast } from '../../../ui/toast.tsx'
import { Setting } from './setting.tsx'
import styles from './signing-in.module.css'

type Identity = Reply<'getAccountSecurity'>['identities'][number]

interface LinkedAccountsProps {
  security: Reply<'getAccountSecurity'>
  /** The name of the provider that can be linked, if this server has one. */
  providerName: string | undefined
}

export function LinkedAccounts({ security: { identities }, providerName }: LinkedAccountsProps) {
  const canLink = providerName !== undefined && !identities.some(({ provider }) => provider === 'oidc')
  if (identities.length === 0 && !canLink) return null
  return (
    <Setting
      heading={t`Linked accounts`}
      actions={
        canLink && (
          <ProviderLink query={{ link: true, next: '/profile/settings' }}>{t`Link ${providerName}`}</ProviderLink>
        )
      }
    >
      {identities.length === 0 ? (
        <p className={styles.soft}>
          <Trans>Link your {providerName} account to sign in with it.</Trans>
        </p>
      ) : (
        <ul className={styles.identities} aria-label={t`Linked accounts`}>
          {identities.map((identity) => (
            <LinkedAccount key={identity.provider} identity={identity} />
          ))}
        </ul>
      )}
    </Setting>
  )
}

function LinkedAccount({ identity: { provider, name } }: { identity: Identity }) {
  const unlink = useWrite('unlinkIdentity', {
    invalidates: ['getAccountSecurity'],
    onSuccess: () => toast(t`${name} unlinked`),
  })
  return (
    <li>
      <span>{name}</span>
      <ConfirmButton
        label={t`Unlink`}
        name={t`Unlink ${name}`}
        look="quiet"
        question={t`Unlink ${name}?`}
        yes={t`Unlink`}
        onYes={() => unlink.mutateAsync({ path: { provider } })}
      >
        <Trans>You won't be able to sign in with {name} anymore. Your account stays as it is.</Trans>
      </ConfirmButton>
    </li>
  )
}
