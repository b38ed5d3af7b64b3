/** Shown on the sign-in screens to signed-in users: continue or sign out. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { ApiError } from '#web/api/client.ts'
import { useSignOut, type Viewer } from '#web/state/session.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Page, Row } from '#web/ui/page.tsx'
import { ErrorNote } from '#web/ui/states.tsx'
import { toast } from '#web/ui/toast.tsx'
import styles from './accounts.module.css'

export const AlreadyIn = ({ viewer, next }: { viewer: Viewer; next: string }) => (
  <Page title={t`You're signed in`} lead={<SignedInAs viewer={viewer} />} narrow>
    <Row>
      <LinkButton href={next}>
        <Trans>Continue</Trans>
      </LinkButton>
      <SignOutButton />
    </Row>
  </Page>
)

function SignedInAs({ viewer: { displayName: name, email } }: { viewer: Viewer }) {
  if (!email) return <Trans>As {name}.</Trans>
  return (
    <Trans>
      As {name} <span className={styles.address}>({email})</span>.
    </Trans>
  )
}

function SignOutButton() {
  const signOut = useSignOut()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const onClick = async () => {
    setBusy(true)
    setError(undefined)
    try {
      await signOut()
      toast(t`Signed out`)
    } catch (refused) {
      if (!(refused instanceof ApiError)) throw refused
      setError(refused.message)
      setBusy(false)
    }
  }
  return (
    <>
      <Button look="quiet" busy={busy} onClick={onClick}>
        <Trans>Sign out</Trans>
      </Button>
      {error && <ErrorNote>{error}</ErrorNote>}
    </>
  )
}
