/** URL parameters of the account screens: invitation and redirect. The redirect is also stored, for mailed links. */
import { readLocal, writeLocal } from '#web/state/local-storage.ts'
import { HOME, safeRedirectPath } from './safe-redirect.ts'

const KEY = 'next'

export const nextIn = (search: string): string =>
  safeRedirectPath(new URLSearchParams(search).get('next'), location.origin)

/** The invitation's token in a query string. */
export const inviteIn = (search: string): string | undefined => new URLSearchParams(search).get('invite') || undefined

/** Appends the `next` parameter to a path, and the invitation if there is one. */
export function withNext(path: string, next: string, invite?: string): string {
  const parameters = [
    next !== HOME && `next=${encodeURIComponent(next)}`,
    invite && `invite=${encodeURIComponent(invite)}`,
  ]
  const search = parameters.filter(Boolean).join('&')
  return search ? `${path}?${search}` : path
}

/** Stores the redirect, because the link in a mail doesn't have it. */
export const storeNext = (next: string): void => writeLocal(KEY, next === HOME ? null : next)

export function takeNext(): string {
  const next = safeRedirectPath(readLocal(KEY), location.origin)
  writeLocal(KEY, null)
  return next
}
