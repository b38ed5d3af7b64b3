/** The dial on a card: a setting of a grinder, with the range of the method on its scale. */
import { type BrewMethod, grinderName } from '../../../domain/catalog.ts'
import { methodSetting } from '../../../domain/chart.ts'
import { shareOf, ticksOf } from '../../../domain/dial-scale.ts'
import { message } from '../../../i18n/message.ts'
import { settingMessage } from '../../../sentences/dial.ts'
import type { Grinder } from '../../equipment/catalog/catalog.ts'
import type { PageReader } from '../../recipes/export/figures.ts'
import type { DialPicture } from './card.ts'

export function dialPicture(
  grinder: Grinder,
  setting: number,
  label: string,
  method: BrewMethod,
  { t }: PageReader,
): DialPicture {
  const { curve } = grinder
  const range = methodSetting(curve, method)?.range
  const ends = range && [shareOf(curve, range.min), shareOf(curve, range.max)].sort((a, b) => a - b)
  const [, number = label, unit = ''] = /^([\d.,]+) (\p{L}+)$/u.exec(label) ?? []
  return {
    type: 'dial',
    number,
    unit,
    caption: grinderName(grinder),
    share: shareOf(curve, setting),
    ...(ends && { band: [ends[0]!, ends[1]!] as const }),
    ticks: ticksOf(grinder, (each, at) => t(settingMessage(each, at))).map((tick) => ({
      share: shareOf(curve, tick.setting),
      ...(tick.label !== undefined && { label: tick.label }),
    })),
    ends: [t(message('fine')), t(message('coarse'))],
  }
}
