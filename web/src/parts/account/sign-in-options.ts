/** The ways to register and sign in that this server offers. */
import { useRead } from '../../api/hooks.ts'

export const useSignInOptions = () => useRead('getSignInOptions', undefined, { staleTime: 5 * 60_000 })
