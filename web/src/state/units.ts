/** The reader's unit of temperature: chosen in this browser, else the usual one where the reader is. */
import { t } from '@lingui/core/macro'
import { useMemo } from 'react'
import {
  convertTemperatures,
  formatDegrees,
  formatTemperature,
  otherUnit,
  type TemperatureUnit,
  unitOfLanguages,
} from '../ui/temperature.ts'
import { readLocal, useLocalStorage } from './local-storage.ts'

/** Stays when somebody signs out: it is about the reader, not about the account. */
export const TEMPERATURE_KEY = 'temperature-unit'

const isUnit = (value: unknown): value is TemperatureUnit => value === 'C' || value === 'F'

const usualUnit = (): TemperatureUnit => unitOfLanguages(navigator.languages ?? [navigator.language])

export function useTemperatureUnit(): [TemperatureUnit, (unit: TemperatureUnit) => void] {
  const [chosen, choose] = useLocalStorage<TemperatureUnit>(TEMPERATURE_KEY)
  return [isUnit(chosen) ? chosen : usualUnit(), choose]
}

/** Outside of a screen, such as in the words of a check. */
export function temperatureUnit(): TemperatureUnit {
  const text = readLocal(TEMPERATURE_KEY)
  const chosen = text?.replaceAll('"', '')
  return isUnit(chosen) ? chosen : usualUnit()
}

export interface TemperatureFormat {
  unit: TemperatureUnit
  /** "93 °C" */
  format(fahrenheit: number): string
  /** For the figures of a brew, with the other unit beside it. */
  figure(fahrenheit: number): { label: string; value: string; also: string }
  /** A difference: "2 °C" */
  difference(fahrenheit: number): string
  /** A sentence of the server. */
  sentence(words: string): string
}

/** How this reader reads temperatures. */
export function useTemperature(): TemperatureFormat {
  const [unit] = useTemperatureUnit()
  return useMemo(
    () => ({
      unit,
      format: (fahrenheit) => formatTemperature(fahrenheit, unit),
      figure: (fahrenheit) => ({
        label: t`Temperature`,
        value: formatTemperature(fahrenheit, unit),
        also: formatTemperature(fahrenheit, otherUnit(unit)),
      }),
      difference: (fahrenheit) => formatDegrees(fahrenheit, unit),
      sentence: (words) => convertTemperatures(words, unit),
    }),
    [unit],
  )
}
