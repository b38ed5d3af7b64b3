/** Reads the grind setting of a recipe or a brew: a number, and the text as entered if that says more. */
import { storedIndex } from '../../../domain/conversion.ts'
import { nearestPosition } from '../../../domain/positions.ts'
import { badRequest } from '../../../http/errors.ts'
import { fieldName } from '../../../http/field-names.ts'
import { message } from '../../../i18n/message.ts'
import type { Grinder } from '../../equipment/catalog/catalog.ts'
import { requireSetting } from '../../equipment/grinders/find.ts'
import { SETTING_BOUNDS } from './schemas.ts'

export interface GrindSetting {
  grindSetting: number
  /** The text as entered, if it says more than the number: "24 clicks", or "7.0" on a K-Max, which is 70. */
  grindSettingText: string | null
  /** Not clamped to 0-100: only responses are. */
  grindIndex: number
}

export function readGrindSetting(grinder: Grinder, input: number | string, field = 'grindSetting'): GrindSetting {
  const grindSetting = requireSetting(grinder, input, field)
  const { text, number } = textAndNumber(input)
  // Stores no text if the input is the same position in other digits, such as 5.3333333, or 7 on a Sette.
  const isJustTheNumber = nearestPosition(grinder, number) === nearestPosition(grinder, grindSetting)
  return {
    grindSetting,
    grindSettingText: isJustTheNumber ? null : text,
    grindIndex: storedIndex(grinder.curve.indexAt(grindSetting)),
  }
}

/** Reads a setting without a grinder: any number within bounds. Stores "7.0" as text, for a grinder set later. */
export function readBareSetting(
  input: number | string,
  field = 'grindSetting',
): Pick<GrindSetting, 'grindSetting' | 'grindSettingText'> {
  const { text, number } = textAndNumber(input)
  const grindSetting = Number.isFinite(number) ? number : numberBefore(text)
  if (grindSetting === undefined)
    throw badRequest(message('{field} must be a number, or start with one', { field: fieldName(field) }), field)
  const { minimum, maximum } = SETTING_BOUNDS
  if (grindSetting < minimum || grindSetting > maximum) {
    throw badRequest(
      message('{field} must be between {minimum, number} and {maximum, number}', {
        field: fieldName(field),
        minimum,
        maximum,
      }),
      field,
    )
  }
  return { grindSetting, grindSettingText: text === String(grindSetting) ? null : text }
}

/** `number` is NaN if the text isn't a number. */
function textAndNumber(input: number | string): { text: string; number: number } {
  const text = String(input).trim()
  const isNumber = typeof input === 'number' || /^[-+]?\d*\.?\d+$/.test(text)
  return { text, number: isNumber ? Number(text) : Number.NaN }
}

function numberBefore(text: string): number | undefined {
  const leading = /^[\s~#]*(\d+(?:[.,]\d+)?)/.exec(text)?.[1]
  return leading ? Number(leading.replace(',', '.')) : undefined
}
