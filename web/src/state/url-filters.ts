/** Filters kept in the query string, so that links, reloads and Back restore them. */
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'wouter'
import { useDebounced } from './use-debounced.ts'

export interface UrlFilters<K extends string> {
  /** Empty for filters that aren't set. */
  values: Record<K, string>
  /** A step adds a history entry, so that Back undoes it. Typing doesn't, or Back would go letter by letter. */
  set(name: K, value: string, isStep?: boolean): void
  clear(isStep?: boolean): void
}

export function useUrlFilters<const K extends string>(names: readonly K[]): UrlFilters<K> {
  const [params, setParams] = useSearchParams()
  const change = (changes: readonly (readonly [string, string])[], isStep: boolean) => {
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        for (const [name, value] of changes) {
          if (value) after.set(name, value)
          else after.delete(name)
        }
        return after
      },
      { replace: !isStep },
    )
  }
  return {
    values: Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Record<K, string>,
    set: (name, value, isStep = false) => change([[name, value]], isStep),
    clear: (isStep = false) =>
      change(
        names.map((name) => [name, ''] as const),
        isStep,
      ),
  }
}

/** Delay of searches and filters while typing. */
export const FILTER_DELAY_MS = 250

/** State of a filter's text field: `tell` gets the text once typing pauses; a change of `value` replaces it. */
export function useFilterText(value: string, tell: (text: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(value)
  const told = useRef(value)
  const latest = useRef(tell)
  latest.current = tell
  useEffect(() => {
    if (value === told.current) return
    told.current = value
    setText(value)
  }, [value])
  const debounced = useDebounced(text.trim(), FILTER_DELAY_MS)
  useEffect(() => {
    // Not while the debounced value lags behind the text: it may be older than a change of the filter.
    if (debounced !== text.trim() || debounced === told.current) return
    told.current = debounced
    latest.current(debounced)
  }, [debounced, text])
  return [text, setText]
}
