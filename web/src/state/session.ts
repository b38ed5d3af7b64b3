/**
 * The signed-in user. Scripts can't read the session cookie, so a flag in local storage says whether to ask the server.
 */
import { navigate } from 'wouter/use-browser-location'
import { ApiError, call, type Reply, type Unauthorized } from '../api/client.ts'
import { queryClient, useRead } from '../api/hooks.ts'
import { forgetChosenEquipment } from './chosen-equipment.ts'
import { saveDrafts } from './draft-state.ts'
import { INSTALL_DECLINED_KEY } from './install-prompt.ts'
import { clearLocalStorage, readLocal, useLocalStorage, writeLocal } from './local-storage.ts'
import { sendRemovals } from './removals.ts'
import { TEMPERATURE_KEY, UNITS_KEY, UNSENT_PREFERENCES_KEY } from './units.ts'

export type Viewer = Reply<'getMe'>['user']

const NOTE = 'signed-in'

let signedInAt = 0

/** Called after every sign-in. */
export function noteSignIn(): void {
  signedInAt = performance.now()
  forgetChosenEquipment()
  writeLocal(NOTE, 'true')
  writeLocal(UNSENT_PREFERENCES_KEY, 'true')
  // Drops cached reads and refetches those on the screen; components that wait for them would otherwise wait forever.
  void queryClient.resetQueries()
}

/** Clears the session and all cached data, but not the drafts. */
function forgetSession(): void {
  writeLocal(NOTE, null)
  queryClient.clear()
}

/** What the sign-in screen says about why it was opened. */
export interface SignInReason {
  hasSessionEnded?: boolean
  /** The session is still open, but the request needs a more recent sign-in. */
  isSessionTooOld?: boolean
}

/** Handles a 401: stores drafts, clears the session, and after a write leads to the sign-in screen and back. */
export function endSession({ isWrite, sentAt, isTooOld }: Unauthorized): void {
  // A request from before the last sign-in says nothing about this session.
  if (!mayBeSignedIn() || sentAt < signedInAt) return
  const { pathname, search, hash } = window.location
  const next = encodeURIComponent(pathname + search + hash)
  saveDrafts()
  const state: SignInReason = isTooOld ? { isSessionTooOld: true } : { hasSessionEnded: true }
  if (!isTooOld) forgetSession()
  // Only accounts without a password get here with an old session, so they are led to the sign-in by mailed link.
  if (isWrite) navigate(`/sign-in?${isTooOld ? 'way=link&' : ''}next=${next}`, { state })
}

export const mayBeSignedIn = (): boolean => readLocal(NOTE) !== null

/** The query of the signed-in user, with its error. */
export function useMe() {
  const [noted] = useLocalStorage<boolean>(NOTE)
  return useRead('getMe', undefined, { enabled: noted === true, staleTime: 5 * 60_000 })
}

/** The signed-in user: undefined while loading, null when signed out. */
export function useViewer(): Viewer | null | undefined {
  const [noted] = useLocalStorage<boolean>(NOTE)
  const { data, error } = useMe()
  if (noted !== true) return null
  if (error instanceof ApiError && error.status === 401) {
    queueMicrotask(forgetSession)
    return null
  }
  return data?.user
}

/** Signs out this device, or all of them. */
export function useSignOut(where: 'here' | 'everywhere' = 'here'): () => Promise<void> {
  return async () => {
    await sendRemovals()
    try {
      await (where === 'here' ? call('logout') : call('endAllSessions', {}))
    } catch (error) {
      // A 401 means that the session was over already; any other error is shown.
      if (!(error instanceof ApiError && error.status === 401)) throw error
    }
    forgetAccount()
  }
}

/** Removes everything of the account from this browser, after signing out or deleting it; choices for the device stay. */
export function forgetAccount(): void {
  clearLocalStorage(['theme', UNITS_KEY, TEMPERATURE_KEY, INSTALL_DECLINED_KEY, 'measure-reference'])
  forgetChosenEquipment()
  queryClient.clear()
}
