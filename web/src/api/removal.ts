/** Removing something with a way back: it is gone from the screen at once, and deleted when its Undo is gone. */
import { useSyncExternalStore } from 'react'
import { addRemoval, removedKeys, sendRemoval, subscribeToRemovals, undoRemoval } from '../state/removals.ts'
import { toast } from '../ui/toast.tsx'
import { ApiError, call, type Input, type OperationId } from './client.ts'
import { queryClient } from './hooks.ts'

interface Removal<K extends OperationId> {
  /** Says so in `words`, beside an Undo. */
  remove(input: Input<K>, words: string): void
  undo(input: Input<K>): void
  /** Whether the viewer has removed it, though it may not be deleted yet. */
  isRemoved(input: Input<K>): boolean
}

export function useRemoval<K extends OperationId>(id: K, invalidates: readonly OperationId[] = []): Removal<K> {
  const removed = useSyncExternalStore(subscribeToRemovals, removedKeys)
  const keyOf = (input: Input<K>) => `${id} ${JSON.stringify(input)}`
  return {
    isRemoved: (input) => removed.has(keyOf(input)),
    undo: (input) => undoRemoval(keyOf(input)),
    remove: (input, words) => {
      const key = keyOf(input)
      const close = toast(words, {
        action: { label: 'Undo', onPress: () => undoRemoval(key) },
        onGone: () => void sendRemoval(key),
      })
      addRemoval({ key, invalidates, close, send: () => send(id, input, invalidates) })
    },
  }
}

async function send<K extends OperationId>(id: K, input: Input<K>, invalidates: readonly OperationId[]): Promise<void> {
  try {
    // The page may be on its way out.
    await call(id, input, undefined, { keepalive: true })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // What is gone already is what was wanted.
    if (error.status !== 404) toast(`It was not removed: ${error.message}`)
  }
  await Promise.all(invalidates.map((read) => queryClient.invalidateQueries({ queryKey: [read] })))
}
