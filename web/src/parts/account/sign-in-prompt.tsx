/** Dialog that asks signed-out users to sign in when they use something for members. */
import { t } from '@lingui/core/macro'
import { type ReactNode, useState } from 'react'
import { useViewer } from '../../state/session.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Row, Stack } from '../../ui/page.tsx'
import { useReturnPath } from './require-sign-in.tsx'

interface SignInPrompt {
  /** Runs the action if signed in, else opens a dialog with this title: "Sign in to save recipes". */
  asMember(title: string, action: () => void): void
  /** The dialog, to be rendered anywhere on the screen. */
  signInPrompt: ReactNode
}

export function useSignInPrompt(): SignInPrompt {
  const viewer = useViewer()
  const [title, setTitle] = useState<string>()
  return {
    asMember: (title, action) => (viewer === null ? setTitle(title) : action()),
    signInPrompt: (
      <Dialog title={title ?? ''} open={title !== undefined} onClose={() => setTitle(undefined)}>
        <Stack>
          <p>{t`It takes a minute. Afterwards you're back on this page.`}</p>
          <SignInLinks />
        </Stack>
      </Dialog>
    ),
  }
}

/** Links to sign in and to register that lead back here; quiet beside a page's own main action. */
export function SignInLinks({ isQuiet = false }: { isQuiet?: boolean }) {
  const here = useReturnPath()
  return (
    <Row>
      <LinkButton href={`/sign-in?next=${here}`} look={isQuiet ? 'quiet' : 'primary'}>{t`Sign in`}</LinkButton>
      <LinkButton href={`/register?next=${here}`} look="quiet">
        {t`Sign up`}
      </LinkButton>
    </Row>
  )
}
