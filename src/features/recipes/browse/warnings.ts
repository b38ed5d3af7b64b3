/** Warnings about figures of a recipe or a brew that look like mistakes. The figures are stored all the same. */
import { BOILING_F, COOLEST_HOT_F, temperatureWarning, toFahrenheit } from '../../../domain/brew-warnings.ts'
import type { Reader } from '../../../http/reader.ts'
import type { Warning } from '../../../http/schemas.ts'
import { message, sentences } from '../../../i18n/message.ts'
import { methodPhrase } from '../../../sentences/method-phrases.ts'
import type { Catalog } from '../../equipment/catalog/catalog.ts'

/** Returns at most one warning. */
export function temperatureWarnings(
  catalog: Catalog,
  methodId: string,
  waterTempF: number | null,
  reader: Reader,
): Warning[] {
  const method = catalog.findMethod(methodId)
  const found = method && temperatureWarning(method, waterTempF)
  if (!found) return []
  const field = 'waterTempF'
  // In both units, since the mistake may be the unit.
  const degrees = (fahrenheit: number) =>
    `${reader.format.temperature(fahrenheit, 'F')} (${reader.format.temperature(fahrenheit, 'C')})`
  const given = degrees(found.waterTempF)
  if (found.code === 'water_above_boiling') {
    const boiling = degrees(BOILING_F)
    const sentence = message('{given} is above the boiling point of water, {boiling}.', { given, boiling })
    return [{ code: found.code, message: reader.t(sentence), field }]
  }
  const sentence = message('{given} is too cool for {method}, which needs at least {least}.', {
    given,
    method: methodPhrase(method.id),
    least: degrees(COOLEST_HOT_F),
  })
  const meant = found.meantC === undefined ? [] : [message('Did you mean {meant}?', { meant: swapped(found.meantC) })]
  return [{ code: found.code, message: reader.t(sentences(sentence, ...meant)), field }]

  function swapped(celsius: number): string {
    const fahrenheit = toFahrenheit(celsius)
    return `${reader.format.temperature(fahrenheit, 'C')} (${reader.format.temperature(fahrenheit, 'F')})`
  }
}
