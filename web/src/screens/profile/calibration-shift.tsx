/** Chart of the model's curve and the calibrated one, with every method's setting before and after. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type CalibrationReference, isCalibrated } from '#domain/calibration.ts'
import type { BrewMethod } from '#domain/catalog.ts'
import { methodSetting } from '#domain/chart.ts'
import { type Curve, clampIndex } from '#domain/curve.ts'
import { describeMove, formatSetting } from '../../i18n/dial-labels.ts'
import { ChartFrame } from '../../ui/charts.tsx'
import styles from './calibrate.module.css'

interface ShiftProps {
  model: Curve
  own: Curve
  methods: readonly BrewMethod[]
  references: readonly CalibrationReference[]
}

const WIDTH = 480
const HEIGHT = 260
const FOOT = 34
const SAMPLES = 60

export function CalibrationShift({ model, own, methods, references }: ShiftProps) {
  const { grinder } = model
  const isOwn = isCalibrated(own)
  const { minGrindSetting: min, maxGrindSetting: max } = grinder
  const across = (setting: number) => 8 + ((setting - min) / (max - min)) * (WIDTH - 16)
  const up = (index: number) => 8 + (1 - clampIndex(index) / 100) * (HEIGHT - FOOT - 8)
  const line = (curve: Curve) =>
    `M${Array.from({ length: SAMPLES + 1 }, (_, i) => min + ((max - min) * i) / SAMPLES)
      .map((setting) => `${across(setting).toFixed(1)} ${up(curve.indexAt(setting)).toFixed(1)}`)
      .join('L')}`
  return (
    <ChartFrame
      title={!isOwn ? t`The average grinder of your model` : t`Your grinder compared with average`}
      columns={[t`Method`, t`Average`, t`Yours`, t({ message: 'Change', context: 'noun' })]}
      rows={shiftRows(model, own, methods)}
    >
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className={styles.drawing}
        role="img"
        aria-label={t`Grind size by setting`}
      >
        <path d={`M8 8V${HEIGHT - FOOT}H${WIDTH - 8}`} className={styles.axis} />
        <path d={line(model)} className={styles.model} />
        {isOwn && <path d={line(own)} className={styles.own} />}
        {references.map(({ grindIndex, setting }) => (
          <circle key={grindIndex} cx={across(setting)} cy={up(own.indexAt(setting))} r="7" className={styles.dot} />
        ))}
        <text x="14" y="24" className={styles.label}>
          <Trans>coarse</Trans>
        </text>
        <text x="14" y={HEIGHT - FOOT - 8} className={styles.label}>
          <Trans>fine</Trans>
        </text>
        <text x="8" y={HEIGHT - 8} className={styles.label}>
          {formatSetting(grinder, min)}
        </text>
        <text x={WIDTH - 8} y={HEIGHT - 8} className={styles.label} data-end>
          {formatSetting(grinder, max)}
        </text>
      </svg>
      <p className={styles.legend}>
        <span data-line="model">{t`Average`}</span>
        {isOwn && <span data-line="own">{t`Yours`}</span>}
      </p>
    </ChartFrame>
  )
}

/** Only the methods that the grinder can do before and after. */
const shiftRows = (model: Curve, own: Curve, methods: readonly BrewMethod[]): string[][] =>
  methods.flatMap((method) => {
    const [before, after] = [methodSetting(model, method), methodSetting(own, method)]
    if (!before || !after) return []
    const move = describeMove(model, before.setting, after.setting) ?? t`same`
    const [from, to] = [before, after].map(({ setting }) => formatSetting(model.grinder, setting))
    return [[method.name, from!, to!, move]]
  })
