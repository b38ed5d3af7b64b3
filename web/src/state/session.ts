/** Who is signed in. The cookie is out of reach of scripts, so a note beside it says whether asking is worth it. */
import { navigate } from 'wouter/use-browser-location'
import { ApiError, call, type Reply, type Unauthorized } from '../api/client.ts'
import { queryClient, useRead } from '../api/hooks.ts'
import { forgetChosenEquipment } from './chosen-equipment.ts'
import { saveDrafts } from './draft-state.ts'
import { clearLocalStorage, readLocal, useLocalStorage, writeLocal } from './local-storage.ts'
import { sendRemovals } from './removals.ts'
import { TEMPERATURE_KEY } from './units.ts'

export type Viewer = Reply<'getMe'>['user']

const NOTE = 'signed-in'

let signedInAt = 0

/** After every sign-in, whichever way it came about. */
export function noteSignIn(): void {
  signedInAt = performance.now()
  forgetChosenEquipment()
  writeLocal(NOTE, 'true')
  queryClient.clear()
}

/** The session is over; what was being typed stays for the next one. */
function forgetSession(): void {
  writeLocal(NOTE, null)
  queryClient.clear()
}

/**
 * The server doesn't know the session any more. What is typed is kept; whoever was about to do something signs in and
 * comes back to it.
 */
export function endSession({ isWrite, sentAt }: Unauthorized): void {
  // An answer to what was asked before the last sign-in says nothing about this session.
  if (!mayBeSignedIn() || sentAt < signedInAt) return
  const { pathname, search, hash } = window.location
  saveDrafts()
  forgetSession()
  if (isWrite) {
    navigate(`/sign-in?next=${encodeURIComponent(pathname + search + hash)}`, { state: { hasSessionEnded: true } })
  }
}

export const mayBeSignedIn = (): boolean => readLocal(NOTE) !== null

/** The question itself, for whoever wants to tell why it isn't answered. */
export function useMe() {
  const [noted] = useLocalStorage<boolean>(NOTE)
  return useRead('getMe', undefined, { enabled: noted === true, staleTime: 5 * 60_000 })
}

/** Undefined while that isn't known yet, null when nobody is. */
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

export function useSignOut(): () => Promise<void> {
  return async () => {
    await sendRemovals()
    try {
      await call('logout')
    } catch (error) {
      // The session was over already; anything else means that it goes on, and that must be said.
      if (!(error instanceof ApiError && error.status === 401)) throw error
    }
    forgetAccount()
  }
}

/** Signed out, or the account is gone: nothing of it stays in this browser. */
export function forgetAccount(): void {
  clearLocalStorage(['theme', TEMPERATURE_KEY])
  forgetChosenEquipment()
  queryClient.clear()
}
