/** How one can register and sign in on this server. */
import { useRead } from '../../api/hooks.ts'

export const useSignInOptions = () => useRead('getSignInOptions', undefined, { staleTime: 5 * 60_000 })
