/** The first tone of a brew. The tap that starts it also unlocks the sound. */
import { playTone, unlockSound } from './sound.ts'
import { isOn } from './switches.ts'

export function signalStart(): void {
  if (isOn('sound')) void unlockSound().then(() => playTone('ready'))
}

/** For starts without a tone, such as resuming: later tones need the sound to be unlocked. */
export function unlockForBrew(): void {
  if (isOn('sound')) void unlockSound()
}
