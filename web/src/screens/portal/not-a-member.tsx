/** Portal for users without a roaster: what it is for, and the state of their claim. */

import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import type { Reply } from '#web/api/client.ts'
import { useRead } from '#web/api/hooks.ts'
import { useFormat } from '#web/state/units.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Icon, type IconName } from '#web/ui/icons.tsx'
import { Card, Grid, Page, Row, Stack, Tag } from '#web/ui/page.tsx'
import { ReadResult } from '#web/ui/states.tsx'
import styles from './portal.module.css'

export type Claim = Reply<'listRoasterClaims'>['claims'][number]

const OFFERS: readonly { icon: IconName; title: MessageDescriptor; text: MessageDescriptor }[] = [
  {
    icon: 'bean',
    title: msg`Your coffees`,
    text: msg`Describe them in your own words and add recipes for every brew method.`,
  },
  {
    icon: 'share',
    title: msg`A widget for your shop`,
    text: msg`Show your recipes on your website, in your colors, with two lines of HTML.`,
  },
  {
    icon: 'log',
    title: msg`Analytics`,
    text: msg`See how often your recipes are viewed and clicked, by day, website and brew method.`,
  },
]

export const NotAMember = ({ isSignedIn }: { isSignedIn: boolean }) => (
  <Page title={t`Roaster portal`} lead={t`For the people who roast the coffee we all brew.`}>
    {isSignedIn ? <ClaimState /> : <FirstClaim />}
    <Grid>
      {OFFERS.map(({ icon, title, text }) => (
        <Card key={icon}>
          <div className={styles.offer}>
            <Icon name={icon} size={28} />
            <h2>{t(title)}</h2>
            <p>{t(text)}</p>
          </div>
        </Card>
      ))}
    </Grid>
  </Page>
)

/** The latest claim, or a link to make one. */
function ClaimState() {
  const claims = useClaims()
  return (
    <ReadResult read={claims} height="9rem">
      {({ claims: [latest] }) => (latest ? <ClaimCard claim={latest} /> : <FirstClaim />)}
    </ReadResult>
  )
}

export const useClaims = () => useRead('listRoasterClaims', { query: { limit: 20 } })

export const isOpen = ({ status }: Claim): boolean => status === 'PENDING' || status === 'PENDING_REVIEW'

const FirstClaim = () => (
  <Card>
    <div className={styles.invitation}>
      <p>
        <Trans>Do you work for a roaster? Claim it with your business email.</Trans>
      </p>
      <Row>
        <LinkButton href="/portal/claim">
          <Trans>Claim your roaster</Trans>
        </LinkButton>
        <a href="/embed/demo">
          <Trans>See the widget</Trans>
        </a>
      </Row>
    </div>
  </Card>
)

const STATES: Record<Claim['status'], { tag: MessageDescriptor; text: (claim: Claim) => ReactNode }> = {
  PENDING: {
    tag: msg`Waiting for you`,
    text: ({ businessEmail }) => (
      <Trans>
        We emailed <strong className={styles.address}>{businessEmail}</strong>. Open the link in that email to confirm
        your address.
      </Trans>
    ),
  },
  PENDING_REVIEW: {
    tag: msg`In review`,
    text: () => <Trans>Your address is confirmed. We're reviewing your claim and will email you.</Trans>,
  },
  APPROVED: { tag: msg`Approved`, text: () => <Trans>You can use the portal now.</Trans> },
  REJECTED: {
    tag: msg`Declined`,
    text: () => <Trans>We couldn't confirm that this roaster is yours. You can claim it again with other proof.</Trans>,
  },
}

export function ClaimCard({ claim }: { claim: Claim }) {
  const { tag, text } = STATES[claim.status]
  const roasterName = claim.roaster.name
  const day = useFormat().dayInSentence(claim.createdAt)
  return (
    <Card>
      <Stack>
        <Row>
          <h2>
            <Trans>Your claim to {roasterName}</Trans>
          </h2>
          <Tag>{t(tag)}</Tag>
        </Row>
        <p>{text(claim)}</p>
        <p className={styles.soft}>
          <Trans>Sent {day}.</Trans>
        </p>
        {claim.status === 'REJECTED' && (
          <div>
            <LinkButton href="/portal/claim">
              <Trans>Claim again</Trans>
            </LinkButton>
          </div>
        )}
      </Stack>
    </Card>
  )
}
