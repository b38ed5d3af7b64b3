/** For what moves a screen when a field is left: not before the press that left it has reached its button. */

const ENDS = ['pointerup', 'mouseup', 'keyup', 'click'] as const

export function deferUntilRelease(act: () => void): void {
  const listening = new AbortController()
  const end = () => {
    listening.abort()
    // The click comes with the release, and is heard first.
    setTimeout(act)
  }
  for (const type of ENDS) window.addEventListener(type, end, { capture: true, signal: listening.signal })
}
