/** Labels of roasts, strength and taste on the dial-in screen. */
import type { RoastLevel } from '#domain/catalog.ts'

export const ROAST_LABELS: Record<RoastLevel, string> = {
  LIGHT: 'light roast',
  MEDIUM_LIGHT: 'medium-light roast',
  MEDIUM: 'medium roast',
  MEDIUM_DARK: 'medium-dark roast',
  DARK: 'dark roast',
}

/** For half a step, one, and one and a half. */
const HOW_MUCH = ['A touch', '', 'Clearly'] as const

/** -2 … +2 in halves: "A touch stronger", "As bright as it gets". */
export function leanLabel(lean: number, less: readonly [string, string], more: readonly [string, string]): string {
  const halves = Math.min(4, Math.round(Math.abs(lean) * 2))
  if (halves === 0) return 'As usual'
  const [comparative, plain] = lean < 0 ? less : more
  if (halves === 4) return `As ${plain} as it gets`
  const word = HOW_MUCH[halves - 1]
  return word ? `${word} ${comparative}` : comparative.charAt(0).toUpperCase() + comparative.slice(1)
}

export const strengthLabel = (strength: number): string =>
  leanLabel(strength - 3, ['lighter', 'light'], ['stronger', 'strong'])

export const tasteLabel = (taste: number): string => leanLabel(taste, ['brighter', 'bright'], ['richer', 'rich'])
