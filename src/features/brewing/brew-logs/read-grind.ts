/** Reads the grind setting of a brew, on the given grinder or without one. */
import type { Catalog } from '../../equipment/catalog/catalog.ts'
import { readBareSetting, readGrindSetting } from '../../recipes/browse/grind-setting.ts'

interface LoggedGrind {
  grinderId?: number | null
  grindSetting?: number | string | null
}

export function readGrind(catalog: Catalog, { grinderId, grindSetting: said }: LoggedGrind) {
  const grinder = grinderId ? catalog.requireGrinder(grinderId) : undefined
  const unsaid = { grinderId: grinder?.id ?? null, grindSetting: null, grindSettingText: null, grindIndex: null }
  if (said === undefined || said === null) return unsaid
  return { ...unsaid, ...(grinder ? readGrindSetting(grinder, said) : readBareSetting(said)) }
}
