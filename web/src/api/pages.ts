/** Hook for lists that are read page by page; in a separate file, since the home screen has no such list. */
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { type ApiError, call, type Input, type OperationId, type Reply } from './client.ts'
import { queryClient, type ReadOptions, useEarlyStart } from './hooks.ts'

/** Reads a list with cursor pagination. */
export function useReadPages<K extends OperationId>(id: K, input?: Input<K>, options: ReadOptions = {}) {
  const { keepPrevious, ...rest } = options
  const read = {
    queryKey: [id, 'pages', (input as object | undefined) ?? {}],
    queryFn: ({ pageParam, signal }: { pageParam: string | undefined; signal: AbortSignal }) => {
      const { query, ...others } = (input as { query?: object } | undefined) ?? {}
      return call(id, { ...others, query: { ...query, cursor: pageParam } } as Input<K>, signal)
    },
    initialPageParam: undefined,
  }
  useEarlyStart(read.queryKey, rest.enabled, () => queryClient.prefetchInfiniteQuery(read))
  return useInfiniteQuery<Reply<K>, ApiError, { pages: Reply<K>[] }, unknown[], string | undefined>({
    ...read,
    getNextPageParam: (page) => (page as { nextCursor?: string | null }).nextCursor ?? undefined,
    ...(keepPrevious && { placeholderData: keepPreviousData }),
    ...rest,
  })
}
