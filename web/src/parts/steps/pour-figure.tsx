/** Picture of a recipe's pours with its figures: how much water there should be at each second. */
import { t } from '@lingui/core/macro'
import { planSteps } from '#domain/steps/plan.ts'
import { type CurvePoint, pourCurve } from '#domain/steps/pour-curve.ts'
import type { Step } from '#domain/steps/step.ts'
import type { Formatter } from '#domain/units/formatter.ts'
import { useFormat } from '../../state/units.ts'
import { formatClock } from '../../ui/format.ts'
import { PourCurve } from './pour-curve.tsx'
import styles from './pour-figure.module.css'

interface PourFigureProps {
  steps: readonly Step[]
  brewTimeSeconds: number | null
}

/** Renders nothing without times or water. */
export function PourFigure({ steps, brewTimeSeconds }: PourFigureProps) {
  const format = useFormat()
  const plan = planSteps(steps, brewTimeSeconds)
  const curve = pourCurve(plan)
  const last = curve.at(-1)
  if (!last || !(last.seconds > 0) || !(last.grams > 0)) return null
  return (
    <div role="img" aria-label={curveText(curve, format)} className={styles.figure}>
      <p className={styles.most}>{format.weight(last.grams)}</p>
      <PourCurve plan={plan} />
      <p className={styles.times}>
        <span>{formatClock(0)}</span>
        <span>{formatClock(plan.brewTimeSeconds)}</span>
      </p>
    </div>
  )
}

/** "Water over time: 45 g at 0:11, 250 g at 1:20" */
function curveText(curve: readonly CurvePoint[], format: Formatter): string {
  const reached = curve.filter(({ grams }, i) => grams > (curve[i - 1]?.grams ?? 0))
  const points = reached.map(({ seconds, grams }) => {
    const [weight, time] = [format.weight(Math.round(grams)), formatClock(seconds)]
    return t`${weight} at ${time}`
  })
  const list = points.join(', ')
  return t`Water over time: ${list}`
}
