/** The brew in the small window: what to do, the weight and the time. */
import type { BrewPlan } from '#domain/steps/plan.ts'
import type { RunView } from '#domain/steps/run-view.ts'
import { useFormat } from '#web/state/units.ts'
import { stepName } from '../../parts/steps/step-name.ts'
import { formatClock } from '../../ui/format.ts'
import { nextText, timeLeftText } from './brew-texts.ts'
import styles from './small-timer.module.css'

export function SmallTimer({ plan, view }: { plan: BrewPlan; view: RunView }) {
  const format = useFormat()
  const { current, targetGrams, elapsedSeconds } = view
  return (
    <div className={styles.small}>
      <p className={styles.what}>{current && stepName(current)}</p>
      <p className={styles.figures}>
        <span>{formatClock(elapsedSeconds)}</span>
        {targetGrams > 0 && <span>{format.weight(Math.round(targetGrams))}</span>}
      </p>
      <p>{timeLeftText(plan, view)}</p>
      <p className={styles.next}>{nextText(view, format.weight)}</p>
    </div>
  )
}
