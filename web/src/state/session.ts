/** Who is signed in. The cookie is out of reach of scripts, so a note beside it says whether asking is worth it. */
import { ApiError, call, type Reply } from '../api/client.ts'
import { queryClient, useRead } from '../api/hooks.ts'
import { forgetStored, readText, useStored, writeText } from './stored.ts'

export type Viewer = Reply<'getMe'>['user']

const NOTE = 'signed-in'

/** After every sign-in, whichever way it came about. */
export function noteSignIn(): void {
  writeText(NOTE, 'true')
  queryClient.clear()
}

/** The session is over; what was being typed stays for the next one. */
function forgetSession(): void {
  writeText(NOTE, null)
  queryClient.clear()
}

export const mayBeSignedIn = (): boolean => readText(NOTE) !== null

/** The question itself, for whoever wants to tell why it isn't answered. */
export function useMe() {
  const [noted] = useStored<boolean>(NOTE)
  return useRead('getMe', undefined, { enabled: noted === true, staleTime: 5 * 60_000 })
}

/** Undefined while that isn't known yet, null when nobody is. */
export function useViewer(): Viewer | null | undefined {
  const [noted] = useStored<boolean>(NOTE)
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
  forgetStored(['theme'])
  queryClient.clear()
}
