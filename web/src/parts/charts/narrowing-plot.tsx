/** Small plot of how a member's calibration narrows with each answer and brew, and what it has learnt. */
import { plural, t } from '@lingui/core/macro'
import type { GrinderModel } from '#domain/catalog.ts'
import { nearestPosition } from '#domain/positions.ts'
import { useRead } from '#web/api/hooks.ts'
import { formatRange, formatSetting } from '#web/i18n/dial-labels.ts'
import { useDial } from '#web/state/catalog.ts'
import { ChartFrame } from '#web/ui/charts.tsx'
import { Card } from '#web/ui/page.tsx'
import { useWidth } from '#web/ui/use-width.ts'
import styles from './charts.module.css'
import { type Interval, intervalsOf, type Narrowing } from './narrowing.ts'

const HEIGHT = 170
const PAD = { left: 12, right: 12, top: 14, bottom: 30 }

interface NarrowingPlotProps {
  grinderId: number
  slug: string
  /** Whether it has a frame of its own. */
  isCard?: boolean
}

/** Nothing before the first answer or brew. */
export default function NarrowingPlot({ grinderId, slug, isCard = false }: NarrowingPlotProps) {
  const { data } = useRead('getGrinderCalibration', { path: { id: grinderId } })
  const { dial } = useDial(slug)
  if (!data?.calibration || !dial || data.narrowing.length < 2) return null
  const plot = <Plot dial={dial} narrowing={data.narrowing} />
  return isCard ? <Card>{plot}</Card> : plot
}

function Plot({ dial, narrowing }: { dial: GrinderModel; narrowing: Narrowing }) {
  const [ref, width] = useWidth<HTMLDivElement>()
  const steps = intervalsOf(dial, narrowing)
  const [first, last] = [steps[0]!, steps.at(-1)!]
  const [least, most] = [Math.min(...steps.map(({ low }) => low)), Math.max(...steps.map(({ high }) => high))]
  const across = (i: number) => PAD.left + (i / (steps.length - 1)) * (width - PAD.left - PAD.right)
  const up = (setting: number) =>
    PAD.top + (1 - (setting - least) / (most - least || 1)) * (HEIGHT - PAD.top - PAD.bottom)
  const band = [...steps.map(({ high }, i) => [i, high]), ...steps.map(({ low }, i) => [i, low]).reverse()]
  const points = (pairs: readonly (readonly number[])[]) =>
    pairs.map(([i, setting]) => `${Math.round(across(i!))},${Math.round(up(setting!))}`).join(' ')
  const [before, now] = [rangeText(dial, first), rangeText(dial, last)]
  return (
    <ChartFrame
      title={t`How your brews narrow your setting`}
      columns={[t`Known`, t`Setting`, t`Range`]}
      rows={steps.map((step) => [knownText(step.evidence), nearText(dial, step.setting), rangeText(dial, step)])}
    >
      <p className={styles.lead}>{t`At first ${before}, now ${now}.`}</p>
      <div ref={ref} className={styles.plot}>
        {width > 0 && (
          <svg
            viewBox={`0 0 ${width} ${HEIGHT}`}
            className={styles.drawing}
            role="img"
            aria-label={t`The range narrows from ${before} to ${now}`}
          >
            <polygon points={points(band)} className={styles.band} />
            <polyline points={points(steps.map(({ setting }, i) => [i, setting]))} className={styles.line} />
            {steps.map(({ evidence, setting }, i) => (
              <circle key={evidence} cx={across(i)} cy={up(setting)} r="4" className={styles.dot} />
            ))}
            <text x={PAD.left} y={HEIGHT - 8} className={styles.label}>
              {knownText(first.evidence)}
            </text>
            <text x={width - PAD.right} y={HEIGHT - 8} className={styles.label} textAnchor="end">
              {knownText(last.evidence)}
            </text>
          </svg>
        )}
      </div>
    </ChartFrame>
  )
}

const knownText = (count: number): string =>
  count === 0
    ? t`before any brew`
    : plural(count, { one: 'after # brew or answer', other: 'after # brews and answers' })

const nearText = (dial: GrinderModel, setting: number): string => formatSetting(dial, nearestPosition(dial, setting))

const rangeText = (dial: GrinderModel, { low, high }: Interval): string =>
  formatRange(dial, { min: nearestPosition(dial, low), max: nearestPosition(dial, high) })
