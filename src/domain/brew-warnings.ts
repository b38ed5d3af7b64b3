/** Finds figures that are probably a mistake, such as degrees Celsius instead of Fahrenheit. */
import type { BrewMethod } from './catalog.ts'

export type TemperatureWarning =
  /** `meantC` is set if the same number would make sense in degrees Celsius. */
  { code: 'water_too_cool'; waterTempF: number; meantC?: number } | { code: 'water_above_boiling'; waterTempF: number }

/** 60 °C: no hot method brews below it. */
export const COOLEST_HOT_F = 140
/** 100 °C. */
export const BOILING_F = 212

export const toFahrenheit = (celsius: number): number => (celsius * 9) / 5 + 32

const isHot = ({ waterTempF }: Pick<BrewMethod, 'waterTempF'>): boolean => waterTempF.min >= COOLEST_HOT_F

/** Returns undefined for a cold method, or without a temperature. */
export function temperatureWarning(
  method: Pick<BrewMethod, 'waterTempF'>,
  waterTempF: number | null,
): TemperatureWarning | undefined {
  if (waterTempF === null || !isHot(method)) return undefined
  if (waterTempF > BOILING_F) return { code: 'water_above_boiling', waterTempF }
  if (waterTempF >= COOLEST_HOT_F) return undefined
  const meantF = toFahrenheit(waterTempF)
  const isCelsius = meantF >= COOLEST_HOT_F && meantF <= BOILING_F
  return { code: 'water_too_cool', waterTempF, ...(isCelsius && { meantC: waterTempF }) }
}
