/** Positions toasts so that they cover no control, as near to the bottom as possible. */

export interface Box {
  top: number
  bottom: number
  left: number
  right: number
}

export interface Obstacle extends Box {
  /** How bad it would be to cover it; 1 unless given. */
  weight?: number
}

const GAP = 8
const STEP = 8

/** The top edge of a free position; where none is free, the one that covers least. */
export function freePosition(
  size: { width: number; height: number },
  area: Box,
  obstacles: readonly Obstacle[],
): number {
  const left = (area.left + area.right - size.width) / 2
  const covered = (top: number) =>
    obstacles
      .filter((box) =>
        overlap(box, { top: top - GAP / 2, bottom: top + size.height + GAP / 2, left, right: left + size.width }),
      )
      .reduce((sum, { weight = 1 }) => sum + weight, 0)
  let best = area.bottom - GAP - size.height
  let least = covered(best)
  for (let top = best - STEP; least > 0 && top >= area.top + GAP; top -= STEP) {
    const here = covered(top)
    if (here < least) [best, least] = [top, here]
  }
  return best
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** Includes labels, since those of stars and choices are what is pressed. */
const CONTROLS = 'a[href], button, input, select, textarea, label, summary, [role="option"]'

/** The focused control and navigation weigh most. */
function toObstacle(control: HTMLElement): Obstacle {
  const { top, bottom, left, right } = control.getBoundingClientRect()
  const isVital = control === document.activeElement || control.closest('nav') !== null
  return { top, bottom, left, right, weight: isVital ? 100 : 1 }
}

/** Whether the toasts are hovered or focused: then they stay. The hover that a touch leaves behind doesn't count. */
const isHeld = (element: HTMLElement): boolean =>
  (matchMedia('(hover: hover)').matches && element.matches(':hover')) ||
  element.contains(element.ownerDocument.activeElement)

/** Moves the toasts to a free position. */
export function positionToast(element: HTMLElement): void {
  if (isHeld(element)) return
  const { width, height, top } = element.getBoundingClientRect()
  const view = { top: 0, left: 0, right: document.documentElement.clientWidth, bottom: window.innerHeight }
  const obstacles = [...document.querySelectorAll<HTMLElement>(CONTROLS)]
    .filter((control) => !element.contains(control) && control.checkVisibility())
    .map(toObstacle)
    .filter((box) => box.right - box.left > 1 && box.bottom > 0 && box.top < view.bottom)
  const place = Math.round(freePosition({ width, height }, view, obstacles))
  if (place !== Math.round(top)) element.style.setProperty('top', `${place}px`)
}

/** Positions the toasts now and after every change of the page, until the returned function is called. */
export function keepPositioned(element: HTMLElement): () => void {
  let frame = 0
  const place = () => positionToast(element)
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
