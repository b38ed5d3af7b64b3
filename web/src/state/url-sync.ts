/** Keeps the query string of the URL in sync with a screen's state. */
import { useEffect } from 'react'
import { useLocation } from 'wouter'

/** Browsers limit how often the URL may change, for example while a slider is moved. */
const AFTER_MS = 300

/** `search` has no question mark. Replaces the current history entry. */
export function useUrlSync(path: string, search: string): void {
  const [, navigate] = useLocation()
  useEffect(() => {
    if (search === window.location.search.slice(1)) return
    const timer = setTimeout(() => {
      // Not when the user has navigated away and the next screen is still loading.
      if (window.location.pathname === path) navigate(search ? `${path}?${search}` : path, { replace: true })
    }, AFTER_MS)
    return () => clearTimeout(timer)
  }, [path, search, navigate])
}
