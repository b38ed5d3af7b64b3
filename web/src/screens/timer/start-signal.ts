/** The first tone of a brew. The tap that starts it also unlocks the sound. */
import { playTone, unlockSound } from './sound.ts'
import { isOn } from './switches.ts'

export function signalStart(): void {
  if (isOn('sound')) void unlockSound().then(() => playTone('ready'))
}

/** Resuming needs no tone, but sound. */
export function unlockForBrew(): void {
  if (isOn('sound')) void unlockSound()
}
