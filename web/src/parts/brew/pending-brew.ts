/**
 * A brew that somebody wants to save and signs up or in for. It waits in this browser, so that it is saved as soon as
 * they are in; only the tap on the way to the account puts it there, never an address that somebody else wrote.
 */
import { readLocal, writeLocal } from '#web/state/local-storage.ts'

const KEY = 'brew-to-save'
export const NEW_BREW = '/log/new'
/** A sign-in link works for an hour; tomorrow nobody expects it any more. */
const WAITS_MS = 3 * 3_600_000

export const storePendingBrew = (search: string): void =>
  writeLocal(KEY, JSON.stringify({ search: plain(search), at: Date.now() }))

/** Whether this path of ours is the form of that brew. */
export function isPendingBrew(path: string): boolean {
  const { pathname, search } = new URL(path, window.location.origin)
  return pathname === NEW_BREW && search !== '' && plain(search) === waiting()
}

/** True once. */
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
