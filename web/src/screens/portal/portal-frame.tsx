/** Layout of the portal's screens: for members of a roaster, with navigation. */
import { msg, t } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import type { Reply } from '#web/api/client.ts'
import { useRead } from '#web/api/hooks.ts'
import { RequireSignIn } from '#web/parts/account/require-sign-in.tsx'
import { useViewer } from '#web/state/session.ts'
import { Page } from '#web/ui/page.tsx'
import { Failed, Loading } from '#web/ui/states.tsx'
import { NotAMember } from './not-a-member.tsx'
import styles from './portal.module.css'

export type Roaster = Reply<'getRoasterProfile'>['roaster']

const LINKS = [
  ['/portal', msg`Overview`],
  ['/portal/coffees', msg`Coffees`],
  ['/portal/embed', msg`Widget`],
  ['/portal/analytics', msg`Analytics`],
  ['/portal/profile', msg`Profile`],
  ['/portal/members', msg`Members`],
] as const

interface PortalFrameProps {
  title: string
  heading?: ReactNode
  lead?: ReactNode
  actions?: ReactNode
  children: (roaster: Roaster) => ReactNode
}

export function PortalFrame(props: PortalFrameProps) {
  // Signed-out users see what the portal is for.
  if (useViewer() === null) return <NotAMember isSignedIn={false} />
  return (
    <RequireSignIn title={props.title} why="">
      <ForMembers {...props} />
    </RequireSignIn>
  )
}

function ForMembers({ title, heading, lead, actions, children }: PortalFrameProps) {
  const { data, error, refetch } = useRead('getRoasterProfile')
  if (error?.status === 403) return <NotAMember isSignedIn />
  return (
    <Page
      title={title}
      heading={heading}
      above={data ? <Link href={`/roasters/${data.roaster.slug}`}>{data.roaster.name}</Link> : t`Roaster portal`}
      lead={lead}
      actions={actions}
    >
      <PortalLinks />
      {data ? (
        children(data.roaster)
      ) : error ? (
        <Failed error={error} onRetry={() => refetch()} />
      ) : (
        <Loading height="60vh" />
      )}
    </Page>
  )
}

function PortalLinks() {
  const [location] = useLocation()
  const isHere = (href: string) => (href === '/portal' ? location === href : location.startsWith(href))
  return (
    <nav aria-label={t`Roaster portal`} className={styles.ways} data-noprint>
      {LINKS.map(([href, label]) => (
        <Link key={href} href={href} aria-current={isHere(href) ? 'page' : undefined}>
          {t(label)}
        </Link>
      ))}
    </nav>
  )
}
