/** Local storage as React state, shared by all tabs: the chosen equipment, the running timer, the theme. */
import { useCallback, useSyncExternalStore } from 'react'

const PREFIX = 'brewprint.'
const listeners = new Set<() => void>()

function changed(): void {
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

/** Used where the browser refuses storage, as in private windows or when it is full: lasts as long as the page. */
const fallback = new Map<string, string>()

export function readLocal(key: string): string | null {
  try {
    return fallback.get(key) ?? localStorage.getItem(PREFIX + key)
  } catch {
    return null
  }
}

export function writeLocal(key: string, text: string | null): void {
  fallback.delete(key)
  try {
    if (text === null) localStorage.removeItem(PREFIX + key)
    else localStorage.setItem(PREFIX + key, text)
  } catch {
    if (text !== null) fallback.set(key, text)
  }
  changed()
}

/** Removes everything but these keys, so that nothing of an account stays in the browser. */
export function clearLocalStorage(except: readonly string[]): void {
  for (const key of fallback.keys()) if (!except.includes(key)) fallback.delete(key)
  try {
    const kept = except.map((key) => PREFIX + key)
    const ours = Object.keys(localStorage).filter((name) => name.startsWith(PREFIX) && !kept.includes(name))
    for (const name of ours) localStorage.removeItem(name)
  } catch {
    // Without storage there is nothing to remove.
  }
  changed()
}

/** The value of `useLocalStorage` outside of a component. */
export const readLocalValue = <T>(key: string): T | null => parse<T>(readLocal(key))

/** A value that survives a reload and is the same in every tab; null if it is missing or can't be parsed. */
export function useLocalStorage<T>(key: string): [T | null, (value: T | null) => void] {
  const text = useSyncExternalStore(subscribe, () => readLocal(key))
  const set = useCallback((value: T | null) => writeLocal(key, value === null ? null : JSON.stringify(value)), [key])
  return [parse<T>(text), set]
}

const parsed = new Map<string, unknown>()

/** The same object for the same text, so that effects don't run again. */
function parse<T>(text: string | null): T | null {
  if (text === null) return null
  if (!parsed.has(text)) {
    try {
      parsed.set(text, JSON.parse(text))
    } catch {
      parsed.set(text, null)
    }
  }
  return parsed.get(text) as T | null
}
