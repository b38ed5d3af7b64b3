/** Where to go after signing in: a screen of ours that the address names, and never another site. */
import { readText, writeText } from '#web/state/local-storage.ts'
import { HOME, ownPath } from './safe-redirect.ts'

const KEY = 'next'

export const nextIn = (search: string): string => ownPath(new URLSearchParams(search).get('next'), location.origin)

/** "/register" with the same way on. */
export const withNext = (path: string, next: string): string =>
  next === HOME ? path : `${path}?next=${encodeURIComponent(next)}`

/** A link in a mail comes back without it. */
export const keepNext = (next: string): void => writeText(KEY, next === HOME ? null : next)

export function takeNext(): string {
  const next = ownPath(readText(KEY), location.origin)
  writeText(KEY, null)
  return next
}
