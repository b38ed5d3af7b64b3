/** Landing screen of sign-in links and new accounts. */
import { useEffect, useState } from 'react'
import { useLocation, useSearch } from 'wouter'
import { noteSignIn, useMe, useViewer, type Viewer } from '#web/state/session.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Icon, type IconName } from '#web/ui/icons.tsx'
import { Card, Page, Row } from '#web/ui/page.tsx'
import { Empty, Failed, Loading } from '#web/ui/states.tsx'
import { toast } from '#web/ui/toast.tsx'
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
      <Page title="Welcome">
        {me.error ? <Failed error={me.error} onRetry={() => me.refetch()} /> : <Loading height="24rem" />}
      </Page>
    )
  }
  if (viewer === null) return <NotIn />
  // A pending brew is saved first, and whoever comes from their own profile knows their way.
  const isNew = viewer.profile === null && !isPendingBrew(next) && !next.startsWith('/profile/')
  return isNew ? <FirstSteps viewer={viewer} next={next} /> : <Onwards viewer={viewer} next={next} />
}

const NotIn = () => (
  <Page title="Welcome" narrow>
    <Empty
      title="Nobody is signed in here"
      action={
        <Row>
          <LinkButton href="/sign-in">Sign in</LinkButton>
          <LinkButton href="/register" look="quiet">
            Create an account
          </LinkButton>
        </Row>
      }
    >
      A sign-in link works once. If yours was used already, ask for another.
    </Empty>
  </Page>
)

/** Redirects returning users, who need no introduction. */
function Onwards({ viewer, next }: { viewer: Viewer; next: string }) {
  const [, navigate] = useLocation()
  useEffect(() => {
    toast(`Welcome back, ${viewer.displayName}`)
    navigate(next, { replace: true })
  }, [viewer.displayName, next, navigate])
  return (
    <Page title="Welcome back">
      <Loading height="24rem" />
    </Page>
  )
}

const FirstSteps = ({ viewer, next }: { viewer: Viewer; next: string }) => (
  <Page
    title="Welcome"
    heading={`Welcome, ${viewer.displayName}`}
    lead="Two small things make every recipe yours. Both can wait."
    actions={
      <LinkButton href={next} look="quiet">
        {next === '/' ? 'Go and dial in' : 'Go on'}
      </LinkButton>
    }
  >
    <div className={styles.steps}>
      <Step icon="bean" title="How do you like it?" href="/profile/taste" label="Tell your taste">
        Six sliders, a minute. Recipes are then ranked by how well they fit you.
      </Step>
      <Step icon="grinder" title="What do you brew with?" href="/profile/equipment" label="Add your equipment">
        Your grinder and your brewer, so that every setting is on your own dial.
      </Step>
    </div>
  </Page>
)

interface StepProps {
  icon: IconName
  title: string
  href: string
  label: string
  children: string
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
