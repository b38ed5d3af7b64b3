/** Layout of the portal's screens: for members of a roaster, with navigation. */
import { msg, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { Reply } from '#web/api/client.ts'
import { useRead } from '#web/api/hooks.ts'
import { RequireSignIn } from '#web/parts/account/require-sign-in.tsx'
import { ReviewNote } from '#web/parts/moderation/review-note.tsx'
import { useViewer } from '#web/state/session.ts'
import { Page } from '#web/ui/page.tsx'
import { SectionLinks } from '#web/ui/section-links.tsx'
import { Failed, Loading } from '#web/ui/states.tsx'
import { NotAMember } from './not-a-member.tsx'

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
  if (data?.roaster.review) return <Hidden roaster={data.roaster} />
  return (
    <Page
      title={title}
      heading={heading}
      above={data ? <Link href={`/roasters/${data.roaster.slug}`}>{data.roaster.name}</Link> : t`Roaster portal`}
      lead={lead}
      actions={actions}
    >
      <SectionLinks label={t`Roaster portal`} links={LINKS.map(([href, label]) => ({ href, label: t(label) }))} />
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

/** Shown while the roaster is hidden: members can only read the reason, and appeal once. */
function Hidden({ roaster: { id, name, slug, review, reviewReason } }: { roaster: Roaster }) {
  return (
    <Page title={t`Roaster portal`} heading={name} above={t`Roaster portal`}>
      <ReviewNote type="roaster" id={id} review={review!} reason={reviewReason} />
      <p>
        <Trans>
          Its page, coffees and widget are hidden as well. Everything is as it was once a moderator restores it.{' '}
          <Link href={`/roasters/${slug}`}>See the page</Link>
        </Trans>
      </p>
    </Page>
  )
}
