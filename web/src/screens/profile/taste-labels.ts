/** The six questions of the taste profile, their answers, and a summary of a taste. */

import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import type { TasteLevels, TasteVector } from '#domain/taste.ts'
import { readerFormat } from '../../state/units.ts'

type Five = readonly [MessageDescriptor, MessageDescriptor, MessageDescriptor, MessageDescriptor, MessageDescriptor]

export interface TasteQuestion {
  name: keyof TasteLevels
  /** Label of the slider. */
  label: MessageDescriptor
  question: MessageDescriptor
  ends: readonly [MessageDescriptor, MessageDescriptor]
  /** From 1 to 5. */
  answers: Five
}

export const QUESTIONS: readonly TasteQuestion[] = [
  {
    name: 'acidityLevel',
    label: msg`Acidity`,
    question: msg`How much acidity do you like?`,
    ends: [msg`soft`, msg`bright`],
    answers: [
      msg`Soft and round`,
      msg`A hint of fruit`,
      msg`Like a ripe apple`,
      msg`Lively, like berries`,
      msg`Bright, like citrus`,
    ],
  },
  {
    name: 'bodyLevel',
    label: msg`Body`,
    question: msg`How should it feel in your mouth?`,
    ends: [msg({ message: 'light', context: 'body' }), msg({ message: 'full', context: 'body' })],
    answers: [msg`Light, like tea`, msg`Delicate`, msg`In between`, msg`Round`, msg`Full, like cream`],
  },
  {
    name: 'sweetnessLevel',
    label: msg`Sweetness`,
    question: msg`How sweet do you like it, without sugar?`,
    ends: [msg`dry`, msg`sweet`],
    answers: [msg`Dry`, msg`Barely sweet`, msg`Balanced`, msg`Like caramel`, msg`Like honey`],
  },
  {
    name: 'bitternessLevel',
    label: msg`Bitterness`,
    question: msg`How much bitterness do you like?`,
    ends: [msg({ message: 'none', context: 'bitterness' }), msg({ message: 'a lot', context: 'bitterness' })],
    answers: [
      msg`None, please`,
      msg`A trace`,
      msg`Some, like milk chocolate`,
      msg`Like dark chocolate`,
      msg`The darker the better`,
    ],
  },
  {
    name: 'flavorComplexityLevel',
    label: msg`Complexity`,
    question: msg`Familiar, or full of surprises?`,
    ends: [msg`simple`, msg`complex`],
    answers: [
      msg`Coffee that tastes like coffee`,
      msg`Mostly familiar`,
      msg`A bit of both`,
      msg`Something to discover`,
      msg`Surprise me`,
    ],
  },
  {
    name: 'aftertasteLevel',
    label: msg`Aftertaste`,
    question: msg`How long should the taste last?`,
    ends: [msg({ message: 'short', context: 'aftertaste' }), msg({ message: 'long', context: 'aftertaste' })],
    answers: [msg`Gone at once, clean`, msg`Short`, msg`A while`, msg`Long`, msg`Until the next cup`],
  },
]

export interface Dimension {
  name: keyof TasteVector
  label: MessageDescriptor
  /** From 0 to 1. */
  leanings: Five
}

/** In the order of the petals, from the top clockwise. */
export const DIMENSIONS: readonly Dimension[] = [
  {
    name: 'strengthPreference',
    label: msg`Strength`,
    leanings: [msg`mild`, msg`rather mild`, msg`in between`, msg`rather strong`, msg`strong`],
  },
  {
    name: 'acidityTolerance',
    label: msg`Acidity`,
    leanings: [msg`soft`, msg`rather soft`, msg`in between`, msg`rather bright`, msg`bright`],
  },
  {
    name: 'explorerType',
    label: msg`Curiosity`,
    leanings: [msg`familiar`, msg`rather familiar`, msg`in between`, msg`rather adventurous`, msg`adventurous`],
  },
  {
    name: 'bodyVsClarity',
    label: msg`Body`,
    leanings: [
      msg({ message: 'light', context: 'body' }),
      msg({ message: 'rather light', context: 'body' }),
      msg`in between`,
      msg({ message: 'rather full', context: 'body' }),
      msg({ message: 'full', context: 'body' }),
    ],
  },
  {
    name: 'bitternessSensitivity',
    label: msg`Avoids bitter`,
    leanings: [msg`hardly`, msg`a little`, msg`in between`, msg`mostly`, msg`very much`],
  },
  {
    name: 'roastPreference',
    label: msg`Roast`,
    leanings: [
      msg({ message: 'light', context: 'roast' }),
      msg({ message: 'rather light', context: 'roast' }),
      msg`in between`,
      msg({ message: 'rather dark', context: 'roast' }),
      msg({ message: 'dark', context: 'roast' }),
    ],
  },
]

/** 0.7 as "rather strong". */
export function formatShare({ leanings }: Dimension, share: number): string {
  if (share < 0.2) return t(leanings[0])
  if (share < 0.42) return t(leanings[1])
  if (share <= 0.58) return t(leanings[2])
  return t(share <= 0.8 ? leanings[3] : leanings[4])
}

const PHRASES: Record<keyof TasteVector, readonly [MessageDescriptor, MessageDescriptor]> = {
  strengthPreference: [msg`mild`, msg`strong`],
  acidityTolerance: [msg`soft`, msg`bright`],
  bodyVsClarity: [msg`light-bodied`, msg`full-bodied`],
  roastPreference: [msg`lightly roasted`, msg`darkly roasted`],
  bitternessSensitivity: [msg`with a bitter edge`, msg`without bitterness`],
  explorerType: [msg`familiar`, msg`surprising`],
}

/** "You like your coffee bright, full-bodied, and surprising." */
export function describeTaste(taste: TasteVector): string {
  const phrases = DIMENSIONS.map(({ name }) => ({ name, lean: taste[name] - 0.5 }))
    .filter(({ lean }) => Math.abs(lean) > 0.08)
    .sort((a, b) => Math.abs(b.lean) - Math.abs(a.lean))
    .slice(0, 4)
    .map(({ name, lean }) => t(PHRASES[name][lean > 0 ? 1 : 0]))
  if (phrases.length === 0) return t`You like your coffee balanced.`
  const list = readerFormat().list(phrases)
  return t`You like your coffee ${list}.`
}
