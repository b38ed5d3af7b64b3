/** The six questions of the taste profile, their answers, and a summary of a taste. */
import type { TasteLevels, TasteVector } from '#domain/taste.ts'

export interface TasteQuestion {
  name: keyof TasteLevels
  /** Label of the slider. */
  label: string
  question: string
  ends: readonly [string, string]
  /** From 1 to 5. */
  answers: readonly [string, string, string, string, string]
}

export const QUESTIONS: readonly TasteQuestion[] = [
  {
    name: 'acidityLevel',
    label: 'Acidity',
    question: 'How bright may your coffee be?',
    ends: ['soft', 'bright'],
    answers: ['Soft and round', 'A hint of fruit', 'Like a ripe apple', 'Lively, like berries', 'As bright as citrus'],
  },
  {
    name: 'bodyLevel',
    label: 'Body',
    question: 'How should it feel in the mouth?',
    ends: ['light', 'full'],
    answers: ['Light as tea', 'Delicate', 'In between', 'Rounded', 'Full, like cream'],
  },
  {
    name: 'sweetnessLevel',
    label: 'Sweetness',
    question: 'How sweet do you like it, without sugar?',
    ends: ['dry', 'sweet'],
    answers: ['Dry', 'Barely sweet', 'Balanced', 'Like caramel', 'As sweet as honey'],
  },
  {
    name: 'bitternessLevel',
    label: 'Bitterness',
    question: 'How much bitterness is right?',
    ends: ['none', 'plenty'],
    answers: ['None, please', 'A trace', 'Some, like milk chocolate', 'Dark chocolate', 'The darker the better'],
  },
  {
    name: 'flavorComplexityLevel',
    label: 'Complexity',
    question: 'Familiar, or full of surprises?',
    ends: ['simple', 'complex'],
    answers: [
      'Coffee that tastes of coffee',
      'Mostly familiar',
      'A bit of both',
      'Something to discover',
      'Surprise me',
    ],
  },
  {
    name: 'aftertasteLevel',
    label: 'Aftertaste',
    question: 'How long should it stay with you?',
    ends: ['short', 'lingering'],
    answers: ['Gone at once, clean', 'Short', 'A while', 'Long', 'Until the next cup'],
  },
]

export interface Dimension {
  name: keyof TasteVector
  label: string
  ends: readonly [string, string]
}

/** In the order of the petals, from the top clockwise. */
export const DIMENSIONS: readonly Dimension[] = [
  { name: 'strengthPreference', label: 'Strength', ends: ['light', 'strong'] },
  { name: 'acidityTolerance', label: 'Acidity', ends: ['soft', 'bright'] },
  { name: 'explorerType', label: 'Curiosity', ends: ['faithful', 'adventurous'] },
  { name: 'bodyVsClarity', label: 'Body', ends: ['clear', 'full'] },
  { name: 'bitternessSensitivity', label: 'Minds bitter', ends: ['hardly', 'a lot'] },
  { name: 'roastPreference', label: 'Roast', ends: ['light', 'dark'] },
]

/** 0.7 as "rather strong". */
export function formatShare({ ends }: Dimension, share: number): string {
  if (share < 0.2) return ends[0]
  if (share < 0.42) return `rather ${ends[0]}`
  if (share <= 0.58) return 'in between'
  return share <= 0.8 ? `rather ${ends[1]}` : ends[1]
}

const PHRASES: Record<keyof TasteVector, readonly [string, string]> = {
  strengthPreference: ['light in the cup', 'strong'],
  acidityTolerance: ['soft', 'bright'],
  bodyVsClarity: ['clear as tea', 'full-bodied'],
  roastPreference: ['lightly roasted', 'darkly roasted'],
  bitternessSensitivity: ['with a bitter edge', 'without bitterness'],
  explorerType: ['familiar', 'surprising'],
}

/** "You like your coffee bright, full-bodied and surprising." */
export function describeTaste(taste: TasteVector): string {
  const said = DIMENSIONS.map(({ name }) => ({ name, lean: taste[name] - 0.5 }))
    .filter(({ lean }) => Math.abs(lean) > 0.08)
    .sort((a, b) => Math.abs(b.lean) - Math.abs(a.lean))
    .slice(0, 4)
    .map(({ name, lean }) => PHRASES[name][lean > 0 ? 1 : 0])
  if (said.length === 0) return 'You like your coffee balanced, right in the middle of everything.'
  const list = said.length === 1 ? said[0] : `${said.slice(0, -1).join(', ')} and ${said.at(-1)}`
  return `You like your coffee ${list}.`
}
