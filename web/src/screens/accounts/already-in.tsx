/** Shown on the sign-in screens to signed-in users: continue or sign out. */
import { useState } from 'react'
import { ApiError } from '#web/api/client.ts'
import { useSignOut, type Viewer } from '#web/state/session.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Page, Row } from '#web/ui/page.tsx'
import { ErrorNote } from '#web/ui/states.tsx'
import { toast } from '#web/ui/toast.tsx'
import styles from './accounts.module.css'

export const AlreadyIn = ({ viewer, next }: { viewer: Viewer; next: string }) => (
  <Page
    title="You are signed in"
    lead={
      <>
        As {viewer.displayName}
        {viewer.email && <span className={styles.address}> ({viewer.email})</span>}.
      </>
    }
    narrow
  >
    <Row>
      <LinkButton href={next}>Continue</LinkButton>
      <SignOutButton />
    </Row>
  </Page>
)

function SignOutButton() {
  const signOut = useSignOut()
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<string>()
  const leave = async () => {
    setBusy(true)
    setError(undefined)
    try {
      await signOut()
      toast('You are signed out')
    } catch (refused) {
      if (!(refused instanceof ApiError)) throw refused
      setError(refused.message)
      setBusy(false)
    }
  }
  return (
    <>
      <Button look="quiet" busy={busy} onClick={leave}>
        Sign out
      </Button>
      {error && <ErrorNote>{error}</ErrorNote>}
    </>
  )
}
