/** Sends one value at a time, the latest last; values that have been replaced in the meantime are skipped. */
import { useRef } from 'react'

/** `onError` isn't called if a later value is waiting, which is then sent. */
export function useLatestWrite<T>(
  send: (value: T) => Promise<unknown>,
  onError: (error: Error) => void,
): (value: T) => void {
  const waiting = useRef<{ value: T }>(undefined)
  const isRunning = useRef(false)
  const run = async () => {
    if (isRunning.current) return
    isRunning.current = true
    while (waiting.current) {
      const { value } = waiting.current
      waiting.current = undefined
      try {
        await send(value)
      } catch (error) {
        if (!waiting.current) onError(error as Error)
      }
    }
    isRunning.current = false
  }
  return (value) => {
    waiting.current = { value }
    void run()
  }
}
