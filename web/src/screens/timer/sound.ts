/** Tones with Web Audio. Browsers allow sound only after a tap or a key press. */
import type { Tone } from './cues.ts'

let context: AudioContext | undefined

/** Must be called while a tap or a key is handled. Resolves once sound can be heard, if ever. */
export async function unlockSound(): Promise<void> {
  if (!('AudioContext' in window)) return
  context ??= new AudioContext()
  if (context.state !== 'running') await context.resume()
}

export const isUnlocked = (): boolean => context?.state === 'running'

/** Frequencies in Hz, one after another: low before something begins, high when it does, rising at the end. */
const TONES: Record<Tone, readonly number[]> = { ready: [587], step: [880], end: [880, 1109, 1319] }
const LASTS = 0.18
const APART = 0.24
const LOUDNESS = 0.25

/** Does nothing while sound isn't allowed: a late tone would mislead. */
export function playTone(tone: Tone): void {
  if (!context || !isUnlocked()) return
  for (const [i, frequency] of TONES[tone].entries()) {
    const from = context.currentTime + i * APART
    const oscillator = new OscillatorNode(context, { frequency })
    const volume = new GainNode(context, { gain: 0 })
    // Fades in and out, to avoid a click.
    volume.gain.setValueAtTime(0, from)
    volume.gain.linearRampToValueAtTime(LOUDNESS, from + 0.02)
    volume.gain.linearRampToValueAtTime(0, from + LASTS)
    oscillator.connect(volume).connect(context.destination)
    oscillator.start(from)
    oscillator.stop(from + LASTS)
  }
}
