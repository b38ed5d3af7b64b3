/**
 * The grinder and brewer that were chosen since the page was loaded. They take precedence over the member's own
 * defaults, which take precedence over what this browser remembers. So every visit starts from the defaults.
 */
import { useSyncExternalStore } from 'react'

/** Slugs. */
export interface ChosenEquipment {
  grinder?: string
  brewer?: string
}

let chosen: ChosenEquipment = {}
const listeners = new Set<() => void>()

function change(next: ChosenEquipment): void {
  chosen = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const chosenEquipment = (): ChosenEquipment => chosen
export const useChosenEquipment = (): ChosenEquipment => useSyncExternalStore(subscribe, chosenEquipment)

export const chooseEquipment = (part: ChosenEquipment): void => change({ ...chosen, ...part })

/** Called when another account may be signed in. */
export const forgetChosenEquipment = (): void => change({})
