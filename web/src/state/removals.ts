/**
 * Removals that can still be undone. Nothing is sent while the offer to undo stands; it is sent once the offer is gone,
 * when something else is written that depends on it, and at the latest when the page is left.
 */

interface Removal {
  key: string
  /** The reads that it changes. */
  invalidates: readonly string[]
  /** Takes the offer off the screen. */
  close: () => void
  /** Deletes it, and has every list know. Never rejects. */
  send: () => Promise<void>
  sent?: Promise<void>
}

const removals = new Map<string, Removal>()
let keys: ReadonlySet<string> = new Set()
const listeners = new Set<() => void>()

function changed(): void {
  keys = new Set(removals.keys())
  for (const listener of listeners) listener()
}

export function subscribeToRemovals(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whatever is removed in the eyes of the viewer, and may still be there for the server. */
export const removedKeys = (): ReadonlySet<string> => keys

export function addRemoval(removal: Removal): void {
  if (removals.has(removal.key)) return
  removals.set(removal.key, removal)
  changed()
}

/** Nothing happens where it is too late. */
export function undoRemoval(key: string): void {
  const removal = removals.get(key)
  if (!removal || removal.sent) return
  removals.delete(key)
  changed()
  removal.close()
}

export function sendRemoval(key: string): Promise<void> {
  const removal = removals.get(key)
  if (!removal) return Promise.resolve()
  removal.sent ??= removal.send().finally(() => {
    removals.delete(key)
    changed()
  })
  removal.close()
  return removal.sent
}

/** All of them, or those that change one of these reads. */
export async function sendRemovals(reads?: readonly string[]): Promise<void> {
  const due = [...removals.values()].filter(
    ({ invalidates }) => !reads || invalidates.some((read) => reads.includes(read)),
  )
  await Promise.all(due.map(({ key }) => sendRemoval(key)))
}

/** A page that is hidden may never be seen again: what was removed is sent before. Once, when the app starts. */
export function sendRemovalsOnLeave(): void {
  window.addEventListener('pagehide', () => void sendRemovals())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void sendRemovals()
  })
}
