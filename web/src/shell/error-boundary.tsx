/** Error boundary of the screens: shows a message for errors and chunks that failed to load; navigation resets it. */
import { t } from '@lingui/core/macro'
import { Component, type ReactNode } from 'react'
import { useLocation, useSearch } from 'wouter'
import { queryClient } from '../api/hooks.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { ChunkLoadError } from '../ui/load-part.ts'
import { Page, Row } from '../ui/page.tsx'

/** Resets the error when the URL changes. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const [path] = useLocation()
  const search = useSearch()
  return <Boundary address={`${path}?${search}`}>{children}</Boundary>
}

interface BoundaryProps {
  address: string
  children: ReactNode
}

class Boundary extends Component<BoundaryProps, { error: unknown }> {
  override state = { error: undefined }
  static getDerivedStateFromError = (error: unknown) => ({ error: error ?? new Error('Unknown') })

  override componentDidUpdate(before: BoundaryProps) {
    if (this.state.error !== undefined && before.address !== this.props.address) this.clear()
  }

  clear = () => this.setState({ error: undefined })

  override render() {
    const { error } = this.state
    return error === undefined ? this.props.children : <ErrorPage error={error} onRetry={this.clear} />
  }
}

function ErrorPage({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const isMissing = error instanceof ChunkLoadError
  const retry = () => {
    // Only a reload retries a failed import.
    if (isMissing) return window.location.reload()
    // The data that caused the error may be cached.
    void queryClient.resetQueries()
    onRetry()
  }
  return (
    <Page
      title={t`Something went wrong`}
      lead={
        isMissing
          ? t`This page didn't load. Check your connection and try again.`
          : t`This page couldn't be shown. The rest of Brewprint still works.`
      }
      narrow
    >
      <Row>
        <Button onClick={retry}>{t`Try again`}</Button>
        <LinkButton href="/" look="quiet">
          {t`Dial in a coffee`}
        </LinkButton>
        <LinkButton href="/recipes" look="quiet">
          {t`Browse recipes`}
        </LinkButton>
      </Row>
    </Page>
  )
}
