import { useRead } from '../../api/hooks.ts'
import { FILTER_DELAY_MS } from '../../state/url-filters.ts'
import { useDebounced } from '../../state/use-debounced.ts'

/** Coffees with a name and roaster like the typed ones, which may be the same coffee. */
export function useSimilarCoffees(typedName: string, typedRoaster: string) {
  const name = useDebounced(typedName.trim(), FILTER_DELAY_MS)
  const roaster = useDebounced(typedRoaster.trim(), FILTER_DELAY_MS)
  const isAsked = name.length > 1
  const { data } = useRead('suggestCoffees', { query: { name, roaster } }, { enabled: isAsked, keepPrevious: true })
  return isAsked ? (data?.suggestions ?? []) : []
}
