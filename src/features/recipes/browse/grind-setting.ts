/** The grind setting of a recipe or a brew: as a number, and as it was said where that says more. */
import { reportedIndex } from '../../../domain/conversion.ts'
import { nearestPosition } from '../../../domain/positions.ts'
import { badRequest } from '../../../http/errors.ts'
import type { Grinder } from '../../equipment/catalog/catalog.ts'
import { requireSetting } from '../../equipment/grinders/find.ts'
import { SETTING_BOUNDS } from './schemas.ts'

export interface GrindSetting {
  grindSetting: number
  /** As it was said, where it says more than the number: "24 clicks", "7.0" on a K-Max, which is 70. */
  grindSettingText: string | null
  grindIndex: number
}

export function readGrindSetting(grinder: Grinder, input: number | string, field = 'grindSetting'): GrindSetting {
  const grindSetting = requireSetting(grinder, input, field)
  const { text, number } = asSaid(input)
  // Whoever says 5.3333333 or, on a Sette, 7 names a position in other digits.
  const isJustTheNumber = nearestPosition(grinder, number) === nearestPosition(grinder, grindSetting)
  return {
    grindSetting,
    grindSettingText: isJustTheNumber ? null : text,
    grindIndex: reportedIndex(grinder.curve.indexAt(grindSetting)),
  }
}

/** On a grinder that isn't named: any number that a dial might show. "7.0" is kept: a grinder named later reads it. */
export function readBareSetting(
  input: number | string,
  field = 'grindSetting',
): Pick<GrindSetting, 'grindSetting' | 'grindSettingText'> {
  const { text, number } = asSaid(input)
  const grindSetting = Number.isFinite(number) ? number : numberBefore(text)
  if (grindSetting === undefined) throw badRequest(`${field} must be a number, or begin with one`, field)
  const { minimum, maximum } = SETTING_BOUNDS
  if (grindSetting < minimum || grindSetting > maximum) {
    throw badRequest(`${field} must be from ${minimum} to ${maximum}`, field)
  }
  return { grindSetting, grindSettingText: text === String(grindSetting) ? null : text }
}

/** `number` is NaN for a text that isn't one. */
function asSaid(input: number | string): { text: string; number: number } {
  const text = String(input).trim()
  const isNumber = typeof input === 'number' || /^[-+]?\d*\.?\d+$/.test(text)
  return { text, number: isNumber ? Number(text) : Number.NaN }
}

function numberBefore(text: string): number | undefined {
  const leading = /^[\s~#]*(\d+(?:[.,]\d+)?)/.exec(text)?.[1]
  return leading ? Number(leading.replace(',', '.')) : undefined
}
