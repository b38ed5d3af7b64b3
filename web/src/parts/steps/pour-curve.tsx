/** Picture of a brew's water over time, with a point for where it is now. */
import type { BrewPlan } from '#domain/steps/plan.ts'
import { type CurvePoint, pourCurve } from '#domain/steps/pour-curve.ts'
import styles from './pour-curve.module.css'

interface PourCurveProps {
  plan: BrewPlan
  /** Omitted before the start. */
  point?: CurvePoint
  className?: string
}

const WIDTH = 300
const HEIGHT = 100
const EDGE = 6

/** Renders nothing without times or water. Hidden from screen readers, since the text beside it says the same. */
export function PourCurve({ plan, point, className }: PourCurveProps) {
  const curve = pourCurve(plan)
  const most = Math.max(0, ...curve.map(({ grams }) => grams))
  if (curve.length < 2 || most === 0 || plan.brewTimeSeconds === 0) return null
  const x = (seconds: number) => EDGE + (seconds / plan.brewTimeSeconds) * (WIDTH - 2 * EDGE)
  const y = (grams: number) => HEIGHT - EDGE - (grams / most) * (HEIGHT - 2 * EDGE)
  const line = (points: readonly CurvePoint[]) =>
    points.map(({ seconds, grams }) => `${x(seconds)},${y(grams)}`).join(' ')
  const starts = plan.steps.filter(({ phase, startSeconds }) => phase === 'brew' && startSeconds > 0)
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className={[styles.curve, className].filter(Boolean).join(' ')}
      aria-hidden="true"
    >
      <polygon points={`${x(0)},${y(0)} ${line(curve)} ${x(plan.brewTimeSeconds)},${y(0)}`} className={styles.area} />
      <line x1={EDGE} x2={WIDTH - EDGE} y1={y(0)} y2={y(0)} className={styles.axis} />
      {starts.map(({ index, startSeconds }) => (
        <line key={index} x1={x(startSeconds)} x2={x(startSeconds)} y1={EDGE} y2={y(0)} className={styles.start} />
      ))}
      <polyline points={line(curve)} className={point ? styles.toCome : styles.line} />
      {point && (
        <>
          <polyline
            points={line([...curve.filter(({ seconds }) => seconds < point.seconds), point])}
            className={styles.passed}
          />
          {/* A line of no length with round caps stays round when the picture is stretched. */}
          <line
            data-point
            x1={x(point.seconds)}
            x2={x(point.seconds)}
            y1={y(point.grams)}
            y2={y(point.grams)}
            className={styles.point}
          />
        </>
      )}
    </svg>
  )
}
