/** Renders a screen for signed-in users only; others get sign-in links that lead back here. */
import { t } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import { useLocation, useSearch } from 'wouter'
import { useMe, useViewer, type Viewer } from '../../state/session.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Page, Row } from '../../ui/page.tsx'
import { Empty, Failed, Loading } from '../../ui/states.tsx'

interface RequireSignInProps {
  /** Title of the screen, also shown while signed out. */
  title: string
  /** What an account offers here: "Your brews, their grind settings and what you thought of them." */
  why: ReactNode
  /** An alternative that works without an account. */
  instead?: ReactNode
  children: ReactNode | ((viewer: Viewer) => ReactNode)
}

export function RequireSignIn({ title, why, instead, children }: RequireSignInProps) {
  const viewer = useViewer()
  const me = useMe()
  const here = useReturnPath()
  if (viewer) return <>{typeof children === 'function' ? children(viewer) : children}</>
  if (viewer === undefined)
    return (
      <Page title={title}>
        {me.error ? <Failed error={me.error} onRetry={() => me.refetch()} /> : <Loading height="60vh" />}
      </Page>
    )
  return (
    <Page title={title} narrow>
      <Empty
        title={t`Sign in first`}
        action={
          <Row>
            <LinkButton href={`/sign-in?next=${here}`}>{t`Sign in`}</LinkButton>
            <LinkButton href={`/register?next=${here}`} look="quiet">
              {t`Sign up`}
            </LinkButton>
            {instead}
          </Row>
        }
      >
        {why}
      </Empty>
    </Page>
  )
}

/** This URL's path and query, encoded for a `next` parameter. */
export function useReturnPath(): string {
  const [path] = useLocation()
  const search = useSearch()
  return encodeURIComponent(search ? `${path}?${search}` : path)
}
