/** The intervals of a calibration's history on the grinder's dial. */
import type { GrinderModel } from '#domain/catalog.ts'
import { buildCurve } from '#domain/curve.ts'
import type { Reply } from '#web/api/client.ts'

export type Narrowing = Reply<'getGrinderCalibration'>['narrowing']

export interface Interval {
  evidence: number
  setting: number
  low: number
  high: number
}

/** Each step's interval on the dial, by the grinder's own curve. */
export function intervalsOf(dial: GrinderModel, narrowing: Narrowing): Interval[] {
  const curve = buildCurve(dial)
  return narrowing.map(({ evidence, halfWidth, setting }) => {
    const index = curve.indexAt(Math.min(dial.maxGrindSetting, Math.max(dial.minGrindSetting, setting)))
    const ends = [curve.settingAt(index - halfWidth), curve.settingAt(index + halfWidth)]
    return { evidence, setting, low: Math.min(...ends), high: Math.max(...ends) }
  })
}
