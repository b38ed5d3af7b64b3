/** The reader's units and formats: chosen in this browser, else the defaults of the reader's region. */
import { i18n } from '@lingui/core'
import { useMemo } from 'react'
import { type Formatter, formatterOf } from '#domain/units/formatter.ts'
import { localeOfReader, unitsOfLocale } from '#domain/units/locale-units.ts'
import { readUnits, type Units } from '#domain/units/reader-units.ts'
import { readLocal, useLocalStorage, writeLocal } from './local-storage.ts'

/** Kept after signing out, since units depend on the reader, not on the account. */
export const UNITS_KEY = 'units'
/** Old key that held only the temperature unit; read until units are chosen. */
export const TEMPERATURE_KEY = 'temperature-unit'

/** Set at sign-in, and removed once the account has the preferences of this browser or its own. */
export const UNSENT_PREFERENCES_KEY = 'unsent-preferences'

export interface ReaderUnits {
  units: Units
  /** The defaults of the reader's region. */
  usual: Units
  /** What was chosen in this browser; null before any choice. */
  chosen: Partial<Units> | null
}

export function useUnits(): ReaderUnits {
  const [stored] = useLocalStorage<unknown>(UNITS_KEY)
  const [temperature] = useLocalStorage<unknown>(TEMPERATURE_KEY)
  const locale = readerLocale()
  return useMemo(() => unitsOf(locale, stored, temperature), [locale, stored, temperature])
}

/** Formats values with the reader's locale and units. */
export function useFormat(): Formatter {
  const { units } = useUnits()
  return formatterOf(readerLocale(), units)
}

/** Like `useFormat`, outside of a component, such as in messages of a check. */
export function readerFormat(): Formatter {
  const { locale, units } = readStored()
  return formatterOf(locale, units)
}

/** Null before any choice. */
export const readChosenUnits = (): Partial<Units> | null => readStored().chosen

function readStored(): ReaderUnits & { locale: string } {
  const locale = readerLocale()
  const stored = [UNITS_KEY, TEMPERATURE_KEY].map((key) => parse(readLocal(key)))
  return { locale, ...unitsOf(locale, stored[0], stored[1]) }
}

/** Stores the choices in this browser; missing units have the default of the region. */
export const chooseUnits = (chosen: Partial<Units>): void => writeLocal(UNITS_KEY, JSON.stringify(chosen))

export const hasChosenUnits = (): boolean => readLocal(UNITS_KEY) !== null || readLocal(TEMPERATURE_KEY) !== null

/** The reader's time zone, for figures by day. */
export const readerTimeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'

/** The interface's language with the reader's region, which may differ: somebody in Germany may read English. */
function readerLocale(): string {
  return localeOfReader(i18n.locale || 'en', navigator.languages ?? [navigator.language])
}

const usualUnits = new Map<string, Units>()

function unitsOf(locale: string, stored: unknown, temperature: unknown): ReaderUnits {
  const usual = usualUnits.get(locale) ?? unitsOfLocale(locale)
  usualUnits.set(locale, usual)
  const chosen = stored !== null ? readUnits(stored) : temperature !== null ? readUnits({ temperature }) : null
  return { units: { ...usual, ...chosen }, usual, chosen }
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text)
  } catch {
    return null
  }
}
