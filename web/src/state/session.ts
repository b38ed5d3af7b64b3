/** Who is signed in. The cookie is out of reach of scripts, so a note beside it says whether asking is worth it. */
import { useQueryClient } from '@tanstack/react-query'
import { ApiError, call, type Reply } from '../api/client.ts'
import { queryClient, useRead } from '../api/hooks.ts'
import { readText, useStored, writeText } from './stored.ts'

export type Viewer = Reply<'getMe'>['user']

const NOTE = 'signed-in'

/** After every sign-in, whichever way it came about. */
export function noteSignIn(): void {
  writeText(NOTE, 'true')
  queryClient.clear()
}

function forgetSession(): void {
  writeText(NOTE, null)
  queryClient.clear()
}

export const mayBeSignedIn = (): boolean => readText(NOTE) !== null

/** Undefined while that isn't known yet, null when nobody is. */
export function useViewer(): Viewer | null | undefined {
  const [noted] = useStored<boolean>(NOTE)
  const { data, error } = useRead('getMe', undefined, { enabled: noted === true, staleTime: 5 * 60_000 })
  if (noted !== true) return null
  if (error instanceof ApiError && error.status === 401) {
    queueMicrotask(forgetSession)
    return null
  }
  return data?.user
}

export function useSignOut(): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    await call('logout')
    client.clear()
    forgetSession()
  }
}

/** The account is gone, and everything kept of it here. */
export const forgetAccount = forgetSession
