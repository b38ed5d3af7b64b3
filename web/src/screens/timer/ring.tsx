/** Progress ring of the timer. */
import type { ReactNode } from 'react'
import styles from './ring.module.css'

interface RingProps {
  /** 0-1 */
  share: number
  isOver: boolean
  /** Positions on the ring where something has to be done, 0-1. */
  marks?: readonly number[]
  children: ReactNode
}

const RADIUS = 92
const ROUND = 2 * Math.PI * RADIUS

export const Ring = ({ share, isOver, marks = [], children }: RingProps) => (
  <div className={styles.ring} data-over={isOver || undefined}>
    <svg viewBox="-100 -100 200 200" aria-hidden="true">
      <circle r={RADIUS} className={styles.track} />
      <circle
        r={RADIUS}
        className={styles.passed}
        strokeDasharray={`${(share * ROUND).toFixed(1)} ${ROUND.toFixed(1)}`}
        transform="rotate(-90)"
      />
      {marks.map((mark) => (
        <line
          key={mark}
          y1={-RADIUS - 5}
          y2={-RADIUS + 5}
          transform={`rotate(${(mark * 360).toFixed(1)})`}
          className={styles.mark}
        />
      ))}
    </svg>
    <div className={styles.middle}>{children}</div>
  </div>
)
