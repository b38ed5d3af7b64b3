/** Grind settings in fields, which show them as the dial does, and in requests; the server parses them the same way. */
import type { GrinderModel } from '#domain/catalog.ts'
import { parseSetting } from '#domain/parse-setting.ts'
import { formatSetting } from '../i18n/dial-labels.ts'

/** The position on the dial; undefined if it can't be parsed. */
export function settingOn(dial: GrinderModel | undefined, setting: number | string): number | undefined {
  const parsed = dial && parseSetting(dial, setting)
  return parsed?.ok ? parsed.setting : undefined
}

/**
 * What to send for a typed setting: its position on the dial, or the text itself if it contains a note or isn't on the
 * dial. The server stores the note, or reports what is wrong.
 */
export function typedSetting(dial: GrinderModel | undefined, text: string): number | string | undefined {
  const trimmed = text.trim()
  if (trimmed === '') return undefined
  const parsed = dial && parseSetting(dial, trimmed)
  return parsed?.ok && !parsed.hasNote ? parsed.setting : trimmed
}

/** The text for a field: the dial's label if it parses to the same setting; otherwise, or with a note, unchanged. */
export function settingText(dial: GrinderModel | undefined, setting: number | string): string {
  const parsed = dial && parseSetting(dial, setting)
  if (!dial || !parsed?.ok || parsed.hasNote) return String(setting)
  const label = formatSetting(dial, parsed.setting)
  return settingOn(dial, label) === parsed.setting ? label : String(setting)
}
