/** Grind settings between a field, which shows them as the dial does, and the server, which reads them the same way. */
import type { GrinderModel } from '#domain/catalog.ts'
import { parseSetting } from '#domain/parse-setting.ts'
import { formatSetting } from '../i18n/dial-labels.ts'

/** The place on the dial; undefined where it can't be read. */
export function settingOn(dial: GrinderModel | undefined, setting: number | string): number | undefined {
  const parsed = dial && parseSetting(dial, setting)
  return parsed?.ok ? parsed.setting : undefined
}

/**
 * What to send of a typed setting: its place on the dial, or, where words say more or the dial doesn't have it, the
 * text as it is. The server keeps the words, or says what is wrong.
 */
export function typedSetting(dial: GrinderModel | undefined, text: string): number | string | undefined {
  const trimmed = text.trim()
  if (trimmed === '') return undefined
  const parsed = dial && parseSetting(dial, trimmed)
  return parsed?.ok && !parsed.hasNote ? parsed.setting : trimmed
}

/** What to put into a field: as the dial shows it where that is the very same setting; words stay as they are. */
export function settingText(dial: GrinderModel | undefined, setting: number | string): string {
  const parsed = dial && parseSetting(dial, setting)
  if (!dial || !parsed?.ok || parsed.hasNote) return String(setting)
  const label = formatSetting(dial, parsed.setting)
  return settingOn(dial, label) === parsed.setting ? label : String(setting)
}
