/** Landing screen of sign-in links and new accounts. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { hasDrafts } from '#web/state/draft-state.ts'
import { noteSignIn, useMe, useViewer, type Viewer } from '#web/state/session.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Icon, type IconName } from '#web/ui/icons.tsx'
import { Card, Page, Row } from '#web/ui/page.tsx'
import { Empty, Failed, Loading } from '#web/ui/states.tsx'
import { isPendingBrew } from '../../parts/brew/pending-brew.ts'
import styles from './accounts.module.css'
import { nextIn, takeNext } from './next.ts'

export default function Welcome() {
  const [next, setNext] = useState<string>()
  const search = useSearch()
  const viewer = useViewer()
  const me = useMe()
  useEffect(() => {
    noteSignIn()
    const kept = takeNext()
    const named = nextIn(search)
    setNext((before) => before ?? (named === '/' ? kept : named))
  }, [search])

  if (next === undefined || viewer === undefined) {
    return (
      <Page title={t`Welcome`}>
        {me.error ? <Failed error={me.error} onRetry={() => me.refetch()} /> : <Loading height="24rem" />}
      </Page>
    )
  }
  if (viewer === null) return <NotIn />
  // No introduction before a pending brew or unsaved input, nor for users who come from their own profile.
  const isNew = viewer.profile === null && !isPendingBrew(next) && !hasDrafts() && !next.startsWith('/profile/')
  return isNew ? <FirstSteps viewer={viewer} next={next} /> : <Onwards next={next} />
}

const NotIn = () => (
  <Page title={t`Welcome`} narrow>
    <Empty
      title={t`You're not signed in`}
      action={
        <Row>
          <LinkButton href="/sign-in">
            <Trans>Sign in</Trans>
          </LinkButton>
          <LinkButton href="/register" look="quiet">
            <Trans>Create an account</Trans>
          </LinkButton>
        </Row>
      }
    >
      <Trans>A sign-in link works only once. Ask for a new one to sign in.</Trans>
    </Empty>
  </Page>
)

/** Redirects returning users, who need no introduction. */
function Onwards({ next }: { next: string }) {
  const [, navigate] = useLocation()
  useEffect(() => navigate(next, { replace: true }), [next, navigate])
  return (
    <Page title={t`Welcome back`}>
      <Loading height="24rem" />
    </Page>
  )
}

const FirstSteps = ({ viewer: { displayName: name }, next }: { viewer: Viewer; next: string }) => (
  <Page
    title={t`Welcome`}
    heading={t`Welcome, ${name}`}
    lead={t`Two quick steps fit every recipe to you. Both can wait.`}
    actions={
      <LinkButton href={next} look="quiet">
        {next === '/' ? t`Start dialing in` : t`Continue`}
      </LinkButton>
    }
  >
    <div className={styles.steps}>
      <Step icon="bean" title={t`How do you like your coffee?`} href="/profile/taste" label={t`Set your taste`}>
        <Trans>Six sliders, one minute. We rank recipes by how well they match.</Trans>
      </Step>
      <Step icon="grinder" title={t`What do you brew with?`} href="/profile/equipment" label={t`Add your equipment`}>
        <Trans>Add your grinder and brewer to see every grind setting on your own dial.</Trans>
      </Step>
    </div>
  </Page>
)

interface StepProps {
  icon: IconName
  title: string
  href: string
  label: string
  children: ReactNode
}

const Step = ({ icon, title, href, label, children }: StepProps) => (
  <Card>
    <div className={styles.step}>
      <Icon name={icon} size={30} />
      <h2>{title}</h2>
      <p>{children}</p>
      <LinkButton href={href}>{label}</LinkButton>
    </div>
  </Card>
)
