/** Shown after a link was requested by mail. The text is the same whether or not the address has an account. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useSearch } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { call } from '#web/api/client.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { useForm } from '#web/ui/form.ts'
import { Card, Page, Row, Stack } from '#web/ui/page.tsx'
import { ErrorNote } from '#web/ui/states.tsx'
import { toast } from '#web/ui/toast.tsx'
import styles from './accounts.module.css'
import { nextIn, withNext } from './next.ts'
import { LINKS, type LinkKind, type MailSent } from './request-link.tsx'

export default function CheckMail() {
  const next = nextIn(useSearch())
  const { email, kind = 'link' } = useHistoryState<Partial<MailSent> | null>() ?? {}
  const again = useForm(
    {},
    [],
    async () => {
      const { message } = await call(LINKS[kind].operation, { body: { email: email ?? '' } })
      toast(message)
    },
    { name: false },
  )
  return (
    <Page title={t`Check your email`} narrow>
      <Card>
        <Stack>
          <p>
            <OnItsWay email={email} kind={kind} />
          </p>
          <p>
            <Trans>The link works once and expires in an hour. Nothing after a minute? Check your spam folder.</Trans>
          </p>
          {again.error && <ErrorNote>{again.error}</ErrorNote>}
          <Row>
            {email && (
              <Button look="quiet" busy={again.busy} onClick={() => again.submit()}>
                <Trans>Send another</Trans>
              </Button>
            )}
            <LinkButton href={withNext('/sign-in', next)} look={email ? 'plain' : 'quiet'}>
              <Trans>Use another address</Trans>
            </LinkButton>
          </Row>
        </Stack>
      </Card>
    </Page>
  )
}

function OnItsWay({ email, kind }: { email: string | undefined; kind: LinkKind }) {
  if (!email) {
    return kind === 'link' ? (
      <Trans>If your address has an account, a sign-in link is on its way. Open it in this browser.</Trans>
    ) : (
      <Trans>If your address has an account, a link to choose a new password is on its way.</Trans>
    )
  }
  const address = <strong className={styles.address}>{email}</strong>
  return kind === 'link' ? (
    <Trans>If {address} has an account, a sign-in link is on its way. Open it in this browser.</Trans>
  ) : (
    <Trans>If {address} has an account, a link to choose a new password is on its way.</Trans>
  )
}
