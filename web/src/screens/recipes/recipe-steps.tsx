/** The steps of a recipe for the size that is chosen, and the picture of their pours. */
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
  return (
    <Section heading={t`Steps`} actions={recipe.stepsSource === 'suggested' && <Tag>{t`Suggested`}</Tag>}>
      {recipe.stepsSource === 'suggested' && (
        <p className={styles.soft}>
          {isOwn ? (
            <Trans>You wrote no steps. These are the usual ones for this brewer.</Trans>
          ) : (
            <Trans>The author wrote no steps. These are the usual ones for this brewer.</Trans>
          )}
        </p>
      )}
      {batches && (
        <p className={styles.soft}>
          <Trans>For one batch with {batchWater} of water.</Trans>
        </p>
      )}
      <PourFigure steps={steps} brewTimeSeconds={brewTimeSeconds} />
      <StepList steps={steps} brewTimeSeconds={brewTimeSeconds} />
    </Section>
  )
}
