/** Switches of the timer, remembered in this browser. */
import { readLocal, useLocalStorage } from '#web/state/local-storage.ts'

/** Voice and notifications are off by default, because unexpected ones would be startling. */
const DEFAULTS = { sound: true, vibration: true, voice: false, notifications: false }
export type SwitchName = keyof typeof DEFAULTS

const keyOf = (name: SwitchName): string => `timer-${name}`

export function useSwitch(name: SwitchName): [boolean, (isOn: boolean) => void] {
  const [stored, store] = useLocalStorage<boolean>(keyOf(name))
  return [stored ?? DEFAULTS[name], store]
}

/** For use outside of components. */
export function isOn(name: SwitchName): boolean {
  const stored = readLocal(keyOf(name))
  return stored === null ? DEFAULTS[name] : stored === 'true'
}
