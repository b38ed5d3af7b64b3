/** Warnings about figures of a recipe or a brew that look like mistakes. The figures are stored all the same. */
import { BOILING_F, COOLEST_HOT_F, temperatureWarning, toCelsius, toFahrenheit } from '../../../domain/brew-warnings.ts'
import type { Warning } from '../../../http/schemas.ts'
import type { Catalog } from '../../equipment/catalog/catalog.ts'

/** Returns at most one warning. */
export function temperatureWarnings(catalog: Catalog, methodId: string, waterTempF: number | null): Warning[] {
  const method = catalog.findMethod(methodId)
  const found = method && temperatureWarning(method, waterTempF)
  if (!found) return []
  const field = 'waterTempF'
  const given = degrees(found.waterTempF)
  if (found.code === 'water_above_boiling') {
    return [
      { code: found.code, message: `${given} is above the boiling point of water, ${degrees(BOILING_F)}.`, field },
    ]
  }
  const meant =
    found.meantC === undefined ? '' : ` Did you mean ${found.meantC} °C (${round(toFahrenheit(found.meantC))} °F)?`
  return [
    {
      code: found.code,
      message: `${given} is too cool for ${method.name}, which needs at least ${degrees(COOLEST_HOT_F)}.${meant}`,
      field,
    },
  ]
}

const round = (degrees: number): number => Math.round(degrees)
const degrees = (fahrenheit: number): string => `${fahrenheit} °F (${round(toCelsius(fahrenheit))} °C)`
