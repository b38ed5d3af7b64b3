/** A horizontal scale with a mark between two ends. */
import { t } from '@lingui/core/macro'
import styles from './marked-line.module.css'

interface MarkedLineProps {
  /** Text for screen readers. */
  label: string
  /** From 0 at the left end to 1 at the right. */
  share: number
  /** Words under the ends. */
  ends?: readonly [string, string]
}

export function MarkedLine({ label, share, ends }: MarkedLineProps) {
  const at = `${Math.round(Math.min(1, Math.max(0, share)) * 1000) / 10}%`
  return (
    <div className={styles.frame}>
      <svg className={styles.line} width="100%" height="14" role="img" aria-label={label}>
        <line x1="0" x2="100%" y1="7" y2="7" className={styles.rail} />
        <line x1="0" x2={at} y1="7" y2="7" className={styles.way} />
        <circle cx={at} cy="7" r="5" className={styles.mark} />
      </svg>
      {ends && (
        <div className={styles.ends} aria-hidden="true">
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </div>
      )}
    </div>
  )
}

/** The position of a grind index between fine (0) and coarse (100). */
export function GrindLine({ index }: { index: number }) {
  const grindIndex = Math.round(index)
  return (
    <MarkedLine
      label={t`Grind index ${grindIndex}, on a scale from fine (0) to coarse (100)`}
      share={index / 100}
      ends={[t`fine`, t`coarse`]}
    />
  )
}

interface LevelProps {
  name: string
  /** From 1 to 5. */
  level: number
  ends: readonly [string, string]
}

/** One of the five-step levels of a coffee or a cup. */
export const Level = ({ name, level, ends }: LevelProps) => (
  <div className={styles.level}>
    <span className={styles.name}>{name}</span>
    <MarkedLine label={t`${name}: ${level} of 5`} share={(level - 1) / 4} ends={ends} />
  </div>
)
