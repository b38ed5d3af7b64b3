/** The redirect after signing in: a path of this site from the `next` parameter, kept while a mail is waited for. */
import { readLocal, writeLocal } from '#web/state/local-storage.ts'
import { HOME, safeRedirectPath } from './safe-redirect.ts'

const KEY = 'next'

export const nextIn = (search: string): string =>
  safeRedirectPath(new URLSearchParams(search).get('next'), location.origin)

/** Appends the `next` parameter to a path. */
export const withNext = (path: string, next: string): string =>
  next === HOME ? path : `${path}?next=${encodeURIComponent(next)}`

/** Stores the redirect, because the link in a mail doesn't have it. */
export const storeNext = (next: string): void => writeLocal(KEY, next === HOME ? null : next)

export function takeNext(): string {
  const next = safeRedirectPath(readLocal(KEY), location.origin)
  writeLocal(KEY, null)
  return next
}
