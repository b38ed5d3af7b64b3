/** Link to the sign-in at the OpenID Connect provider; a plain link, since the server redirects the browser. */
import { addressOf } from '../../api/client.ts'
import { ServerLinkButton } from '../../ui/button.tsx'

interface ProviderLinkProps {
  query: {
    /** Path of this site to continue with after the sign-in. */
    next: string
    invite?: string | undefined
    /** Links the identity to the account that is signed in. */
    link?: true
  }
  children: string
}

export const ProviderLink = ({ query, children }: ProviderLinkProps) => (
  <ServerLinkButton look="quiet" href={addressOf('/api/auth/oidc/start', {}, query)}>
    {children}
  </ServerLinkButton>
)
