/** A recipe's grind setting, as a number or as its author wrote it. */
import { reportedIndex } from '../../domain/conversion.ts'
import { parseSetting } from '../../domain/parse-setting.ts'
import { badRequest } from '../../http/errors.ts'
import type { Grinder } from '../catalog/catalog.ts'
import { SETTING_BOUNDS } from './schemas.ts'

export interface GrindSetting {
  grindSetting: number
  /** Kept where it says more than the number. */
  grindSettingText: string | null
  grindIndex: number
}

export function readGrindSetting(grinder: Grinder, input: number | string, field = 'grindSetting'): GrindSetting {
  const { text, number, isPlain } = readPlain(input)
  const parsed = parseSetting(grinder, isPlain ? number : text!)
  const setting = parsed.ok ? parsed.setting : leadingNumber(grinder, text, parsed.message, field)
  return {
    grindSetting: setting,
    grindSettingText: isPlain ? null : text!,
    grindIndex: reportedIndex(grinder.curve.indexAt(setting)),
  }
}

/** On a grinder that isn't named: any number that a dial might show. */
export function readBareSetting(
  input: number | string,
  field = 'grindSetting',
): Pick<GrindSetting, 'grindSetting' | 'grindSettingText'> {
  const { text, number, isPlain } = readPlain(input)
  const setting = isPlain ? number : numberBefore(text)
  if (setting === undefined) throw badRequest(`${field} must be a number, or begin with one`, field)
  const { minimum, maximum } = SETTING_BOUNDS
  if (setting < minimum || setting > maximum) {
    throw badRequest(`${field} must be from ${minimum} to ${maximum}`, field)
  }
  return { grindSetting: setting, grindSettingText: isPlain ? null : text! }
}

function readPlain(input: number | string) {
  const text = typeof input === 'string' ? input.trim() : undefined
  const number = text === undefined ? (input as number) : text === '' ? Number.NaN : Number(text)
  return { text, number, isPlain: Number.isFinite(number) }
}

/** "24 (a touch finer when fresh)" isn't a dial's notation, but says 24. */
function leadingNumber(grinder: Grinder, text: string | undefined, message: string, field: string): number {
  const leading = numberBefore(text)
  const parsed = leading === undefined ? undefined : parseSetting(grinder, leading)
  if (!parsed?.ok) throw badRequest(parsed?.message ?? message, field)
  return parsed.setting
}

function numberBefore(text: string | undefined): number | undefined {
  const leading = text && /^[\s~#]*(\d+(?:[.,]\d+)?)/.exec(text)?.[1]
  return leading ? Number(leading.replace(',', '.')) : undefined
}
