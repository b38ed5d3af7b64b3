/** Where to go after signing in: a screen of ours that the address names, and never another site. */
import { readLocal, writeLocal } from '#web/state/local-storage.ts'
import { HOME, safeRedirectPath } from './safe-redirect.ts'

const KEY = 'next'

export const nextIn = (search: string): string =>
  safeRedirectPath(new URLSearchParams(search).get('next'), location.origin)

/** "/register" with the same way on. */
export const withNext = (path: string, next: string): string =>
  next === HOME ? path : `${path}?next=${encodeURIComponent(next)}`

/** A link in a mail comes back without it. */
export const storeNext = (next: string): void => writeLocal(KEY, next === HOME ? null : next)

export function takeNext(): string {
  const next = safeRedirectPath(readLocal(KEY), location.origin)
  writeLocal(KEY, null)
  return next
}
