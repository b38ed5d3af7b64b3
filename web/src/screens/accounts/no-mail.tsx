/** Shown where a forgotten password can't be reset by mail. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { LinkButton } from '#web/ui/button.tsx'
import { Page } from '#web/ui/page.tsx'
import { Empty } from '#web/ui/states.tsx'
import { withNext } from './next.ts'

export const NoMail = ({ next }: { next: string }) => (
  <Page title={t`Forgot your password?`} narrow>
    <Empty
      title={t`This server can't send email`}
      action={
        <LinkButton href={withNext('/sign-in', next)}>
          <Trans>Back to sign in</Trans>
        </LinkButton>
      }
    >
      <Trans>Ask its operator for a new password.</Trans>
    </Empty>
  </Page>
)
