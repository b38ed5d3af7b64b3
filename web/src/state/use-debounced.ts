/** For what is costly to follow at every keystroke. */
import { useEffect, useState } from 'react'

/** The value once it has stayed the same for a while; the first at once. */
export function useDebounced<T>(value: T, afterMs: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), afterMs)
    return () => clearTimeout(timer)
  }, [value, afterMs])
  return settled
}
