/** Where a toast covers nothing that can be pressed or typed into: near the bottom, or else at the top. */

export interface Box {
  top: number
  bottom: number
  left: number
  right: number
}

const GAP = 8
const STEP = 8
/** Higher up it would stand in the middle of what is read. */
const HIGHEST_SHARE = 0.45

/** How far below the top of the viewport its upper edge goes; the viewport is from `area.top` to `area.bottom`. */
export function freePlace(size: { width: number; height: number }, area: Box, obstacles: readonly Box[]): number {
  const left = (area.left + area.right - size.width) / 2
  const covered = (top: number) =>
    obstacles.filter((box) =>
      overlap(box, { top: top - GAP / 2, bottom: top + size.height + GAP / 2, left, right: left + size.width }),
    ).length
  const lowest = area.bottom - GAP - size.height
  const highest = Math.max(area.top, lowest - HIGHEST_SHARE * (area.bottom - area.top))
  for (let top = lowest; top >= highest; top -= STEP) if (covered(top) === 0) return top
  const first = area.top + GAP
  return covered(first) < covered(lowest) ? first : lowest
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** Labels as well: those of stars and choices are what is pressed. */
const CONTROLS = 'a[href], button, input, select, textarea, label, summary, [role="option"]'

/** Where whoever reaches for it expects it. */
const isHeld = (element: HTMLElement): boolean =>
  element.matches(':hover') || element.contains(element.ownerDocument.activeElement)

/** Moves it to where it covers nothing; called whenever what is under it may have changed. */
export function placeToast(element: HTMLElement): void {
  if (isHeld(element)) return
  const { width, height, top } = element.getBoundingClientRect()
  const view = { top: 0, left: 0, right: document.documentElement.clientWidth, bottom: window.innerHeight }
  const obstacles = [...document.querySelectorAll<HTMLElement>(CONTROLS)]
    .filter((control) => !element.contains(control) && control.checkVisibility())
    .map((control) => control.getBoundingClientRect())
    .filter((box) => box.width > 1 && box.bottom > 0 && box.top < view.bottom)
  const place = Math.round(freePlace({ width, height }, view, obstacles))
  if (place !== Math.round(top)) element.style.setProperty('top', `${place}px`)
}

/** Until the end: places it now, and again after every change of the page. */
export function keepPlaced(element: HTMLElement): () => void {
  let frame = 0
  const place = () => placeToast(element)
  const placeSoon = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(place)
  }
  place()
  const changes = new MutationObserver(placeSoon)
  for (const part of document.querySelectorAll('main, aside')) changes.observe(part, { childList: true, subtree: true })
  const events = ['focusin', 'resize', 'scrollend'] as const
  for (const event of events) window.addEventListener(event, placeSoon)
  return () => {
    cancelAnimationFrame(frame)
    changes.disconnect()
    for (const event of events) window.removeEventListener(event, placeSoon)
  }
}
