/** A taste drawn as a cup from above: the answers are a shape on the coffee, which has the color of the roast. */
import { t } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import { ChartFrame } from '../../ui/charts.tsx'
import styles from './taste-cup.module.css'
import { QUESTIONS, ROAST_QUESTION, type TasteQuestion } from './taste-labels.ts'
import type { Answers } from './taste-profile.ts'
import { closedCurve, type Point, pointAt } from './taste-shape.ts'

const LEVELS = [1, 2, 3, 4, 5] as const
/** Radius of the highest level. */
const REACH = 88
const MEDIUM = 3

/** Center of each label, from the top clockwise, outside the saucer. */
const LABELS: readonly Point[] = [
  [0, -134],
  [132, -98],
  [132, 109],
  [0, 145],
  [-132, 109],
  [-132, -98],
]

const pointOf = (place: number, level: number): Point => pointAt(place * 60, (level / 5) * REACH)

export function TasteCup({ answers, label }: { answers: Answers; label?: string }) {
  const points = QUESTIONS.map(({ name }, i) => pointOf(i, answers[name] ?? 0))
  const answered = QUESTIONS.flatMap(({ name }, i) => (answers[name] === undefined ? [] : [{ name, at: points[i]! }]))
  const isEmpty = Object.keys(answers).length === 0
  return (
    <svg
      viewBox="-190 -150 380 300"
      className={styles.picture}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <circle r="124" className={styles.saucer} />
      <rect x="92" y="-13" width="56" height="26" rx="11" className={styles.cup} />
      <circle r="107" className={styles.cup} />
      <circle r="97" className={isEmpty ? styles.empty : styles.coffee} data-roast={answers.roast ?? MEDIUM} />
      {LEVELS.map((level) => (
        <polygon
          key={level}
          points={QUESTIONS.map((_, i) => pointOf(i, level).join()).join(' ')}
          className={styles.ring}
          data-empty={isEmpty || undefined}
        />
      ))}
      {answered.length > 0 && <path d={closedCurve(points)} className={styles.shape} />}
      {answered.map(({ name, at: [x, y] }) => (
        <circle key={name} cx={x} cy={y} r="4.5" className={styles.point} />
      ))}
      {QUESTIONS.map(({ name, label: text }, i) => {
        const [x, y] = LABELS[i]!
        return (
          <text key={name} x={x} y={y} className={styles.label}>
            {t(text)}
          </text>
        )
      })}
    </svg>
  )
}

/** Figure with a title and a table of the same answers; `children` are shown below the picture. */
export const TasteFigure = ({ answers, children }: { answers: Answers; children: ReactNode }) => (
  <ChartFrame
    title={t`Your cup`}
    columns={['', t`Answer`, t`Out of 5`]}
    rows={[...QUESTIONS, ROAST_QUESTION].map((question) => rowOf(question, answers[question.name]))}
  >
    <TasteCup answers={answers} label={t`Your taste as a shape in a cup of coffee, the farther out the more`} />
    {children}
  </ChartFrame>
)

const rowOf = ({ label, answers }: TasteQuestion, level: number | undefined): string[] => [
  t(label),
  level === undefined ? t`not set` : t(answers[level - 1]!),
  level === undefined ? '' : String(level),
]
