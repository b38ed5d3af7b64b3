/** Reads the grind setting of a brew, on the given grinder or without one. */
import type { Grinder } from '../../equipment/catalog/catalog.ts'
import { readBareSetting, readGrindSetting } from '../../recipes/browse/grind-setting.ts'

export function readGrind(grinder: Grinder | null, said: number | string | null | undefined) {
  const unsaid = { grinderId: grinder?.id ?? null, grindSetting: null, grindSettingText: null, grindIndex: null }
  if (said === undefined || said === null) return unsaid
  return { ...unsaid, ...(grinder ? readGrindSetting(grinder, said) : readBareSetting(said)) }
}
