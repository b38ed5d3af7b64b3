/** A setting of one grinder on another: asked of the server as soon as it is known what to ask. */
import type { ApiError, Reply } from '#web/api/client.ts'
import { useRead } from '#web/api/hooks.ts'
import { useDebounced } from '#web/state/use-debounced.ts'

export interface ConversionQuery {
  /** Slugs, or names as people write them. */
  from: string
  to: string
  /** As the dial shows it. */
  setting: string
}

export type Conversion = Reply<'convertGrindSetting'>

export interface ConversionState {
  /** Previous result while the next is loading; undefined after an error. */
  data: Conversion | undefined
  isCurrent: boolean
  error: ApiError | null
  refetch: () => unknown
  /** The server's error message by field. */
  errorOf(field: keyof ConversionQuery): string | undefined
}

const ASK_AFTER_MS = 250
const FIELDS = ['from', 'to', 'setting']

export function useConversion({ from, to, setting }: ConversionQuery): ConversionState {
  const asked = JSON.stringify({ from: from.trim(), setting: setting.trim(), to: to.trim() })
  const settled = useDebounced(asked, ASK_AFTER_MS)
  const query: ConversionQuery = JSON.parse(settled)
  const isComplete = query.from !== '' && query.to !== '' && query.setting !== ''
  const read = useRead(
    'convertGrindSetting',
    { query },
    { enabled: isComplete, keepPrevious: true, staleTime: Number.POSITIVE_INFINITY },
  )
  const { error } = read
  const isAtField = error?.field !== undefined && FIELDS.includes(error.field)
  return {
    data: isComplete && !error ? read.data : undefined,
    isCurrent: asked === settled && !read.isPlaceholderData && read.data !== undefined,
    error: isAtField ? null : error,
    refetch: read.refetch,
    errorOf: (field) => (error?.field === field && asked === settled ? error.message : undefined),
  }
}
