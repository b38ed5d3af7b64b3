/** Page of one resource: shows it once it is loaded, else loading, "not found" or the error. */
import { t } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import { Redirect } from 'wouter'
import type { ApiError } from '../api/client.ts'
import { NotFound } from './not-found.tsx'
import { Page } from './page.tsx'
import styles from './resource-page.module.css'
import { Failed, Loading } from './states.tsx'

interface ResourcePageProps<T> {
  read: { data: T | undefined; error: ApiError | null; refetch: () => unknown }
  /** Path of such pages, to redirect from a resource to the one that it was merged into. */
  under?: string
  children: (thing: T) => ReactNode
}

export function ResourcePage<T>({ read: { data, error, refetch }, under, children }: ResourcePageProps<T>) {
  if (data !== undefined) return <>{children(data)}</>
  if (under && error?.mergedInto !== undefined) return <Redirect to={`${under}/${error.mergedInto}`} replace />
  // A malformed id in the URL is "not found" as well.
  if (error?.status === 404 || error?.status === 400) return <NotFound />
  if (error)
    return (
      <Page title={t`This page didn't load`} narrow>
        <Failed error={error} onRetry={() => refetch()} />
      </Page>
    )
  return (
    <div className={styles.waiting}>
      <Loading height="80vh" />
    </div>
  )
}
