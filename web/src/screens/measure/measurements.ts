/** Measurements, both new and saved ones, as they are sent to the server. */
import type { GrinderModel } from '#domain/catalog.ts'
import { type PageSetting, pooled, type SentSize, sizeOf } from '#web/parts/measure/photos.ts'
import { settingOn } from '#web/state/grind-setting.ts'

export interface Measurement extends SentSize {
  readonly setting: number
}

/** Measurements of the settings that have usable photographs and can be read on this dial. */
export function measurementsOf(dial: GrinderModel, settings: readonly PageSetting[]): Measurement[] {
  return settings.flatMap((each) => {
    const found = pooled(each)
    const setting = settingOn(dial, each.text.trim())
    return found && setting !== undefined ? [{ setting, ...sizeOf(found) }] : []
  })
}

/** A new measurement replaces the saved one of the same setting. */
export const withNew = (saved: readonly Measurement[], added: readonly Measurement[]): Measurement[] => [
  ...saved.filter(({ setting }) => !added.some((each) => each.setting === setting)),
  ...added,
]
