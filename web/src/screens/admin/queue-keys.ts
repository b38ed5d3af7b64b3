/** The keys of the review queue. They can be switched off, since single letters get in the way of speech input. */
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useEffect, useRef } from 'react'
import { useLocalStorage } from '#web/state/local-storage.ts'

export const KEYS: readonly (readonly [key: string, label: MessageDescriptor])[] = [
  ['j', msg`Next entry`],
  ['k', msg`Previous entry`],
  ['o', msg`Show or hide details`],
  ['h', msg`Hide, or keep hidden`],
  ['r', msg`Nothing wrong, approve or restore`],
  ['d', msg`Delete, or keep deleted`],
  ['w', msg`Warn the author`],
  ['s', msg`Suspend the author`],
  ['b', msg`Ban the author`],
  ['m', msg`Merge a duplicate`],
  ['u', msg`Undo your last decision`],
  ['?', msg`Show the keys`],
]

const STORED = 'moderation-keys'

/** On unless switched off in this browser. */
export function useKeysSwitch(): [isOn: boolean, set: (isOn: boolean) => void] {
  const [stored, setStored] = useLocalStorage<boolean>(STORED)
  return [stored !== false, setStored]
}

/** Calls `press` for a letter that is typed outside of fields and dialogs. */
export function useKeys(isOn: boolean, press: (key: string) => void): void {
  const latest = useRef(press)
  latest.current = press
  useEffect(() => {
    if (!isOn) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return
      if (!KEYS.some(([key]) => key === event.key)) return
      event.preventDefault()
      latest.current(event.key)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOn])
}

const isTyping = (target: EventTarget | null): boolean =>
  document.querySelector('dialog[open]') !== null ||
  (target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null)
