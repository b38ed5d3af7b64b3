/** Button that signs this device out. */
import { Trans } from '@lingui/react/macro'
import { useLocation } from 'wouter'
import { useSignOut } from '../../state/session.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.tsx'

export function SignOut() {
  const signOut = useSignOut()
  const [, navigate] = useLocation()
  const leave = () =>
    signOut().then(
      () => navigate('/'),
      (error) => toast((error as Error).message),
    )
  return (
    <Button look="quiet" onClick={leave}>
      <Trans>Sign out</Trans>
    </Button>
  )
}
