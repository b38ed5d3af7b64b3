/** React hooks for API operations: cached reads, and writes that invalidate reads. */
import {
  keepPreviousData,
  QueryClient,
  type UseMutationOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useState } from 'react'
import { sendRemovals } from '../state/removals.ts'
import { ApiError, call, type Input, type OperationId, type Reply } from './client.ts'

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // Also offline: the service worker may have the response, and otherwise an error is shown.
      networkMode: 'always',
      refetchOnReconnect: true,
      refetchOnWindowFocus: false,
      // Of API errors, retries only connection errors (status 0) and those from status 502 on.
      retry: (failures, error) =>
        failures < 2 && (!(error instanceof ApiError) || error.status === 0 || error.status >= 502),
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

export interface ReadOptions {
  enabled?: boolean
  staleTime?: number
  /** Refetches when the window gets the focus, for data that may have been changed in another window. */
  refetchOnWindowFocus?: 'always'
  /** Shows the previous data while the next is loading. */
  keepPrevious?: boolean
}

const readOf = <K extends OperationId>(id: K, input?: Input<K>) => ({
  queryKey: [id, (input as object | undefined) ?? {}],
  queryFn: ({ signal }: { signal: AbortSignal }) => call(id, input, signal),
})

/** Starts a read during a component's first render instead of in an effect after it. */
export function useEarlyStart(queryKey: readonly unknown[], enabled: boolean | undefined, start: () => unknown): void {
  useState(() => {
    if (enabled !== false && !queryClient.getQueryState(queryKey)) start()
  })
}

/** Starts a read before a screen asks for it. Resolves when the read has succeeded or failed. */
export const prefetch = <K extends OperationId>(id: K, input?: Input<K>): Promise<void> =>
  queryClient.prefetchQuery(readOf(id, input))

export function useRead<K extends OperationId>(id: K, input?: Input<K>, options: ReadOptions = {}) {
  const { keepPrevious, ...rest } = options
  const read = readOf(id, input)
  useEarlyStart(read.queryKey, rest.enabled, () => queryClient.prefetchQuery(read))
  return useQuery<Reply<K>, ApiError>({
    ...read,
    ...(keepPrevious && { placeholderData: keepPreviousData }),
    ...rest,
  })
}

interface WriteOptions<K extends OperationId>
  extends Pick<UseMutationOptions<Reply<K>, ApiError, Input<K>>, 'onSuccess' | 'onError'> {
  /** Reads that are refetched afterwards. */
  invalidates?: readonly OperationId[]
}

export function useWrite<K extends OperationId>(id: K, { invalidates = [], ...options }: WriteOptions<K> = {}) {
  const client = useQueryClient()
  return useMutation<Reply<K>, ApiError, Input<K>>({
    mutationFn: async (input) => {
      // Pending removals go first: sent later, they could delete what is written now.
      await sendRemovals(invalidates)
      return call(id, input)
    },
    onSettled: (_, error) => {
      // An open tab learns of a suspension by the first write that is refused.
      const outdated = error?.code === 'suspended' ? ['getMe', ...invalidates] : invalidates
      return Promise.all(outdated.map((read) => client.invalidateQueries({ queryKey: [read] })))
    },
    ...options,
  })
}
