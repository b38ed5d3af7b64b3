/** What a taste changes: the recipe when dialling in, and the order of shared recipes. */
import { t } from '@lingui/core/macro'
import { resolveControls } from '#domain/controls.ts'
import { STRENGTHS } from '#domain/strength.ts'
import type { TasteVector } from '#domain/taste.ts'
import styles from './taste.module.css'

/** Smaller leans can't be tasted, and recipes don't mention them. */
const NOTABLE = 0.1
/** From here on the order of recipes changes visibly. */
const MUCH = 0.6

export const TasteEffects = ({ taste }: { taste: TasteVector }) => (
  <section className={styles.effects}>
    <h2>{t`What it changes`}</h2>
    <ul>
      {effectsOf(taste).map((effect) => (
        <li key={effect}>{effect}</li>
      ))}
    </ul>
  </section>
)

function effectsOf(taste: TasteVector): string[] {
  const { strength, taste: lean } = resolveControls({}, taste)
  return [
    strengthText(strength - STRENGTHS.default),
    grindText(lean),
    t`The recipes that match your taste best come first.`,
    ...(taste.bitternessSensitivity > MUCH ? [t`Bitter recipes move down.`] : []),
    ...(taste.explorerType > MUCH ? [t`You see more unusual recipes.`] : []),
  ]
}

function strengthText(more: number): string {
  if (more > NOTABLE) return t`Dialing in starts stronger: more coffee for the same water, or a shorter shot.`
  if (more < -NOTABLE) return t`Dialing in starts lighter: less coffee for the same water, or a longer shot.`
  return t`Dialing in starts with the brewer's usual strength.`
}

function grindText(richer: number): string {
  if (richer > NOTABLE) return t`The grind is a little finer, for a richer cup.`
  if (richer < -NOTABLE) return t`The grind is a little coarser, for a brighter cup.`
  return t`The grind stays as the brewer and the coffee want it.`
}
