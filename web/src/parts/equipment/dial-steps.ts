/** Says how far two settings of a dial are apart, in the dial's own units. */
import { plural, t } from '@lingui/core/macro'
import type { GrinderModel } from '#domain/catalog.ts'
import { unitOf } from '#domain/notation.ts'
import { roundTo4, stepAt } from '#domain/positions.ts'
import { readerFormat } from '#web/state/units.ts'

/** "2 clicks coarser", "1 step finer", "0.5 coarser on the dial"; steps are positive if coarser. */
export function stepsText(dial: GrinderModel, steps: number): string {
  const count = Math.abs(steps)
  const amount = amountOnDial(dial, count)
  if (amount) return steps > 0 ? t`${amount} coarser on the dial` : t`${amount} finer on the dial`
  if (countsClicks(dial)) {
    return steps > 0
      ? plural(count, { one: '# click coarser', other: '# clicks coarser' })
      : plural(count, { one: '# click finer', other: '# clicks finer' })
  }
  return steps > 0
    ? plural(count, { one: '# step coarser', other: '# steps coarser' })
    : plural(count, { one: '# step finer', other: '# steps finer' })
}

/** Undefined for dials that click; the others have only their numbers. */
export function amountOnDial(dial: GrinderModel, steps: number): string | undefined {
  const size = readerFormat().number(roundTo4(steps * stepAt(dial)), 4)
  if (dial.notation.kind === 'microns') return t`${size} µm`
  return dial.adjustment === 'stepless' ? size : undefined
}

export const countsClicks = (dial: GrinderModel): boolean =>
  unitOf(dial) === 'click' || ['clicks', 'turns', 'parts'].includes(dial.notation.kind)
