/** What is wrong with a grind setting that somebody typed. */
import type { CalibrationProblem } from '../domain/calibration.ts'
import { type GrinderModel, grinderName } from '../domain/catalog.ts'
import type { SettingProblem } from '../domain/parse-setting.ts'
import { type Message, message } from '../i18n/message.ts'
import { dialMessage } from './dial.ts'

const MAX_SHOWN_LENGTH = 40

export function settingProblem(grinder: GrinderModel, input: number | string, problem: SettingProblem): Message {
  const values = {
    setting: String(input).trim().slice(0, MAX_SHOWN_LENGTH),
    grinder: grinderName(grinder),
    range: dialMessage(grinder),
  }
  return problem === 'out-of-range'
    ? message('"{setting}" is outside the range of the {grinder}: {range}.', values)
    : message('"{setting}" is not a setting of the {grinder}. Enter it as the dial shows it: {range}.', values)
}

export const calibrationProblem = (grinder: GrinderModel, found: CalibrationProblem): Message =>
  found.problem === 'setting_out_of_range'
    ? settingProblem(grinder, found.setting, 'out-of-range')
    : message('The grind index of a reference goes from 0 to 100, not {index}.', { index: String(found.grindIndex) })
