/** A list with cursor pagination: loading, error and empty states, and a "Show more" button. */
import { t } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import type { ApiError } from '../api/client.ts'
import { Button } from './button.tsx'
import styles from './paged-list.module.css'
import { ErrorNote, Failed, Loading } from './states.tsx'

/** The result of `useReadPages`. */
export interface InfiniteList<P> {
  data: { pages: P[] } | undefined
  error: ApiError | null
  refetch: () => unknown
  hasNextPage: boolean
  isFetchingNextPage: boolean
  isPlaceholderData: boolean
  fetchNextPage: () => unknown
}

interface PagedListProps<P, T> {
  list: InfiniteList<P>
  itemsOf: (page: P) => readonly T[]
  /** Shown if the list is empty. */
  empty: ReactNode
  height?: string
  /** Label of the button for lists that end with the latest item: it is above the list and loads earlier items. */
  earlier?: string
  children: (items: readonly T[]) => ReactNode
}

export function PagedList<P, T>({ list, itemsOf, empty, height = '36rem', earlier, children }: PagedListProps<P, T>) {
  const { data, error } = list
  if (data === undefined) {
    return error ? <Failed error={error} onRetry={() => list.refetch()} /> : <Loading height={height} />
  }
  const items = (earlier ? data.pages.toReversed() : data.pages).flatMap(itemsOf)
  if (items.length === 0) return <>{empty}</>
  return (
    <div className={styles.pages} aria-busy={list.isPlaceholderData || undefined}>
      {earlier && <More list={list}>{earlier}</More>}
      {children(items)}
      {error && <ErrorNote>{error.message}</ErrorNote>}
      {!earlier && <More list={list}>{t`Show more`}</More>}
    </div>
  )
}

function More<P>({ list, children }: { list: InfiniteList<P>; children: string }) {
  if (!list.hasNextPage) return null
  return (
    <div className={styles.more}>
      <Button look="quiet" busy={list.isFetchingNextPage} onClick={() => list.fetchNextPage()}>
        {children}
      </Button>
    </div>
  )
}
