/**
 * Stores a brew that a signed-out user wants to save, so that it is saved as soon as they have signed in. Only pressing
 * the button stores it, so that a link from somebody else can't save a brew.
 */
import { readLocal, writeLocal } from '#web/state/local-storage.ts'

const KEY = 'brew-to-save'
export const NEW_BREW = '/log/new'
/** Longer than a sign-in link is valid; after that, users no longer expect the brew to be saved. */
const WAITS_MS = 3 * 3_600_000

export const storePendingBrew = (search: string): void =>
  writeLocal(KEY, JSON.stringify({ search: plain(search), at: Date.now() }))

/** Whether the path is the form of the pending brew. */
export function isPendingBrew(path: string): boolean {
  const { pathname, search } = new URL(path, window.location.origin)
  return pathname === NEW_BREW && search !== '' && plain(search) === waiting()
}

/** Removes the pending brew, so that only the first call returns true. */
export function takePendingBrew(path: string): boolean {
  const isWaiting = isPendingBrew(path)
  if (isWaiting) writeLocal(KEY, null)
  return isWaiting
}

const plain = (search: string): string => new URLSearchParams(search).toString()

function waiting(): string | undefined {
  try {
    const { search, at } = JSON.parse(readLocal(KEY) ?? '')
    return typeof search === 'string' && Math.abs(Date.now() - at) < WAITS_MS ? search : undefined
  } catch {
    return undefined
  }
}
