/** The drawn scale of a grinder's dial, with labels in the current language. */
import type { GrinderModel } from '#domain/catalog.ts'
import * as scale from '#domain/dial-scale.ts'
import { formatSetting } from '../i18n/dial-labels.ts'

export const ticksOf = (grinder: GrinderModel): scale.Tick[] => scale.ticksOf(grinder, formatSetting)

/** The setting without its unit, which is shown beside the dial anyway. */
export const shortLabel = (grinder: GrinderModel, setting: number): string =>
  scale.shortLabel(grinder, setting, formatSetting)
