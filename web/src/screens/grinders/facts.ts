/** Short facts about a grinder: drive, burrs and adjustment. */

import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { readerFormat } from '../../state/units.ts'

const DRIVES: Record<string, MessageDescriptor> = {
  hand: msg({ message: 'Hand', comment: 'Type of grinder' }),
  electric: msg({ message: 'Electric', comment: 'Type of grinder' }),
}

const BURRS: Record<string, MessageDescriptor> = {
  conical: msg({ message: 'Conical', comment: 'Type of burrs' }),
  flat: msg({ message: 'Flat', comment: 'Type of burrs' }),
}

const ADJUSTMENTS: Record<string, MessageDescriptor> = {
  stepped: msg({ message: 'Stepped', comment: 'Adjustment of a grinder' }),
  stepless: msg({ message: 'Stepless', comment: 'Adjustment of a grinder' }),
}

/** An unknown value is shown as it is. */
const labelIn = (labels: Record<string, MessageDescriptor>, value: string): string =>
  labels[value] ? t(labels[value]) : value

export const describeDrive = (drive: string): string => labelIn(DRIVES, drive)
export const describeAdjustment = (adjustment: string): string => labelIn(ADJUSTMENTS, adjustment)

interface Burrs {
  burrType: string
  burrSizeMm: number | null
}

/** "Conical, 39 mm" */
export function describeBurrs({ burrType, burrSizeMm }: Burrs): string {
  const type = labelIn(BURRS, burrType)
  if (burrSizeMm === null) return type
  const size = readerFormat().number(burrSizeMm, 1)
  return t`${type}, ${size} mm`
}
