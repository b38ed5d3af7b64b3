/** Beeps with Web Audio. Browsers allow sound only after a tap or a key press. */
import { useLocalStorage } from '#web/state/local-storage.ts'

let context: AudioContext | undefined

/** Must be called while a tap or a key is handled. Resolves once sound can be heard, if ever. */
export async function unlockSound(): Promise<void> {
  if (!('AudioContext' in window)) return
  context ??= new AudioContext()
  if (context.state !== 'running') await context.resume()
}

export const isUnlocked = (): boolean => context?.state === 'running'

const HIGH_HZ = 880
const LASTS = 0.18
const APART = 0.28
const LOUDNESS = 0.25

/** Does nothing while sound isn't allowed: a late beep would mislead. */
export function beep(times = 1): void {
  if (!context || !isUnlocked()) return
  for (let i = 0; i < times; i++) {
    const from = context.currentTime + i * APART
    const tone = new OscillatorNode(context, { frequency: HIGH_HZ })
    const volume = new GainNode(context, { gain: 0 })
    // Fades in and out, to avoid a click.
    volume.gain.setValueAtTime(0, from)
    volume.gain.linearRampToValueAtTime(LOUDNESS, from + 0.02)
    volume.gain.linearRampToValueAtTime(0, from + LASTS)
    tone.connect(volume).connect(context.destination)
    tone.start(from)
    tone.stop(from + LASTS)
  }
}

/** Whether sound is on, which is the default. */
export function useSoundSwitch(): [boolean, (isOn: boolean) => void] {
  const [stored, store] = useLocalStorage<boolean>('timer-sound')
  return [stored !== false, store]
}
