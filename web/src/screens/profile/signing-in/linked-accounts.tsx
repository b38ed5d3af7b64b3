/** Accounts at other services that one can sign in with. */
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
      heading="Linked accounts"
      actions={
        canLink && (
          <ProviderLink query={{ link: true, next: '/profile/settings' }}>{`Link ${providerName}`}</ProviderLink>
        )
      }
    >
      {identities.length === 0 ? (
        <p className={styles.soft}>None. Link your {providerName} account and sign in with it.</p>
      ) : (
        <ul className={styles.identities} aria-label="Linked accounts">
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
    onSuccess: () => toast(`${name} is unlinked`),
  })
  return (
    <li>
      <span>{name}</span>
      <ConfirmButton
        label="Unlink"
        name={`Unlink ${name}`}
        look="quiet"
        question={`Unlink ${name}?`}
        yes="Unlink it"
        onYes={() => unlink.mutateAsync({ path: { provider } })}
      >
        You can then no longer sign in with {name}. Everything in your account stays.
      </ConfirmButton>
    </li>
  )
}
