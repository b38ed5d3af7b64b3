/** Settings as a dial shows them, in the current language. */
import type { GrinderModel } from '#domain/catalog.ts'
import type { MethodSetting } from '#domain/chart.ts'
import type { Curve } from '#domain/curve.ts'
import { dialMove, moveBySteps } from '#domain/grind-choice.ts'
import { rangeReadings, type SettingRange } from '#domain/notation.ts'
import {
  dialMessage,
  moveMessage,
  rangeMessage,
  readingMessage,
  settingMessage,
  withoutMicrons,
} from '#sentences/dial.ts'
import { renderMessage } from './render-message.ts'

/** "24 clicks" */
export const formatSetting = (grinder: GrinderModel, setting: number): string =>
  renderMessage(settingMessage(grinder, setting))

/** "22–26 clicks" */
export const formatRange = (grinder: GrinderModel, range: SettingRange): string =>
  renderMessage(rangeMessage(grinder, range))

/** The ends of a range for a sentence, with their unit once: "22" and "26 clicks"; both alike if it is one setting. */
export function formatEnds(grinder: GrinderModel, range: SettingRange): [low: string, high: string] {
  const [low, high] = rangeReadings(grinder, range)
  const [from, to] = [renderMessage(readingMessage(low)), renderMessage(readingMessage(high))]
  const isWhole = from === to || low.turns !== undefined || high.turns !== undefined
  if (isWhole) return [from, to]
  return [low.count === undefined ? withoutMicrons(from) : String(low.count), to]
}

/** The whole dial: "0 to 40 clicks". */
export const describeDial = (grinder: GrinderModel): string => renderMessage(dialMessage(grinder))

/** "2 clicks finer"; undefined if nothing changes. */
export function describeMove(curve: Curve, from: number, to: number): string | undefined {
  const move = dialMove(curve, from, to)
  return move && renderMessage(moveMessage(move))
}

/** "2 clicks coarser", "0.5 finer on the dial"; steps are positive if coarser. */
export const describeSteps = (grinder: GrinderModel, steps: number): string =>
  renderMessage(moveMessage(moveBySteps(grinder, steps)))

export interface LabelledSetting extends MethodSetting {
  settingLabel: string
  rangeLabel: string
  expectedLabel: string
}

/** A row of a grinder's chart with everything as the dial shows it. */
export const withLabels = (grinder: GrinderModel, row: MethodSetting): LabelledSetting => ({
  ...row,
  settingLabel: formatSetting(grinder, row.setting),
  rangeLabel: formatRange(grinder, row.range),
  expectedLabel: formatRange(grinder, row.expected),
})
