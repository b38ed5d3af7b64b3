/** Operations as React hooks: reads are kept and shared by their input, writes say which reads they make old. */
import {
  keepPreviousData,
  QueryClient,
  type UseMutationOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { sendRemovals } from '../state/removals.ts'
import { ApiError, call, type Input, type OperationId, type Reply } from './client.ts'

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // Without a network, too: the service worker may know the answer, and whoever waits is told when nobody does.
      networkMode: 'always',
      refetchOnReconnect: true,
      refetchOnWindowFocus: false,
      // A refusal stays one; only a lost connection or a stumbling server is asked again.
      retry: (failures, error) =>
        failures < 2 && (!(error instanceof ApiError) || error.status === 0 || error.status >= 502),
    },
    mutations: { retry: false, networkMode: 'always' },
  },
})

interface ReadOptions {
  enabled?: boolean
  staleTime?: number
  /** The last answer stays in view while the next one is on its way. */
  keepPrevious?: boolean
}

export function useRead<K extends OperationId>(id: K, input?: Input<K>, options: ReadOptions = {}) {
  const { keepPrevious, ...rest } = options
  return useQuery<Reply<K>, ApiError>({
    queryKey: [id, (input as object | undefined) ?? {}],
    queryFn: ({ signal }) => call(id, input, signal),
    ...(keepPrevious && { placeholderData: keepPreviousData }),
    ...rest,
  })
}

/** Lists that go on from a cursor. */
export function useReadPages<K extends OperationId>(id: K, input?: Input<K>, options: ReadOptions = {}) {
  const { keepPrevious, ...rest } = options
  return useInfiniteQuery<Reply<K>, ApiError, { pages: Reply<K>[] }, unknown[], string | undefined>({
    queryKey: [id, 'pages', (input as object | undefined) ?? {}],
    queryFn: ({ pageParam, signal }) => {
      const { query, ...others } = (input as { query?: object } | undefined) ?? {}
      return call(id, { ...others, query: { ...query, cursor: pageParam } } as Input<K>, signal)
    },
    initialPageParam: undefined,
    getNextPageParam: (page) => (page as { nextCursor?: string | null }).nextCursor ?? undefined,
    ...(keepPrevious && { placeholderData: keepPreviousData }),
    ...rest,
  })
}

interface WriteOptions<K extends OperationId>
  extends Pick<UseMutationOptions<Reply<K>, ApiError, Input<K>>, 'onSuccess' | 'onError'> {
  /** Reads that are out of date afterwards. */
  invalidates?: readonly OperationId[]
}

export function useWrite<K extends OperationId>(id: K, { invalidates = [], ...options }: WriteOptions<K> = {}) {
  const client = useQueryClient()
  return useMutation<Reply<K>, ApiError, Input<K>>({
    mutationFn: async (input) => {
      // What was removed before is gone before: else it could take the new along.
      await sendRemovals(invalidates)
      return call(id, input)
    },
    onSettled: () => Promise.all(invalidates.map((outdated) => client.invalidateQueries({ queryKey: [outdated] }))),
    ...options,
  })
}
