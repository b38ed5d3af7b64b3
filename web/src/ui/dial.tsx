/** Drawing of a grinder's dial with the setting, its range and the range of the method. */
import { t } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import type { Curve } from '#domain/curve.ts'
import type { SettingRange } from '#domain/notation.ts'
import { angleAt, arcPath, pointAt } from './arc.ts'
import styles from './dial.module.css'
import { shareOf, ticksOf } from './dial-scale.ts'

interface DialProps {
  curve: Curve
  setting: number
  /** Where the setting may lie. */
  range: SettingRange
  /** What the method uses of this dial. */
  band?: SettingRange
  /** In words, for whoever can't see the drawing. */
  label: string
  /** Stands in the middle. */
  children?: ReactNode
}

const RADIUS = 140
const LABEL_RADIUS = 114

export function Dial({ curve, setting, range, band, label, children }: DialProps) {
  const share = (place: number) => shareOf(curve, place)
  const piece = ({ min, max }: SettingRange) => {
    const ends = [share(min), share(max)].sort((a, b) => a - b)
    // A range of one place is still to be seen.
    return arcPath(RADIUS, Math.max(0, ends[0]! - 0.004), Math.min(1, ends[1]! + 0.004))
  }
  return (
    <div className={styles.dial}>
      <svg viewBox="-165 -158 330 286" role="img" aria-label={label}>
        <path d={arcPath(RADIUS, 0, 1)} className={styles.track} />
        {band && <path d={piece(band)} className={styles.band} />}
        <path d={piece(range)} className={styles.range} />
        <Ticks curve={curve} />
        <g className={styles.pointer} style={{ transform: rotation(share(setting)) }}>
          <path d={`M0 ${-RADIUS - 15}V${-RADIUS + 15}`} className={styles.needle} />
          <circle cy={-RADIUS} r="7.5" className={styles.knob} />
        </g>
        <text {...pointAt(RADIUS, -0.055)} className={styles.end}>
          {t`fine`}
        </text>
        <text {...pointAt(RADIUS, 1.055)} className={styles.end}>
          {t`coarse`}
        </text>
      </svg>
      <div className={styles.middle}>{children}</div>
    </div>
  )
}

const rotation = (share: number): string => `rotate(${angleAt(share).toFixed(2)}deg)`

/** Long labels grow inwards, away from the ticks. */
const anchorAt = (share: number) => (share < 0.4 ? 'start' : share > 0.6 ? 'end' : 'middle')

function Ticks({ curve }: { curve: Curve }) {
  return ticksOf(curve.grinder).map(({ setting, label }) => {
    const share = shareOf(curve, setting)
    const outer = pointAt(RADIUS - 13, share)
    const inner = pointAt(RADIUS - (label ? 20 : 16.5), share)
    return (
      <g key={setting}>
        <line x1={outer.x} y1={outer.y} x2={inner.x} y2={inner.y} className={label ? styles.longTick : styles.tick} />
        {label && (
          <text
            {...pointAt(LABEL_RADIUS - (anchorAt(share) === 'middle' ? 4 : 0), share)}
            className={styles.number}
            textAnchor={anchorAt(share)}
          >
            {label}
          </text>
        )}
      </g>
    )
  })
}
