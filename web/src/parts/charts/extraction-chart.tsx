/** Strength against extraction of one coffee's brews, with the zone that most people like. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Extraction } from '#domain/extraction.ts'
import type { Formatter } from '#domain/units/formatter.ts'
import { useFormat } from '#web/state/units.ts'
import { ChartFrame } from '#web/ui/charts.tsx'
import { useWidth } from '#web/ui/use-width.ts'
import styles from './charts.module.css'
import type { ExtractedBrew } from './extracted-brew.ts'

interface ExtractionChartProps {
  brews: readonly ExtractedBrew[]
  /** Id of the brew that the page is about. */
  current: number
}

const HEIGHT = 280
const PAD = { left: 44, right: 14, top: 14, bottom: 44 }

export function ExtractionChart({ brews, current }: ExtractionChartProps) {
  const format = useFormat()
  const [ref, width] = useWidth<HTMLDivElement>()
  const shown = brews.find(({ id }) => id === current) ?? brews[0]!
  const { zone } = shown.extraction
  return (
    <ChartFrame
      title={t`Strength and extraction`}
      columns={[t`Brew`, t`Strength`, t`Extraction`, '']}
      rows={brews.map((brew) => rowOf(brew, format))}
    >
      <p>{describe(shown.extraction, format)}</p>
      <div ref={ref}>{width > 0 && <Drawing brews={brews} current={shown.id} width={width} />}</div>
      <Key hasZone={zone !== null} shown={shown} brews={brews} />
    </ChartFrame>
  )
}

function rowOf({ createdAt, extraction: { tds, extraction, isMeasured } }: ExtractedBrew, format: Formatter): string[] {
  return [
    format.day(createdAt),
    withError(tds, format, 2),
    withError(extraction, format, 1),
    isMeasured ? t`measured` : t`estimated`,
  ]
}

/** "1.35 ± 0.05 %" */
const withError = (
  { percent, plusMinus }: { percent: number; plusMinus: number },
  format: Formatter,
  digits: number,
): string => `${format.number(percent, digits)} ± ${format.number(plusMinus, digits)} %`

function describe({ tds, extraction, isMeasured, zone }: Extraction, format: Formatter): string {
  const [strength, share] = [withError(tds, format, 2), withError(extraction, format, 1)]
  if (!isMeasured) return t`Estimated: strength ${strength}, extraction ${share}. Only a refractometer knows better.`
  if (!zone) return t`Measured: strength ${strength}, extraction ${share}.`
  return isInside(zone.tds, tds.percent) && isInside(zone.extraction, extraction.percent)
    ? t`Measured: strength ${strength}, extraction ${share}, within what most people like.`
    : t`Measured: strength ${strength}, extraction ${share}, outside what most people like.`
}

const isInside = ({ min, max }: { min: number; max: number }, value: number): boolean => value >= min && value <= max

interface Span {
  min: number
  max: number
}

/** Axis range that contains the zone and all brews with their errors. */
function spanOf(values: readonly { percent: number; plusMinus: number }[], zone: Span | undefined): Span {
  const ends = [...values.flatMap(({ percent, plusMinus }) => [percent - plusMinus, percent + plusMinus])]
  if (zone) ends.push(zone.min, zone.max)
  const [low, high] = [Math.min(...ends), Math.max(...ends)]
  const air = (high - low) / 12
  return { min: Math.max(0, low - air), max: high + air }
}

function Drawing({ brews, current, width }: ExtractionChartProps & { width: number }) {
  const format = useFormat()
  const all = brews.map(({ extraction }) => extraction)
  const zone = all[0]?.zone ?? undefined
  const x = spanOf(
    all.map(({ extraction }) => extraction),
    zone?.extraction,
  )
  const y = spanOf(
    all.map(({ tds }) => tds),
    zone?.tds,
  )
  const [wide, high] = [width - PAD.left - PAD.right, HEIGHT - PAD.top - PAD.bottom]
  const across = (value: number) => PAD.left + ((value - x.min) / (x.max - x.min)) * wide
  const up = (value: number) => PAD.top + (1 - (value - y.min) / (y.max - y.min)) * high
  const count = brews.length
  return (
    <svg
      viewBox={`0 0 ${width} ${HEIGHT}`}
      className={styles.drawing}
      role="img"
      aria-label={t`Chart of strength against extraction, number of brews: ${count}`}
    >
      {zone && (
        <rect
          x={across(zone.extraction.min)}
          y={up(zone.tds.max)}
          width={across(zone.extraction.max) - across(zone.extraction.min)}
          height={up(zone.tds.min) - up(zone.tds.max)}
          rx="4"
          className={styles.zone}
        />
      )}
      <path d={`M${PAD.left} ${PAD.top}V${PAD.top + high}H${width - PAD.right}`} className={styles.axis} />
      {zone &&
        [zone.extraction.min, zone.extraction.max].map((value) => (
          <text key={value} x={across(value)} y={PAD.top + high + 18} className={styles.label} textAnchor="middle">
            {`${format.number(value, 1)} %`}
          </text>
        ))}
      {zone &&
        [zone.tds.min, zone.tds.max].map((value) => (
          <text key={value} x={PAD.left - 6} y={up(value) + 4} className={styles.label} textAnchor="end">
            {format.number(value, 2)}
          </text>
        ))}
      <text x={PAD.left + wide / 2} y={HEIGHT - 8} className={styles.label} textAnchor="middle">
        {t`Extraction, % of the coffee`}
      </text>
      <text x={PAD.left + 6} y={PAD.top + 8} className={styles.label}>
        {t`Strength, % of the drink`}
      </text>
      {brews.map((brew) => (
        <BrewDot key={brew.id} brew={brew} isCurrent={brew.id === current} across={across} up={up} />
      ))}
    </svg>
  )
}

interface BrewDotProps {
  brew: ExtractedBrew
  isCurrent: boolean
  across: (extraction: number) => number
  up: (tds: number) => number
}

/** Filled if the brew was measured. The current brew has a cross that shows its error. */
function BrewDot({ brew, isCurrent, across, up }: BrewDotProps) {
  const { tds, extraction, isMeasured } = brew.extraction
  const [x, y] = [across(extraction.percent), up(tds.percent)]
  return (
    <g>
      {isCurrent && (
        <path
          d={`M${across(extraction.percent - extraction.plusMinus)} ${y}H${across(extraction.percent + extraction.plusMinus)}M${x} ${up(tds.percent - tds.plusMinus)}V${up(tds.percent + tds.plusMinus)}`}
          className={styles.error}
        />
      )}
      <circle
        cx={x}
        cy={y}
        r={isCurrent ? 7 : 5}
        className={[isMeasured ? styles.measured : styles.estimated, isCurrent && styles.this]
          .filter(Boolean)
          .join(' ')}
      />
    </g>
  )
}

interface KeyProps {
  hasZone: boolean
  shown: ExtractedBrew
  brews: readonly ExtractedBrew[]
}

const isMeasured = ({ extraction }: ExtractedBrew): boolean => extraction.isMeasured

/** Legend, with entries only for what is drawn. */
const Key = ({ hasZone, shown, brews }: KeyProps) => (
  <ul className={styles.key}>
    <li>
      <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden="true">
        <circle
          cx="9"
          cy="9"
          r="7"
          className={`${isMeasured(shown) ? styles.measured : styles.estimated} ${styles.this}`}
        />
      </svg>
      <Trans>this brew</Trans>
    </li>
    {brews.some(isMeasured) && (
      <li>
        <Sign className={styles.measured} />
        <Trans>measured</Trans>
      </li>
    )}
    {!brews.every(isMeasured) && (
      <li>
        <Sign className={styles.estimated} />
        <Trans>estimated</Trans>
      </li>
    )}
    {hasZone && (
      <li>
        <svg viewBox="0 0 18 14" width="18" height="14" aria-hidden="true">
          <rect x="1" y="1" width="16" height="12" rx="3" className={styles.zone} />
        </svg>
        <Trans>what most people like</Trans>
      </li>
    )}
  </ul>
)

const Sign = ({ className }: { className: string | undefined }) => (
  <svg viewBox="0 0 14 14" width="14" height="14" aria-hidden="true">
    <circle cx="7" cy="7" r="5" className={className} />
  </svg>
)
