/** Delays a layout change on blur until the pointer or key is released, so that the click still reaches its button. */

const ENDS = ['pointerup', 'mouseup', 'keyup', 'click'] as const

export function deferUntilRelease(act: () => void): void {
  const listening = new AbortController()
  const end = () => {
    listening.abort()
    // The click event follows the release, and is handled first.
    setTimeout(act)
  }
  for (const type of ENDS) window.addEventListener(type, end, { capture: true, signal: listening.signal })
}
