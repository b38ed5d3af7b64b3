/** Taste profile drawn as a flower with six petals. */
import { t } from '@lingui/core/macro'
import type { TasteVector } from '#domain/taste.ts'
import { ChartFrame } from '../../ui/charts.tsx'
import styles from './taste-flower.module.css'
import { DIMENSIONS, formatShare } from './taste-labels.ts'

const REACH = 96
const LEAST = 20
const WIDE = 30
const LABELS_AT = 116

/** A petal that points up, of this length. */
const petal = (length: number): string =>
  `M0 0C${WIDE} ${-length * 0.35} ${WIDE * 0.85} ${-length} 0 ${-length}C${-WIDE * 0.85} ${-length} ${-WIDE} ${-length * 0.35} 0 0Z`

export const Flower = ({ taste, label }: { taste: TasteVector; label?: string }) => (
  <svg
    viewBox="-190 -140 380 280"
    className={styles.flower}
    role={label ? 'img' : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : true}
  >
    {[0.5, 1].map((share) => (
      <circle key={share} r={LEAST + share * (REACH - LEAST)} className={styles.ring} />
    ))}
    {DIMENSIONS.map(({ name }, i) => (
      <path
        key={name}
        d={petal(LEAST + taste[name] * (REACH - LEAST))}
        transform={`rotate(${i * 60})`}
        className={i % 2 === 0 ? styles.petal : styles.otherPetal}
      />
    ))}
    <circle r="9" className={styles.heart} />
    {DIMENSIONS.map(({ name, label: text }, i) => {
      const angle = (i * Math.PI) / 3
      const [x, y] = [Math.sin(angle) * LABELS_AT, -Math.cos(angle) * LABELS_AT]
      return (
        <text key={name} x={x} y={y + 4} className={styles.label} data-side={sideOf(x)}>
          {t(text)}
        </text>
      )
    })}
  </svg>
)

const sideOf = (x: number): string => (Math.abs(x) < 1 ? 'middle' : x > 0 ? 'right' : 'left')

/** Figure with a title and a table of the same data. */
export const TasteFlower = ({ taste }: { taste: TasteVector }) => (
  <ChartFrame
    title={t`Your taste`}
    columns={['', t`Preference`, t`Out of 100`]}
    rows={DIMENSIONS.map((dimension) => [
      t(dimension.label),
      formatShare(dimension, taste[dimension.name]),
      Math.round(taste[dimension.name] * 100),
    ])}
  >
    <Flower taste={taste} label={t`Your taste as a flower with six petals`} />
  </ChartFrame>
)
