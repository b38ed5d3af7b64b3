/** Reports a view of a roaster's page for its analytics, once per page; errors are ignored. */
import { useEffect, useRef } from 'react'
import { call } from '../../api/client.ts'

interface Viewed {
  roasterId: number
  coffeeId?: number
}

export function useTrackPageView({ roasterId, coffeeId }: Viewed): void {
  const told = useRef<string>(undefined)
  useEffect(() => {
    const view = `${roasterId}/${coffeeId}`
    if (told.current === view) return
    told.current = view
    void call('trackPageView', { body: { roasterId, coffeeId } }).catch(() => undefined)
  }, [roasterId, coffeeId])
}
