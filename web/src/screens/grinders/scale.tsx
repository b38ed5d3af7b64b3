/** Drawing of a grinder's whole dial as a straight scale with the range of each method. */

import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { CalibrationReference } from '#domain/calibration.ts'
import { grinderName } from '#domain/catalog.ts'
import type { Curve } from '#domain/curve.ts'
import { shareOf } from '#domain/dial-scale.ts'
import type { SettingRange } from '#domain/notation.ts'
import { useFormat } from '#web/state/units.ts'
import { ticksOf } from '#web/ui/dial-scale.ts'
import { useWidth } from '#web/ui/use-width.ts'
import type { MethodRow } from './method-rows.ts'
import styles from './scale.module.css'

interface ScaleProps {
  curve: Curve
  rows: readonly MethodRow[]
  /** The owner's own points. */
  calibration?: readonly CalibrationReference[]
}

const AXIS = 64
const FOOT = 14

export function Scale({ curve, rows, calibration = [] }: ScaleProps) {
  const [ref, width] = useWidth<HTMLDivElement>()
  const place = placesFor(width)
  const height = AXIS + rows.length * place.rowHeight + FOOT
  const at = (setting: number) => place.left + shareOf(curve, setting) * (width - place.left - place.right)
  const { grinder } = curve
  const { number } = useFormat()
  return (
    <div ref={ref}>
      {width > 0 && (
        <svg viewBox={`0 0 ${width} ${height}`} className={styles.scale} role="img" aria-label={labelOf(grinder, rows)}>
          <Known curve={curve} at={at} top={AXIS - 26} bottom={height - FOOT} />
          <Axis curve={curve} at={at} bottom={height - FOOT} />
          {rows.map((row, index) => (
            <Row
              key={row.key}
              row={row}
              y={AXIS + index * place.rowHeight}
              at={at}
              width={width}
              isWide={place.isWide}
            />
          ))}
          {grinder.references.map(({ setting, grindIndex }) => (
            <Diamond
              key={setting}
              x={at(setting)}
              title={referenceTitle(number(grindIndex, 1))}
              className={styles.reference}
            />
          ))}
          {calibration.map(({ setting, grindIndex }) => (
            <Diamond
              key={`${setting} ${grindIndex}`}
              x={at(setting)}
              title={calibrationTitle(number(grindIndex, 1))}
              className={styles.own}
            />
          ))}
        </svg>
      )}
    </div>
  )
}

const referenceTitle = (grindIndex: string): string => t`Reference point: grind index ${grindIndex}`
const calibrationTitle = (grindIndex: string): string => t`Your calibration: grind index ${grindIndex}`

/** The names are beside the bars where there is room, and above them on a phone. */
function placesFor(width: number) {
  const isWide = width >= 620
  return isWide ? { isWide, left: 132, right: 132, rowHeight: 34 } : { isWide, left: 10, right: 10, rowHeight: 46 }
}

function labelOf(grinder: Curve['grinder'], rows: readonly MethodRow[]): string {
  const name = grinderName(grinder)
  const settings = rows.map(({ label, rangeLabel }) => `${label} ${rangeLabel}`).join('; ')
  return t`${name} dial from fine to coarse: ${settings}`
}

type At = (setting: number) => number

/** Background between the outer reference points; beyond them the curve is extrapolated. */
function Known({ curve, at, top, bottom }: { curve: Curve; at: At; top: number; bottom: number }) {
  const { references } = curve.grinder
  const x = at(references[0]!.setting)
  return (
    <rect x={x} y={top} width={at(references.at(-1)!.setting) - x} height={bottom - top} className={styles.known} />
  )
}

function Axis({ curve, at, bottom }: { curve: Curve; at: At; bottom: number }) {
  const { minGrindSetting, maxGrindSetting } = curve.grinder
  const [x1, x2] = [at(minGrindSetting), at(maxGrindSetting)]
  return (
    <>
      <line x1={x1} x2={x2} y1={AXIS - 26} y2={AXIS - 26} className={styles.axis} />
      {ticksOf(curve.grinder).map(({ setting, label }) => (
        <g key={setting}>
          <line
            x1={at(setting)}
            x2={at(setting)}
            y1={AXIS - 26}
            y2={AXIS - (label ? 35 : 31)}
            className={styles.tick}
          />
          {label && (
            <>
              <line x1={at(setting)} x2={at(setting)} y1={AXIS - 12} y2={bottom} className={styles.grid} />
              <text
                x={at(setting)}
                y={AXIS - 42}
                className={styles.number}
                textAnchor={anchorAt(shareOf(curve, setting))}
              >
                {label}
              </text>
            </>
          )}
        </g>
      ))}
    </>
  )
}

/** Keeps the labels at both ends inside the drawing. */
const anchorAt = (share: number) => (share < 0.02 ? 'start' : share > 0.98 ? 'end' : 'middle')

interface RowProps {
  row: MethodRow
  y: number
  at: At
  width: number
  isWide: boolean
}

function Row({ row, y, at, width, isWide }: RowProps) {
  const middle = isWide ? y + 17 : y + 32
  const text = isWide ? middle + 4 : y + 15
  const { likely, own, label, settingLabel: setting, rangeLabel: range } = row
  return (
    <g>
      <title>{t`${label}: ${setting}, usually ${range}`}</title>
      <text x={isWide ? 0 : 10} y={text} className={styles.name}>
        {label}
      </text>
      <text x={isWide ? width : width - 10} y={text} className={styles.value}>
        {setting}
      </text>
      <Bar range={row.range} at={at} y={middle} height={12} className={styles.band} />
      <Bar range={clipped(likely, row.range)} at={at} y={middle} height={12} className={styles.likely} />
      <circle cx={at(row.setting)} cy={middle} r="5.5" className={styles.start} />
      {own && <path d={diamondAt(at(own.setting), middle, 7)} className={styles.own} />}
    </g>
  )
}

/** The likely range may extend beyond the usual one; only the part within it is drawn. */
const clipped = (range: SettingRange, { min, max }: SettingRange): SettingRange => ({
  min: Math.max(range.min, min),
  max: Math.min(range.max, max),
})

interface BarProps {
  range: SettingRange
  at: At
  y: number
  height: number
  className: string | undefined
}

function Bar({ range, at, y, height, className }: BarProps) {
  const [from, to] = [at(range.min), at(range.max)].sort((a, b) => a - b) as [number, number]
  return (
    <rect x={from - 2} y={y - height / 2} width={to - from + 4} height={height} rx={height / 2} className={className} />
  )
}

const Diamond = ({ x, title, className }: { x: number; title: string; className: string | undefined }) => (
  <path d={diamondAt(x, AXIS - 26, 6)} className={className}>
    <title>{title}</title>
  </path>
)

const diamondAt = (x: number, y: number, size: number): string =>
  `M${x} ${y - size}L${x + size} ${y}L${x} ${y + size}L${x - size} ${y}Z`

/** Legend. */
export const ScaleKey = ({ isCalibrated }: { isCalibrated: boolean }) => (
  <ul className={styles.key}>
    <li>
      <svg viewBox="0 0 30 14" aria-hidden="true">
        <rect x="1" y="1" width="28" height="12" rx="6" className={styles.band} />
      </svg>
      <Trans>Whole range</Trans>
    </li>
    <li>
      <svg viewBox="0 0 30 14" aria-hidden="true">
        <rect x="5" y="1" width="20" height="12" rx="6" className={styles.likely} />
        <circle cx="15" cy="7" r="5" className={styles.start} />
      </svg>
      <Trans>Where to start, and where most people end up</Trans>
    </li>
    <li>
      <svg viewBox="0 0 30 14" aria-hidden="true">
        <path d={diamondAt(15, 7, 6)} className={styles.reference} />
      </svg>
      <Trans>Reference points; anything beyond them is an estimate</Trans>
    </li>
    {isCalibrated && (
      <li>
        <svg viewBox="0 0 30 14" aria-hidden="true">
          <path d={diamondAt(15, 7, 6)} className={styles.own} />
        </svg>
        <Trans>Your calibration</Trans>
      </li>
    )}
  </ul>
)
