/** A recipe's grind setting, as a number or as its author wrote it. */
import { reportedIndex } from '../../domain/conversion.ts'
import { parseSetting } from '../../domain/parse-setting.ts'
import { badRequest } from '../../http/errors.ts'
import type { Grinder } from '../catalog/catalog.ts'

export interface GrindSetting {
  grindSetting: number
  /** Kept where it says more than the number. */
  grindSettingText: string | null
  grindIndex: number
}

export function readGrindSetting(grinder: Grinder, input: number | string, field = 'grindSetting'): GrindSetting {
  const text = typeof input === 'string' ? input.trim() : undefined
  const number = text === undefined ? (input as number) : text === '' ? Number.NaN : Number(text)
  const isPlain = Number.isFinite(number)
  const parsed = parseSetting(grinder, isPlain ? number : text!)
  const setting = parsed.ok ? parsed.setting : leadingNumber(grinder, text, parsed.message, field)
  return {
    grindSetting: setting,
    grindSettingText: isPlain ? null : text!,
    grindIndex: reportedIndex(grinder.curve.indexAt(setting)),
  }
}

/** "24 (a touch finer when fresh)" isn't a dial's notation, but says 24. */
function leadingNumber(grinder: Grinder, text: string | undefined, message: string, field: string): number {
  const leading = text && /^[\s~#]*(\d+(?:[.,]\d+)?)/.exec(text)?.[1]
  const parsed = leading ? parseSetting(grinder, Number(leading.replace(',', '.'))) : undefined
  if (!parsed?.ok) throw badRequest(parsed?.message ?? message, field)
  return parsed.setting
}
