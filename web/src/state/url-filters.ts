/** Filters that live in the address, so that a link, a reload and the way back keep them. */
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'wouter'

export interface UrlFilters<K extends string> {
  /** Empty where nothing is asked. */
  values: Record<K, string>
  set(name: K, value: string): void
  clear(): void
}

export function useUrlFilters<const K extends string>(names: readonly K[]): UrlFilters<K> {
  const [params, setParams] = useSearchParams()
  const change = (changes: readonly (readonly [string, string])[]) => {
    setParams(
      (before) => {
        const after = new URLSearchParams(before)
        for (const [name, value] of changes) {
          if (value) after.set(name, value)
          else after.delete(name)
        }
        return after
      },
      { replace: true },
    )
  }
  return {
    values: Object.fromEntries(names.map((name) => [name, params.get(name) ?? ''])) as Record<K, string>,
    set: (name, value) => change([[name, value]]),
    clear: () => change(names.map((name) => [name, ''] as const)),
  }
}

const PAUSE_MS = 250

/** The value as it was a moment ago, once typing pauses. */
export function useDebounced<T>(value: T): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

/** A text that is typed here and told on when typing pauses; what changes it from outside wins. */
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
  useEffect(() => {
    const wanted = text.trim()
    if (wanted === told.current) return
    const timer = setTimeout(() => {
      told.current = wanted
      latest.current(wanted)
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text])
  return [text, setText]
}
