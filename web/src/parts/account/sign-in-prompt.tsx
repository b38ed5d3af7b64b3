/** Dialog that asks signed-out users to sign in when they use something for members. */
import { type ReactNode, useState } from 'react'
import { useViewer } from '../../state/session.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Row, Stack } from '../../ui/page.tsx'
import { useReturnPath } from './require-sign-in.tsx'

interface SignInPrompt {
  /** Runs the action if signed in, else opens the dialog "Sign in to …", which ends with `why`. */
  asMember(why: string, action: () => void): void
  /** The dialog, to be rendered anywhere on the screen. */
  signInPrompt: ReactNode
}

export function useSignInPrompt(): SignInPrompt {
  const viewer = useViewer()
  const [why, setWhy] = useState<string>()
  return {
    asMember: (why, action) => (viewer === null ? setWhy(why) : action()),
    signInPrompt: (
      <Dialog title={`Sign in to ${why ?? ''}`} open={why !== undefined} onClose={() => setWhy(undefined)}>
        <Stack>
          <p>It takes a minute, and you come back to this page.</p>
          <SignInLinks />
        </Stack>
      </Dialog>
    ),
  }
}

/** Links to sign in and to register that lead back here. */
export function SignInLinks() {
  const here = useReturnPath()
  return (
    <Row>
      <LinkButton href={`/sign-in?next=${here}`}>Sign in</LinkButton>
      <LinkButton href={`/register?next=${here}`} look="quiet">
        Create an account
      </LinkButton>
    </Row>
  )
}
