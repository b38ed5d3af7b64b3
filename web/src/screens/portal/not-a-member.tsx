/** Portal for users without a roaster: what it is for, and the state of their claim. */
import type { ReactNode } from 'react'
import type { Reply } from '#web/api/client.ts'
import { useRead } from '#web/api/hooks.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { formatDayInSentence } from '#web/ui/format.ts'
import { Icon, type IconName } from '#web/ui/icons.tsx'
import { Card, Grid, Page, Row, Stack, Tag } from '#web/ui/page.tsx'
import { ReadResult } from '#web/ui/states.tsx'
import styles from './portal.module.css'

export type Claim = Reply<'listRoasterClaims'>['claims'][number]

const OFFERS: readonly { icon: IconName; title: string; text: string }[] = [
  {
    icon: 'bean',
    title: 'Your coffees',
    text: 'Told in your own words, with your own recipes for every way to brew them.',
  },
  {
    icon: 'share',
    title: 'A widget for your shop',
    text: 'One line of HTML shows your recipes on your site, in your colours.',
  },
  {
    icon: 'log',
    title: 'What becomes of it',
    text: 'How often a recipe was seen and followed, by day, by site, by method.',
  },
]

export const NotAMember = ({ isSignedIn }: { isSignedIn: boolean }) => (
  <Page title="Roaster portal" lead="For the people who roast the coffee that everybody here brews.">
    {isSignedIn ? <ClaimState /> : <FirstClaim />}
    <Grid>
      {OFFERS.map(({ icon, title, text }) => (
        <Card key={icon}>
          <div className={styles.offer}>
            <Icon name={icon} size={28} />
            <h2>{title}</h2>
            <p>{text}</p>
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
      <p>Is one of the roasters here yours, or should it be here? Claim it with your business address.</p>
      <Row>
        <LinkButton href="/portal/claim">Claim your roastery</LinkButton>
        <a href="/embed/demo">See the widget first</a>
      </Row>
    </div>
  </Card>
)

const STATES: Record<Claim['status'], { tag: string; words: (claim: Claim) => ReactNode }> = {
  PENDING: {
    tag: 'Waiting for you',
    words: ({ businessEmail }) => (
      <>
        We wrote to <strong className={styles.address}>{businessEmail}</strong>. Follow the link in that mail to confirm
        the address.
      </>
    ),
  },
  PENDING_REVIEW: {
    tag: 'Being looked at',
    words: () => 'Your address is confirmed. Somebody looks at the claim now, and tells you by mail.',
  },
  APPROVED: { tag: 'Approved', words: () => 'The portal is yours.' },
  REJECTED: {
    tag: 'Declined',
    words: () => 'We could not tell that the roaster is yours. You may claim it again, with another proof.',
  },
}

export function ClaimCard({ claim }: { claim: Claim }) {
  const { tag, words } = STATES[claim.status]
  return (
    <Card>
      <Stack>
        <Row>
          <h2>Your claim on {claim.roaster.name}</h2>
          <Tag>{tag}</Tag>
        </Row>
        <p>{words(claim)}</p>
        <p className={styles.soft}>Sent {formatDayInSentence(claim.createdAt)}.</p>
        {claim.status === 'REJECTED' && (
          <div>
            <LinkButton href="/portal/claim">Claim again</LinkButton>
          </div>
        )}
      </Stack>
    </Card>
  )
}
