/** The question that forms ask about a water temperature that is unlikely for a hot brew. */
import { t } from '@lingui/core/macro'
import type { Formatter } from '#domain/units/formatter.ts'
import { findUnlikelyTemperature } from '#domain/units/unlikely-temperature.ts'
import type { Question } from './questions.ts'

export function temperatureQuestion(
  fahrenheit: number | undefined,
  isHot: boolean,
  format: Formatter,
): Question | undefined {
  const found = findUnlikelyTemperature(fahrenheit, isHot)
  if (!found) return undefined
  if (found.code === 'other_unit') {
    const other = found.said === 'F' ? 'C' : 'F'
    const written = (degrees: number, unit: 'C' | 'F') =>
      `${format.number(degrees, 1)} ${format.unitName('temperature', unit)}`
    const said = written(found.digits, found.said)
    const converted = written(found.inOther, other)
    const meant = written(found.digits, other)
    return {
      words: t`${said} is ${converted}. Did you mean ${meant}?`,
      instead: { label: t`Yes, ${meant}`, value: String(found.meantF) },
      keep: t`No, keep ${said}`,
    }
  }
  const shown = format.temperature(fahrenheit!)
  const words =
    found.code === 'too_cool'
      ? t`${shown} is cool for a hot brew. Is that right?`
      : t`${shown} is hotter than boiling water. Is that right?`
  return { words, keep: t`Yes, keep ${shown}` }
}
