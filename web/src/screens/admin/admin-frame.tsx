/** Layout of the admin screens: for moderators and operators, with navigation. Everybody else gets "not found". */
import { msg, t } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import { useMe, useViewer, type Viewer } from '#web/state/session.ts'
import { NotFound } from '#web/ui/not-found.tsx'
import { Page } from '#web/ui/page.tsx'
import { SectionLinks } from '#web/ui/section-links.tsx'
import { Failed, Loading } from '#web/ui/states.tsx'

const LINKS = [
  { href: '/admin', label: msg`Overview` },
  { href: '/admin/queue', label: msg`Queue` },
  { href: '/admin/members', label: msg`Members` },
  { href: '/admin/content', label: msg`Content` },
  { href: '/admin/claims', label: msg`Roasters` },
  { href: '/admin/equipment', label: msg`Grinders` },
  { href: '/admin/invites', label: msg`Invitations`, isForOperators: true },
  { href: '/admin/settings', label: msg`Settings`, isForOperators: true },
  { href: '/admin/audit', label: msg`Audit log` },
] as const

interface AdminFrameProps {
  title: string
  heading?: ReactNode
  lead?: ReactNode
  actions?: ReactNode
  isForOperators?: boolean
  children: ReactNode | ((viewer: Viewer) => ReactNode)
}

export function AdminFrame({ title, heading, lead, actions, isForOperators, children }: AdminFrameProps) {
  const viewer = useViewer()
  const me = useMe()
  if (viewer === undefined) {
    return (
      <Page title="Brewprint" heading={<span className="visually-hidden">Brewprint</span>}>
        {me.error ? <Failed error={me.error} onRetry={() => me.refetch()} /> : <Loading height="60vh" />}
      </Page>
    )
  }
  const isAllowed = viewer && (isForOperators ? viewer.role === 'operator' : viewer.role !== 'member')
  if (!isAllowed) return <NotFound />
  return (
    <Page title={title} heading={heading} above={t`Moderation`} lead={lead} actions={actions}>
      <SectionLinks label={t`Moderation`} links={linksOf(viewer.role === 'operator')} />
      {typeof children === 'function' ? children(viewer) : children}
    </Page>
  )
}

const linksOf = (isOperator: boolean) =>
  LINKS.filter((link) => isOperator || !('isForOperators' in link)).map(({ href, label }) => ({
    href,
    label: t(label),
  }))
