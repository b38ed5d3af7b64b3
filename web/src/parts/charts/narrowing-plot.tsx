/** Small plot of how a member's calibration narrows with each answer and brew, and what it has learnt. */
import { plural, t } from '@lingui/core/macro'
import type { GrinderModel } from '#domain/catalog.ts'
import { nearestPosition } from '#domain/positions.ts'
import { useRead } from '#web/api/hooks.ts'
import { formatRange, formatSetting } from '#web/i18n/dial-labels.ts'
import { useDial, useMethods } from '#web/state/catalog.ts'
import { ChartFrame } from '#web/ui/charts.tsx'
import { Card } from '#web/ui/page.tsx'
import { useWidth } from '#web/ui/use-width.ts'
import styles from './charts.module.css'
import { type Interval, intervalsOf, type Narrowing } from './narrowing.ts'

const HEIGHT = 200
const PAD = { left: 12, right: 12, top: 22, bottom: 48 }

interface NarrowingPlotProps {
  grinderId: number
  slug: string
  /** Whether the plot is rendered in a card. */
  isCard?: boolean
}

/** Renders nothing before the first answer or brew. */
export default function NarrowingPlot({ grinderId, slug, isCard = false }: NarrowingPlotProps) {
  const { data } = useRead('getGrinderCalibration', { path: { id: grinderId } })
  const { dial } = useDial(slug)
  const methods = useMethods().data?.data
  if (!data?.calibration || !dial || data.narrowing.length < 2) return null
  const { brews, measurements, calibration } = data
  const index = calibration.references.at(-1)?.grindIndex
  const method = methods?.find(({ grindIndex }) => grindIndex.ideal === index)?.name
  // The same order of precedence as on the server.
  const leadOf = brews.length > 0 ? likeLastBrew : measurements.length > 0 ? likeMeasured : likeMethod(method)
  const plot = <Plot dial={dial} narrowing={data.narrowing} leadOf={leadOf} />
  return isCard ? <Card>{plot}</Card> : plot
}

/** Sentence that says what the range applies to: it differs by coffee, brewer and amount. */
type LeadOf = (before: string, now: string) => string

const likeLastBrew: LeadOf = (before, now) =>
  t`Likely range for a brew like your last one: ${before} at first, ${now} now. Other coffees and amounts differ.`

const likeMeasured: LeadOf = (before, now) =>
  t`Likely range for the grind size you measured last: ${before} at first, ${now} now.`

const likeMethod =
  (method: string | undefined): LeadOf =>
  (before, now) =>
    method
      ? t`Likely range for ${method}: ${before} at first, ${now} now.`
      : t`Likely range for the brew of your last answer: ${before} at first, ${now} now.`

interface PlotProps {
  dial: GrinderModel
  narrowing: Narrowing
  leadOf: LeadOf
}

function Plot({ dial, narrowing, leadOf }: PlotProps) {
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
      <p className={styles.lead}>{leadOf(before, now)}</p>
      <div ref={ref}>
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
            {(
              [
                [first, PAD.left, 'start'],
                [last, width - PAD.right, 'end'],
              ] as const
            ).map(([{ evidence, low, high }, x, textAnchor]) => (
              <g key={evidence} className={styles.label} textAnchor={textAnchor}>
                <text x={x} y={up(high) - 7}>
                  {nearText(dial, high)}
                </text>
                <text x={x} y={up(low) + 17}>
                  {nearText(dial, low)}
                </text>
                <text x={x} y={HEIGHT - 8}>
                  {knownText(evidence)}
                </text>
              </g>
            ))}
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
