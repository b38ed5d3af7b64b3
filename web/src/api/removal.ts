/** Delete with Undo: hides the item at once, and sends the request when the toast with Undo disappears. */
import { t } from '@lingui/core/macro'
import { useSyncExternalStore } from 'react'
import { addRemoval, removedKeys, sendRemoval, subscribeToRemovals, undoRemoval } from '../state/removals.ts'
import { toast } from '../ui/toast.tsx'
import { ApiError, call, type Input, type OperationId } from './client.ts'
import { queryClient } from './hooks.ts'

interface Removal<K extends OperationId> {
  /** Hides it, and shows a toast with this text and Undo. */
  remove(input: Input<K>, text: string): void
  undo(input: Input<K>): void
  /** Whether it was removed, sent or not. */
  isRemoved(input: Input<K>): boolean
}

export function useRemoval<K extends OperationId>(id: K, invalidates: readonly OperationId[] = []): Removal<K> {
  const removed = useSyncExternalStore(subscribeToRemovals, removedKeys)
  const keyOf = (input: Input<K>) => `${id} ${JSON.stringify(input)}`
  return {
    isRemoved: (input) => removed.has(keyOf(input)),
    undo: (input) => undoRemoval(keyOf(input)),
    remove: (input, text) => {
      const key = keyOf(input)
      const close = toast(text, {
        action: { label: t`Undo`, onPress: () => undoRemoval(key) },
        onGone: () => void sendRemoval(key),
      })
      addRemoval({ key, invalidates, close, send: () => send(id, input, invalidates) })
    },
  }
}

async function send<K extends OperationId>(id: K, input: Input<K>, invalidates: readonly OperationId[]): Promise<void> {
  try {
    // `keepalive`: the page may be closing.
    await call(id, input, undefined, { keepalive: true })
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // Already deleted is fine.
    const { message } = error
    if (error.status !== 404) toast(t`Couldn't remove it: ${message}`)
  }
  await Promise.all(invalidates.map((read) => queryClient.invalidateQueries({ queryKey: [read] })))
}
