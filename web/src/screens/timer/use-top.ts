/** Scrolls to the top of a new stage of the timer and focuses it, because the button that led there is gone. */
import { type RefObject, useEffect, useRef } from 'react'

export function useTop<E extends HTMLElement = HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    element.current?.focus({ preventScroll: true })
  }, [])
  return element
}
