/** Plot of how sizes are distributed, by volume or by number, of one setting or several. */
import { t } from '@lingui/core/macro'
import { useState } from 'react'
import type { SizeClass } from '#domain/grind-photo/distribution.ts'
import type { PooledPhotos } from '#domain/grind-photo/pool.ts'
import type { Formatter } from '#domain/units/formatter.ts'
import { useFormat } from '#web/state/units.ts'
import { ChartFrame } from '#web/ui/charts.tsx'
import { Choices } from '#web/ui/choices.tsx'
import { useWidth } from '#web/ui/use-width.ts'
import styles from './measure.module.css'
import { microns } from './size-text.ts'

export interface Curve {
  label: string
  pooled: PooledPhotos
}

const HEIGHT = 230
const PAD = { left: 12, right: 12, top: 14, bottom: 34 }
/** Round sizes along the axis, in mm. */
const TICKS = [0.1, 0.2, 0.4, 0.8, 1.6, 3.2]

export function DistributionPlot({ title, curves }: { title: string; curves: readonly Curve[] }) {
  const format = useFormat()
  const [by, setBy] = useState<'byVolume' | 'byNumber'>('byVolume')
  const classes = allClasses(curves)
  const shareIn = ({ pooled }: Curve, { fromMm }: SizeClass): number =>
    pooled.sizes.classes.find((each) => each.fromMm === fromMm)?.[by] ?? 0
  return (
    <>
      <Choices
        label={t`Shares`}
        value={by}
        onChange={setBy}
        options={[
          { value: 'byVolume', label: t`By volume` },
          { value: 'byNumber', label: t`By number` },
        ]}
      />
      <ChartFrame
        title={title}
        columns={[t`Size`, ...curves.map(({ label }) => label)]}
        rows={classes.map((each) => [
          sizeRange(each, format),
          ...curves.map((curve) => format.percent(shareIn(curve, each), 1)),
        ])}
      >
        <Drawing title={title} classes={classes} curves={curves} shareIn={shareIn} />
        {curves.length > 1 && (
          <ul className={styles.legend}>
            {curves.map(({ label }, i) => (
              <li key={label}>
                <svg viewBox="0 0 30 6" aria-hidden="true">
                  <line x1="0" x2="30" y1="3" y2="3" className={styles.curve} data-number={i % 5} />
                </svg>
                {label}
              </li>
            ))}
          </ul>
        )}
      </ChartFrame>
    </>
  )
}

interface DrawingProps {
  title: string
  classes: readonly SizeClass[]
  curves: readonly Curve[]
  shareIn: (curve: Curve, sizeClass: SizeClass) => number
}

function Drawing({ title, classes, curves, shareIn }: DrawingProps) {
  const format = useFormat()
  const [ref, width] = useWidth<HTMLDivElement>()
  const [least, most] = [classes[0]!.fromMm, classes.at(-1)!.toMm]
  const highest = Math.max(...curves.flatMap((curve) => classes.map((each) => shareIn(curve, each))))
  const across = (mm: number) =>
    PAD.left + (Math.log(mm / least) / Math.log(most / least)) * (width - PAD.left - PAD.right)
  const up = (share: number) => PAD.top + (1 - share / highest) * (HEIGHT - PAD.top - PAD.bottom)
  const middle = ({ fromMm, toMm }: SizeClass) => Math.sqrt(fromMm * toMm)
  const pointsOf = (curve: Curve) =>
    [[least, 0] as const, ...classes.map((each) => [middle(each), shareIn(curve, each)] as const), [most, 0] as const]
      .map(([mm, share]) => `${Math.round(across(mm))},${Math.round(up(share))}`)
      .join(' ')
  // Of several settings, the one with the coarsest resolution decides.
  const unseen = Math.max(...curves.map(({ pooled }) => pooled.resolutionMm))
  const isUnseenShown = unseen > least * 1.05
  return (
    <div ref={ref}>
      {width > 0 && (
        <svg
          viewBox={`0 0 ${width} ${HEIGHT}`}
          className={styles.plot}
          role="img"
          aria-label={t`Chart: ${title}`}
          style={{ height: HEIGHT }}
        >
          {isUnseenShown && (
            <rect
              x={PAD.left}
              y={PAD.top}
              width={across(Math.min(most, unseen)) - PAD.left}
              height={HEIGHT - PAD.top - PAD.bottom}
              className={styles.unseen}
            />
          )}
          <line x1={PAD.left} x2={width - PAD.right} y1={up(0)} y2={up(0)} className={styles.axis} />
          {TICKS.filter((mm) => mm >= least && mm <= most).map((mm) => (
            <g key={mm}>
              <line x1={across(mm)} x2={across(mm)} y1={up(0)} y2={up(0) + 5} className={styles.axis} />
              <text x={across(mm)} y={HEIGHT - 10} className={styles.tick}>
                {microns(mm, format)}
              </text>
            </g>
          ))}
          {curves.length === 1 && <polygon points={pointsOf(curves[0]!)} className={styles.area} />}
          {curves.map((curve, i) => (
            <polyline key={curve.label} points={pointsOf(curve)} className={styles.curve} data-number={i % 5} />
          ))}
        </svg>
      )}
      {isUnseenShown && <p className={styles.soft}>{t`Shaded: too small to be seen well at this distance.`}</p>}
    </div>
  )
}

/** The size classes of all curves, from the smallest to the largest. */
function allClasses(curves: readonly Curve[]): SizeClass[] {
  const byFrom = new Map(
    curves.flatMap(({ pooled }) => pooled.sizes.classes.map((each) => [each.fromMm, each] as const)),
  )
  return [...byFrom.values()].sort((a, b) => a.fromMm - b.fromMm)
}

function sizeRange({ fromMm, toMm }: SizeClass, format: Formatter): string {
  const range = format.range(Math.round(fromMm * 1000), Math.round(toMm * 1000))
  return t`${range} µm`
}
