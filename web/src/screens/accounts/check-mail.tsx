/** After asking for a sign-in link. It says the same whether or not the address has an account. */
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

export default function CheckMail() {
  const next = nextIn(useSearch())
  const email = useHistoryState<{ email?: string } | null>()?.email
  const again = useForm(
    {},
    [],
    async () => {
      const { message } = await call('requestMagicLink', { body: { email: email ?? '' } })
      toast(message)
    },
    { name: false },
  )
  return (
    <Page title="Check your mail" narrow>
      <Card>
        <Stack>
          <p>
            If {email ? <strong className={styles.address}>{email}</strong> : 'your address'} has an account, a sign-in
            link is on its way. Open it in this browser.
          </p>
          <p>The link works once, within an hour. It may take a minute, and it may have landed among the spam.</p>
          {again.error && <ErrorNote>{again.error}</ErrorNote>}
          <Row>
            {email && (
              <Button look="quiet" busy={again.busy} onClick={() => again.submit()}>
                Send another
              </Button>
            )}
            <LinkButton href={withNext('/sign-in', next)} look={email ? 'plain' : 'quiet'}>
              Use another address
            </LinkButton>
          </Row>
        </Stack>
      </Card>
    </Page>
  )
}
