/** Short facts about a grinder: drive, burrs and adjustment. */

import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import type { PriceClass } from '#domain/catalog.ts'
import { readerFormat } from '../../state/units.ts'

const DRIVES: Record<string, MessageDescriptor> = {
  hand: msg({ message: 'Hand', comment: 'Type of grinder' }),
  electric: msg({ message: 'Electric', comment: 'Type of grinder' }),
}

const BURRS: Record<string, MessageDescriptor> = {
  conical: msg({ message: 'Conical', comment: 'Type of burrs' }),
  flat: msg({ message: 'Flat', comment: 'Type of burrs' }),
  ghost: msg({ message: 'Ghost', comment: 'Type of burrs' }),
  other: msg({ message: 'Unknown', comment: 'Type of burrs' }),
}

const ADJUSTMENTS: Record<string, MessageDescriptor> = {
  stepped: msg({ message: 'Stepped', comment: 'Adjustment of a grinder' }),
  stepless: msg({ message: 'Stepless', comment: 'Adjustment of a grinder' }),
}

const PRICES: Record<PriceClass, MessageDescriptor> = {
  1: msg({ message: 'Under $100', comment: 'Price of a grinder' }),
  2: msg({ message: '$100 to $250', comment: 'Price of a grinder' }),
  3: msg({ message: '$250 to $700', comment: 'Price of a grinder' }),
  4: msg({ message: 'Over $700', comment: 'Price of a grinder' }),
}

/** An unknown value is shown as it is. */
const labelIn = (labels: Record<string, MessageDescriptor>, value: string): string =>
  labels[value] ? t(labels[value]) : value

export const describeDrive = (drive: string): string => labelIn(DRIVES, drive)
export const describeAdjustment = (adjustment: string): string => labelIn(ADJUSTMENTS, adjustment)

export const describeBurrType = (type: string): string => labelIn(BURRS, type)

/** The price classes are rough, and set only where we are sure. */
export const describePrice = (price: PriceClass): string => t(PRICES[price])

interface Burrs {
  burrType: string
  burrSizeMm: number | null
}

const unbroken = (size: string): string => size.replace(/ mm$/, '\u00a0mm')

/** "39 mm" on one line. */
export function describeBurrSize(burrSizeMm: number): string {
  const size = readerFormat().number(burrSizeMm, 1)
  return unbroken(t`${size} mm`)
}

/** "Conical, 39 mm", with the size on one line. */
export function describeBurrs({ burrType, burrSizeMm }: Burrs): string {
  const type = labelIn(BURRS, burrType)
  if (burrSizeMm === null) return type
  const size = readerFormat().number(burrSizeMm, 1)
  return unbroken(t`${type}, ${size} mm`)
}
