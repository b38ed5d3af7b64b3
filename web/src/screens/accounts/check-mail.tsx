/** After asking for a link by mail. It says the same whether or not the address has an account. */
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
import { LINKS, type MailSent } from './request-link.tsx'

const WORDS = {
  link: { what: 'a sign-in link', after: 'Open it in this browser.' },
  reset: { what: 'a link to choose a new password', after: 'You are signed in once you have chosen it.' },
} as const

export default function CheckMail() {
  const next = nextIn(useSearch())
  const { email, kind = 'link' } = useHistoryState<Partial<MailSent> | null>() ?? {}
  const { what, after } = WORDS[kind]
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
    <Page title="Check your mail" narrow>
      <Card>
        <Stack>
          <p>
            If {email ? <strong className={styles.address}>{email}</strong> : 'your address'} has an account, {what} is
            on its way. {after}
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
