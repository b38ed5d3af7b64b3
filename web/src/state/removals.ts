/**
 * Queue of removals that can still be undone. A removal is sent once its Undo has disappeared, when something else is
 * written that depends on it, and at the latest when the page is left.
 */

interface Removal {
  key: string
  /** Reads that are invalidated by it. */
  invalidates: readonly string[]
  /** Closes the toast with Undo. */
  close: () => void
  /** Sends the request and invalidates the reads. Never rejects. */
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

/** Keys of everything that is hidden as removed, whether or not it was sent. */
export const removedKeys = (): ReadonlySet<string> => keys

export function addRemoval(removal: Removal): void {
  if (removals.has(removal.key)) return
  removals.set(removal.key, removal)
  changed()
}

/** Does nothing once the request was sent. */
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

/** Sends all pending removals, or those that invalidate one of these reads. */
export async function sendRemovals(reads?: readonly string[]): Promise<void> {
  const due = [...removals.values()].filter(
    ({ invalidates }) => !reads || invalidates.some((read) => reads.includes(read)),
  )
  await Promise.all(due.map(({ key }) => sendRemoval(key)))
}

/** Sends pending removals when the page is hidden or left. Called once, at the start of the app. */
export function sendRemovalsOnLeave(): void {
  window.addEventListener('pagehide', () => void sendRemovals())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') void sendRemovals()
  })
}
