/** Keeps the address saying what the screen shows, so that it can be shared and comes back after a reload. */
import { useEffect } from 'react'
import { useLocation } from 'wouter'

/** Browsers refuse an address that changes too often, as it would under a moving slider or fast fingers. */
const AFTER_MS = 300

/** `search` without its question mark; nothing is added to the history. */
export function useUrlSync(path: string, search: string): void {
  const [, navigate] = useLocation()
  useEffect(() => {
    if (search === window.location.search.slice(1)) return
    const timer = setTimeout(() => {
      // Somebody may have left meanwhile, and the next screen is still on its way.
      if (window.location.pathname === path) navigate(search ? `${path}?${search}` : path, { replace: true })
    }, AFTER_MS)
    return () => clearTimeout(timer)
  }, [path, search, navigate])
}
