/** The steps of a brew with their times and weights. */
import { Trans } from '@lingui/react/macro'
import type { BrewPlan, PlannedStep } from '#domain/steps/plan.ts'
import { useFormat } from '#web/state/units.ts'
import { stepName } from '../../parts/steps/step-name.ts'
import { formatClock } from '../../ui/format.ts'
import styles from './timer.module.css'

interface StepListProps {
  plan: BrewPlan
  steps: readonly PlannedStep[]
  /** Index of the step that is being done. */
  current?: number
}

export function StepList({ plan, steps, current }: StepListProps) {
  const format = useFormat()
  return (
    <ol className={styles.steps}>
      {steps.map((step) => {
        const weight = format.weight(step.toGrams)
        return (
          <li key={step.index} aria-current={step.index === current ? 'step' : undefined}>
            <span>{plan.isTimed && formatClock(step.startSeconds)}</span>
            <div>
              {stepName(step)}
              {step.note && <small>{step.note}</small>}
            </div>
            <span>{step.toGrams > step.fromGrams && <Trans>to {weight}</Trans>}</span>
          </li>
        )
      })}
    </ol>
  )
}
