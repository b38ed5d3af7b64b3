/** Reads steps aloud, where the browser has a voice. */
import { i18n } from '@lingui/core'
import { plural } from '@lingui/core/macro'
import { shown } from '#domain/units/convert.ts'
import type { Formatter } from '#domain/units/formatter.ts'

export const hasVoice = (): boolean => 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window

/** Interrupts what is being said: only the latest counts. */
export function speak(text: string): void {
  if (!hasVoice()) return
  const utterance = new SpeechSynthesisUtterance(text)
  utterance.lang = i18n.locale
  window.speechSynthesis.cancel()
  window.speechSynthesis.speak(utterance)
}

/** "190 grams": voices read unit symbols badly. */
export function spokenWeight(grams: number, { units }: Formatter): string {
  const figure = Math.round(shown('weight', grams, units.weight) * 10) / 10
  return units.weight === 'oz'
    ? plural(figure, { one: '# ounce', other: '# ounces' })
    : plural(figure, { one: '# gram', other: '# grams' })
}
