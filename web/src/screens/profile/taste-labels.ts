/** The questions of the taste profile with their answers, and a summary of a taste. */

import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import type { TasteLevels } from '#domain/taste.ts'
import { readerFormat } from '../../state/units.ts'
import type { Answers } from './taste-profile.ts'

type Five = readonly [MessageDescriptor, MessageDescriptor, MessageDescriptor, MessageDescriptor, MessageDescriptor]

export interface TasteQuestion {
  name: keyof Answers
  /** In the form and in the picture. */
  label: MessageDescriptor
  question: MessageDescriptor
  ends: readonly [MessageDescriptor, MessageDescriptor]
  /** From 1 to 5. */
  answers: Five
  /** Words for an answer below or above the middle: "You like your coffee bright". */
  phrases: readonly [MessageDescriptor, MessageDescriptor]
}

/** In the order of the picture, from the top clockwise. */
export const QUESTIONS: readonly (TasteQuestion & { name: keyof TasteLevels })[] = [
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
    phrases: [msg`soft`, msg`bright`],
  },
  {
    name: 'bodyLevel',
    label: msg`Body`,
    question: msg`How should it feel in your mouth?`,
    ends: [msg({ message: 'light', context: 'body' }), msg({ message: 'full', context: 'body' })],
    answers: [msg`Light, like tea`, msg`Delicate`, msg`In between`, msg`Round`, msg`Full, like cream`],
    phrases: [msg`light-bodied`, msg`full-bodied`],
  },
  {
    name: 'sweetnessLevel',
    label: msg`Sweetness`,
    question: msg`How sweet do you like it, without sugar?`,
    ends: [msg`dry`, msg`sweet`],
    answers: [msg`Dry`, msg`Barely sweet`, msg`Balanced`, msg`Like caramel`, msg`Like honey`],
    phrases: [msg`dry`, msg`sweet`],
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
    phrases: [msg`without bitterness`, msg`with a bitter edge`],
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
    phrases: [msg`familiar`, msg`surprising`],
  },
  {
    name: 'aftertasteLevel',
    label: msg`Aftertaste`,
    question: msg`How long should the taste last?`,
    ends: [msg({ message: 'short', context: 'aftertaste' }), msg({ message: 'long', context: 'aftertaste' })],
    answers: [msg`Gone at once, clean`, msg`Short`, msg`A while`, msg`Long`, msg`Until the next cup`],
    phrases: [msg`with a clean finish`, msg`with a long aftertaste`],
  },
]

/** An optional seventh question, which sets the color of the cup. */
export const ROAST_QUESTION: TasteQuestion = {
  name: 'roast',
  label: msg`Roast level`,
  question: msg`And how dark a roast, if it matters to you?`,
  ends: [msg({ message: 'light', context: 'roast' }), msg({ message: 'dark', context: 'roast' })],
  answers: [msg`Light`, msg`Medium light`, msg`Medium`, msg`Medium dark`, msg`Dark`],
  phrases: [msg`lightly roasted`, msg`darkly roasted`],
}

const MIDDLE = 3
/** A longer sentence is hard to remember. */
const MAX_PHRASES = 4

/** "You like your coffee bright, full-bodied, and surprising." Undefined if nothing was answered. */
export function describeTaste(answers: Answers): string | undefined {
  const answered = [...QUESTIONS, ROAST_QUESTION].filter(({ name }) => answers[name] !== undefined)
  if (answered.length === 0) return undefined
  const phrases = answered
    .map((question) => ({ question, lean: answers[question.name]! - MIDDLE }))
    .filter(({ lean }) => lean !== 0)
    .sort((a, b) => Math.abs(b.lean) - Math.abs(a.lean))
    .slice(0, MAX_PHRASES)
    // In the order of SPOKEN, however strong: adjectives first, then phrases with "with" or "without".
    .sort((a, b) => placeOf(a.question) - placeOf(b.question))
    .map(({ question, lean }) => t(question.phrases[lean > 0 ? 1 : 0]))
  if (phrases.length === 0) return t`You like your coffee balanced.`
  const list = readerFormat().list(phrases)
  return t`You like your coffee ${list}.`
}

const SPOKEN: readonly (keyof Answers)[] = [
  'acidityLevel',
  'sweetnessLevel',
  'bodyLevel',
  'roast',
  'flavorComplexityLevel',
  'bitternessLevel',
  'aftertasteLevel',
]

const placeOf = ({ name }: TasteQuestion): number => SPOKEN.indexOf(name)
