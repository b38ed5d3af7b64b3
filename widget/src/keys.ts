/** Keyboard navigation of tabs. */

/** Returns the index of the tab that a key moves to, wrapping around at the ends; undefined for other keys. */
export function nextTab(key: string, current: number, count: number, isRightToLeft: boolean): number | undefined {
  const forward = isRightToLeft ? -1 : 1
  const step = key === 'ArrowRight' ? forward : key === 'ArrowLeft' ? -forward : 0
  if (step !== 0) return (current + step + count) % count
  return key === 'Home' ? 0 : key === 'End' ? count - 1 : undefined
}
