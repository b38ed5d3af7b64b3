/** Strength and extraction of a logged brew: measured if a refractometer was used, else estimated with their error. */
import { wantedGrind } from '../../../domain/brewer-method.ts'
import { type Extraction, extractionOf } from '../../../domain/extraction.ts'
import type { Catalog } from '../../equipment/catalog/catalog.ts'
import type { BrewLogRow } from './queries.ts'

/** Null if the method is unknown, or the dose or the water is missing. */
export function extractionOfLog(catalog: Catalog, log: BrewLogRow): Extraction | null {
  const method = catalog.findMethod(log.method)
  const { doseGrams, waterGrams, grindIndex, tds, roastLevel } = log
  if (!method || !doseGrams || !waterGrams) return null
  const machine = log.machineId === null ? undefined : catalog.requireMachine(log.machineId)
  const neutralIndex = wantedGrind(method, machine, waterGrams, roastLevel)
  return extractionOf(method, { ratio: waterGrams / doseGrams, grindIndex, neutralIndex, tds })
}
