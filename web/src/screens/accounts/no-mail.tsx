/** Shown where a forgotten password can't be reset by mail. */
import { LinkButton } from '#web/ui/button.tsx'
import { Page } from '#web/ui/page.tsx'
import { Empty } from '#web/ui/states.tsx'
import { withNext } from './next.ts'

export const NoMail = ({ next }: { next: string }) => (
  <Page title="Forgot your password?" narrow>
    <Empty
      title="This server can't send mail"
      action={<LinkButton href={withNext('/sign-in', next)}>Back to signing in</LinkButton>}
    >
      Ask the person who runs it to help you with a new password.
    </Empty>
  </Page>
)
