/** The steps of the last brews that the timer was opened with, so that it also opens without a network. */
import { readLocal, useLocalStorage, writeLocal } from '#web/state/local-storage.ts'
import type { Guide } from './guide.ts'
import { isSoundGuide } from './stored-brew.ts'

interface KeptGuide {
  /** The brew as a query string. */
  brew: string
  guide: Guide
}

const KEY = 'timer-guides'
const MOST = 10

export function useKeptGuide(brew: string): Guide | undefined {
  const [kept] = useLocalStorage<unknown>(KEY)
  return soundOf(kept).find((each) => each.brew === brew)?.guide
}

export function keepGuide(brew: string, guide: Guide): void {
  const kept = soundOf(parse(readLocal(KEY)))
  const [first] = kept
  const text = JSON.stringify(guide)
  if (first?.brew === brew && JSON.stringify(first.guide) === text) return
  const others = kept.filter((each) => each.brew !== brew)
  writeLocal(KEY, JSON.stringify([{ brew, guide }, ...others].slice(0, MOST)))
}

const soundOf = (kept: unknown): KeptGuide[] =>
  Array.isArray(kept) ? kept.filter((each) => typeof each?.brew === 'string' && isSoundGuide(each.guide)) : []

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}
