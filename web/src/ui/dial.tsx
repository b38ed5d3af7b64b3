/** Drawing of a grinder's dial with the setting, its range and the range of the method. */
import { t } from '@lingui/core/macro'
import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react'
import { angleAt, arcPath, pointAt, shareAt } from '#domain/arc.ts'
import type { Curve } from '#domain/curve.ts'
import { positionAtShare, shareOf } from '#domain/dial-scale.ts'
import type { SettingRange } from '#domain/notation.ts'
import { lastPosition, stepAt } from '#domain/positions.ts'
import styles from './dial.module.css'
import { keyTarget } from './dial-keys.ts'
import { ticksOf } from './dial-scale.ts'

interface DialProps {
  curve: Curve
  setting: number
  /** The range around the setting. */
  range: SettingRange
  /** The part of the dial that the method uses. */
  band?: SettingRange
  /** Description of the drawing for screen readers. */
  label: string
  /** Makes the dial turnable. */
  turn?: DialTurn
  /** Shown in the middle. */
  children?: ReactNode
}

export interface DialTurn {
  /** The name of the slider. */
  name: string
  /** The setting in words, with what it means. */
  valueText: string
  onTurn: (setting: number) => void
}

const VIEW = '-165 -158 330 286'
const RADIUS = 140
const LABEL_RADIUS = 114

export function Dial({ curve, setting, range, band, label, turn, children }: DialProps) {
  const share = (place: number) => shareOf(curve, place)
  const piece = ({ min, max }: SettingRange) => {
    const ends = [share(min), share(max)].sort((a, b) => a - b)
    // Slightly longer, so that a range of a single position is visible.
    return arcPath(RADIUS, Math.max(0, ends[0]! - 0.004), Math.min(1, ends[1]! + 0.004))
  }
  return (
    <div className={styles.dial}>
      <svg viewBox={VIEW} role="img" aria-label={label}>
        <path d={arcPath(RADIUS, 0, 1)} className={styles.track} />
        {band && <path d={piece(band)} className={styles.band} />}
        <path d={piece(range)} className={styles.range} />
        <Ticks curve={curve} />
        {!turn && <Pointer share={share(setting)} />}
        <text {...pointAt(RADIUS, -0.055)} className={styles.end}>
          {t`fine`}
        </text>
        <text {...pointAt(RADIUS, 1.055)} className={styles.end}>
          {t`coarse`}
        </text>
      </svg>
      {turn && <Knob curve={curve} setting={setting} {...turn} />}
      <div className={styles.middle}>{children}</div>
    </div>
  )
}

/** Needle and knob; a knob that can be turned is wider, and has a wide ring around it for fingers. */
function Pointer({ share, isTurnable = false }: { share: number; isTurnable?: boolean }) {
  return (
    <g className={styles.pointer} style={{ transform: rotation(share) }} data-turnable={isTurnable || undefined}>
      <path d={`M0 ${-RADIUS - 15}V${-RADIUS + 15}`} className={styles.needle} />
      {isTurnable && <circle cy={-RADIUS} r="26" className={styles.grip} />}
      <circle cy={-RADIUS} r={isTurnable ? 11 : 7.5} className={styles.knob} />
    </g>
  )
}

/**
 * The pointer as a slider: dragged, or moved by the arrow keys one position at a time, coarser to the right and up. Only
 * the grip takes touches, so that a finger anywhere else on the dial scrolls the page.
 */
function Knob({ curve, setting, name, valueText, onTurn }: DialTurn & { curve: Curve; setting: number }) {
  const svg = useRef<SVGSVGElement>(null)
  const turnTo = (next: number) => next !== setting && onTurn(next)
  const onKeyDown = (event: KeyboardEvent) => {
    const next = keyTarget(curve, setting, event.key)
    if (next === undefined) return
    event.preventDefault()
    turnTo(next)
  }
  const onPointerMove = (event: PointerEvent) => {
    const box = svg.current
    if (!box || !(event.target as Element).hasPointerCapture(event.pointerId)) return
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(box.getScreenCTM()!.inverse())
    turnTo(positionAtShare(curve, shareAt(x, y)))
  }
  const onPointerDown = (event: PointerEvent) => {
    const grip = event.target as Element
    if (grip.closest('[data-turnable]')) grip.setPointerCapture(event.pointerId)
  }
  return (
    <div
      className={styles.knobLayer}
      role="slider"
      tabIndex={0}
      aria-label={name}
      aria-valuemin={0}
      aria-valuemax={lastPosition(curve.grinder)}
      aria-valuenow={positionNumber(curve, setting)}
      aria-valuetext={valueText}
      onKeyDown={onKeyDown}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
    >
      <svg ref={svg} viewBox={VIEW} aria-hidden="true">
        <Pointer share={shareOf(curve, setting)} isTurnable />
      </svg>
    </div>
  )
}

/** The number of the position, counted from the finest one. */
const positionNumber = ({ grinder, direction }: Curve, setting: number): number => {
  const fromLow = Math.round((setting - grinder.minGrindSetting) / stepAt(grinder))
  return direction === 1 ? fromLow : lastPosition(grinder) - fromLow
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
