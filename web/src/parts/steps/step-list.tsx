/** The steps of a recipe as a list: when, what to do, and what the scale shows then. */
import { Trans } from '@lingui/react/macro'
import { planSteps } from '#domain/steps/plan.ts'
import type { Step } from '#domain/steps/step.ts'
import { useFormat } from '../../state/units.ts'
import { formatClock } from '../../ui/format.ts'
import { written } from '../../ui/written.ts'
import styles from './step-list.module.css'
import { stepName } from './step-name.ts'

interface StepListProps {
  steps: readonly Step[]
  brewTimeSeconds: number | null
  /** For places where there is no room for tips. */
  hideTips?: boolean
}

export function StepList({ steps, brewTimeSeconds, hideTips = false }: StepListProps) {
  const format = useFormat()
  const plan = planSteps(steps, brewTimeSeconds)
  return (
    <ol className={styles.list}>
      {plan.steps.map((step) => {
        const { index, phase, startSeconds, waterGrams, note } = step
        const name = stepName(step)
        const weight = waterGrams === undefined ? undefined : format.weight(waterGrams)
        return (
          <li key={index}>
            <span className={styles.time}>{plan.isTimed && phase === 'brew' && formatClock(startSeconds)}</span>
            <span className={styles.what} {...written(name)}>
              {name}
            </span>
            {weight !== undefined && (
              <span className={styles.water}>
                <Trans>to {weight}</Trans>
              </span>
            )}
            {note && !hideTips && (
              <span className={styles.note} {...written(note)}>
                {note}
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}
