/** Labels of strength and taste on the dial-in screen, and its sentences about a roast. */
import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import type { RoastLevel } from '#domain/catalog.ts'
import { NOTABLE_LEAN } from '#domain/recipe-reasons.ts'

/** In place of a coffee's name in the list of coffees. */
const ANY_COFFEE: Record<RoastLevel, MessageDescriptor> = {
  LIGHT: msg`Any light roast`,
  MEDIUM_LIGHT: msg`Any medium light roast`,
  MEDIUM: msg`Any medium roast`,
  MEDIUM_DARK: msg`Any medium dark roast`,
  DARK: msg`Any dark roast`,
}

export const anyCoffeeLabel = (roast: RoastLevel): string => t(ANY_COFFEE[roast])

const UNCHANGED: Record<RoastLevel, MessageDescriptor> = {
  LIGHT: msg`No changes needed for a light roast.`,
  MEDIUM_LIGHT: msg`No changes needed for a medium light roast.`,
  MEDIUM: msg`No changes needed for a medium roast.`,
  MEDIUM_DARK: msg`No changes needed for a medium dark roast.`,
  DARK: msg`No changes needed for a dark roast.`,
}

export const unchangedText = (roast: RoastLevel): string => t(UNCHANGED[roast])

/** From -2 to +2 in halves. */
const STRENGTH_LABELS = [
  msg`As light as it gets`,
  msg`Much lighter`,
  msg`Lighter`,
  msg`A touch lighter`,
  msg`As usual`,
  msg`A touch stronger`,
  msg`Stronger`,
  msg`Much stronger`,
  msg`As strong as it gets`,
]

const TASTE_LABELS = [
  msg`As bright as it gets`,
  msg`Much brighter`,
  msg`Brighter`,
  msg`A touch brighter`,
  msg`As usual`,
  msg`A touch richer`,
  msg`Richer`,
  msg`Much richer`,
  msg`As rich as it gets`,
]

/** Rounds to halves; a notable lean is at least "a touch", so that label and slider agree with the reasons. */
const halvesOf = (lean: number): number =>
  Math.round(lean * 2) || (Math.abs(lean) >= NOTABLE_LEAN ? Math.sign(lean) : 0)

const labelOf = (labels: readonly MessageDescriptor[], lean: number): string =>
  t(labels[Math.min(8, Math.max(0, halvesOf(lean) + 4))]!)

/** Value of the slider, which has steps of a half. */
export const shownStrength = (strength: number): number => 3 + halvesOf(strength - 3) / 2
export const shownTaste = (taste: number): number => halvesOf(taste) / 2

export const strengthLabel = (strength: number): string => labelOf(STRENGTH_LABELS, strength - 3)
export const tasteLabel = (taste: number): string => labelOf(TASTE_LABELS, taste)
