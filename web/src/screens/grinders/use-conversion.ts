/** Converts a setting of one grinder to another; the server is asked as soon as the query is complete. */
import { useMemo } from 'react'
import type { ApiError, Reply } from '#web/api/client.ts'
import { useRead } from '#web/api/hooks.ts'
import { useDial, useMethods } from '#web/state/catalog.ts'
import { useDebounced } from '#web/state/use-debounced.ts'
import { useOwnGrinders } from '../../parts/equipment/own-equipment.ts'
import { type Conversion, concerns, convertOnOwn } from './own-conversion.ts'

export interface ConversionQuery {
  /** Slugs, or names as people write them. */
  from: string
  to: string
  /** As the dial shows it. */
  setting: string
}

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
  const debounced = useDebounced(asked, ASK_AFTER_MS)
  const query: ConversionQuery = JSON.parse(debounced)
  const isComplete = query.from !== '' && query.to !== '' && query.setting !== ''
  const read = useRead(
    'convertGrindSetting',
    { query },
    { enabled: isComplete, keepPrevious: true, staleTime: Number.POSITIVE_INFINITY },
  )
  const data = useOnOwn(read.data)
  const { error } = read
  const isAtField = error?.field !== undefined && FIELDS.includes(error.field)
  return {
    data: isComplete && !error ? data : undefined,
    isCurrent: asked === debounced && !read.isPlaceholderData && data !== undefined,
    error: isAtField ? null : error,
    refetch: read.refetch,
    errorOf: (field) => (error?.field === field && asked === debounced ? error.message : undefined),
  }
}

/** The answer for the viewer's own grinders; undefined until it is known whether they calibrated one of the two. */
function useOnOwn(answer: Reply<'convertGrindSetting'> | undefined): Conversion | undefined {
  const { calibrations = NONE, isSettled } = useOwnGrinders()
  const isConcerned = answer !== undefined && concerns(answer, calibrations)
  const from = useDial(isConcerned ? answer.from.slug : undefined)
  const to = useDial(isConcerned ? answer.to.slug : undefined)
  const methods = useMethods()
  const hasFailed = from.isError || to.isError || methods.isError
  return useMemo(() => {
    if (!answer || !isSettled) return undefined
    if (!isConcerned || hasFailed) return { ...answer, calibrated: [] }
    if (!from.dial || !to.dial || !methods.data) return undefined
    return convertOnOwn(answer.from.setting, { from: from.dial, to: to.dial }, calibrations, methods.data.data)
  }, [answer, isSettled, isConcerned, hasFailed, from.dial, to.dial, methods.data, calibrations])
}

const NONE: readonly [] = []
