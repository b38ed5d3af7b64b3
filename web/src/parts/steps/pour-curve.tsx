/** Picture of the pours: how much water there should be at each second. */
import { t } from '@lingui/core/macro'
import { planSteps } from '#domain/steps/plan.ts'
import { type CurvePoint, pourCurve } from '#domain/steps/pour-curve.ts'
import type { Step } from '#domain/steps/step.ts'
import type { Formatter } from '#domain/units/formatter.ts'
import { useFormat } from '../../state/units.ts'
import { formatClock } from '../../ui/format.ts'
import styles from './pour-curve.module.css'

const WIDTH = 300
const HEIGHT = 90

interface PourCurveProps {
  steps: readonly Step[]
  brewTimeSeconds: number | null
}

/** Nothing without times or water. */
export function PourCurve({ steps, brewTimeSeconds }: PourCurveProps) {
  const format = useFormat()
  const curve = pourCurve(planSteps(steps, brewTimeSeconds))
  const last = curve.at(-1)
  if (!last || !(last.seconds > 0) || !(last.grams > 0)) return null
  const x = (seconds: number) => (seconds / last.seconds) * WIDTH
  const y = (grams: number) => HEIGHT - (grams / last.grams) * HEIGHT
  const line = curve.map(({ seconds, grams }) => `${x(seconds)},${y(grams)}`).join(' ')
  return (
    <figure className={styles.figure}>
      <svg
        viewBox={`0 -4 ${WIDTH} ${HEIGHT + 8}`}
        preserveAspectRatio="none"
        className={styles.drawing}
        role="img"
        aria-label={curveText(curve, format)}
      >
        <polygon points={`0,${HEIGHT} ${line} ${WIDTH},${HEIGHT}`} className={styles.area} />
        <line x1="0" x2={WIDTH} y1={HEIGHT} y2={HEIGHT} className={styles.axis} />
        <polyline points={line} className={styles.line} />
      </svg>
      <figcaption aria-hidden="true">
        <span>{formatClock(0)}</span>
        <span>{format.weight(last.grams)}</span>
        <span>{formatClock(last.seconds)}</span>
      </figcaption>
    </figure>
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
