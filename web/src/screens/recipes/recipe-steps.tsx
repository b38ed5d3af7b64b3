/** The steps of a recipe for the chosen size, and a drawing of their pours. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Recipe } from '../../api/schema.ts'
import type { ScaledRecipe } from '../../parts/recipe/scaled-recipe.ts'
import { PourFigure } from '../../parts/steps/pour-figure.tsx'
import { useScaledSteps } from '../../parts/steps/scaled-steps.ts'
import { StepList } from '../../parts/steps/step-list.tsx'
import { useFormat } from '../../state/units.ts'
import { Section, Tag } from '../../ui/page.tsx'
import styles from './recipe.module.css'

interface RecipeStepsProps {
  /** As its author wrote it. */
  recipe: Recipe
  scaled: ScaledRecipe
  isOwn: boolean
}

export function RecipeSteps({ recipe, scaled, isOwn }: RecipeStepsProps) {
  const format = useFormat()
  const steps = useScaledSteps(recipe, scaled)
  const isOwnSize = scaled.recipe.waterGrams === recipe.waterGrams
  const batches = isOwnSize ? recipe.batches : scaled.batches
  if (steps.length === 0) return null
  const { brewTimeSeconds } = scaled.recipe
  const batchWater = batches && format.weight(batches.waterGrams)
  const isSuggested = recipe.stepsSource === 'suggested'
  const content = (
    <>
      {batches && (
        <p className={styles.soft}>
          <Trans>For one batch with {batchWater} of water.</Trans>
        </p>
      )}
      <PourFigure steps={steps} brewTimeSeconds={brewTimeSeconds} />
      <StepList steps={steps} brewTimeSeconds={brewTimeSeconds} />
    </>
  )
  // Collapsed, because the author's notes are shown above and may differ from the usual steps.
  if (isSuggested && recipe.notes) {
    return (
      <details className={styles.usual}>
        <summary>
          <Trans>Usual steps for this brewer</Trans>
        </summary>
        {content}
      </details>
    )
  }
  return (
    <Section heading={t`Steps`} actions={isSuggested && <Tag>{t`Suggested`}</Tag>}>
      {isSuggested && (
        <p className={styles.soft}>
          {isOwn ? (
            <Trans>You wrote no steps. These are the usual ones for this brewer.</Trans>
          ) : (
            <Trans>The author wrote no steps. These are the usual ones for this brewer.</Trans>
          )}
        </p>
      )}
      {content}
    </Section>
  )
}
