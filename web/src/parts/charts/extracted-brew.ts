/** Strength and extraction of a logged brew, computed as the server does for a single brew. */
import { wantedGrind } from '#domain/brewer-method.ts'
import type { BrewMethod } from '#domain/catalog.ts'
import { type Extraction, extractionOf } from '#domain/extraction.ts'
import type { Reply } from '#web/api/client.ts'
import type { BrewLog } from '#web/api/schema.ts'

export interface ExtractedBrew {
  id: number
  createdAt: string
  extraction: Extraction
}

type Machines = Reply<'listMachines'>['machines']

/** Undefined without dose or water. */
export function extractedOf(brew: BrewLog, method: BrewMethod, machines: Machines): ExtractedBrew | undefined {
  const { id, createdAt, doseGrams, waterGrams, grindIndex, tds, machineId, coffee } = brew
  if (!doseGrams || !waterGrams) return undefined
  const machine = machines.find((each) => each.id === machineId)
  const neutralIndex = wantedGrind(method, machine, waterGrams, coffee?.roastLevel ?? null)
  return {
    id,
    createdAt,
    extraction: extractionOf(method, { ratio: waterGrams / doseGrams, grindIndex, neutralIndex, tds }),
  }
}
