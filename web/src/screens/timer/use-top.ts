/** Begins a new stage of the timer at its top, with the focus there: the button that led to it is gone. */
import { type RefObject, useEffect, useRef } from 'react'

export function useTop<E extends HTMLElement = HTMLElement>(): RefObject<E | null> {
  const element = useRef<E>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    element.current?.focus({ preventScroll: true })
  }, [])
  return element
}
