/** Switches of the timer, remembered in this browser. */
import { readLocal, useLocalStorage } from '#web/state/local-storage.ts'

/** What is on without a choice: a voice or a notification nobody asked for would startle. */
const DEFAULTS = { sound: true, vibration: true, voice: false, notifications: false }
export type SwitchName = keyof typeof DEFAULTS

const keyOf = (name: SwitchName): string => `timer-${name}`

export function useSwitch(name: SwitchName): [boolean, (isOn: boolean) => void] {
  const [stored, store] = useLocalStorage<boolean>(keyOf(name))
  return [stored ?? DEFAULTS[name], store]
}

/** Outside of a component. */
export function isOn(name: SwitchName): boolean {
  const stored = readLocal(keyOf(name))
  return stored === null ? DEFAULTS[name] : stored === 'true'
}
