/** What the steps add up to, against the recipe, and the picture of their pours. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Step, StepAmounts } from '#domain/steps/step.ts'
import { areTimed, lastSecond, stepTimes } from '#domain/steps/times.ts'
import { useFormat } from '../../state/units.ts'
import { Button } from '../../ui/button.tsx'
import { formatClock } from '../../ui/format.ts'
import { Icon } from '../../ui/icons.tsx'
import { liquidLabel } from '../brew/liquid-label.ts'
import { PourFigure } from './pour-figure.tsx'
import styles from './step-totals.module.css'

interface StepTotalsProps {
  steps: readonly Step[]
  amounts: StepAmounts
  error: string | undefined
  onFit: () => void
}

export function StepTotals({ steps, amounts, error, onFit }: StepTotalsProps) {
  const format = useFormat()
  const { waterGrams, brewTimeSeconds, extraction } = amounts
  const grams = steps.findLast((step) => step.waterGrams !== undefined)?.waterGrams ?? 0
  const seconds = areTimed(steps)
    ? brewTimeSeconds === null
      ? lastSecond(steps)
      : Math.max(...stepTimes(steps, brewTimeSeconds).map(({ endSeconds }) => endSeconds))
    : undefined
  const isWaterRight = Math.abs(grams - waterGrams) < 0.05
  const isTimeRight = seconds === undefined || seconds === brewTimeSeconds
  const [poured, water] = [format.weight(grams), format.weight(waterGrams)]
  return (
    <div className={styles.totals} data-asks={error ? true : undefined} data-field>
      <PourFigure steps={steps} brewTimeSeconds={brewTimeSeconds} />
      <dl className={styles.sums}>
        <Sum name={liquidLabel(extraction)} isRight={isWaterRight}>
          <Trans>
            {poured} of {water}
          </Trans>
        </Sum>
        {seconds !== undefined && (
          <Sum name={t`Time`} isRight={isTimeRight}>
            <TimeSum seconds={seconds} brewTimeSeconds={brewTimeSeconds} />
          </Sum>
        )}
      </dl>
      {error && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      {(!isWaterRight || (!isTimeRight && brewTimeSeconds !== null)) && grams > 0 && (
        <div>
          <Button look="quiet" onClick={onFit}>
            <Trans>Fit the steps to the recipe</Trans>
          </Button>
        </div>
      )}
    </div>
  )
}

function TimeSum({ seconds, brewTimeSeconds }: { seconds: number; brewTimeSeconds: number | null }) {
  const time = formatClock(seconds)
  if (brewTimeSeconds === null) return time
  const whole = formatClock(brewTimeSeconds)
  return (
    <Trans>
      {time} of {whole}
    </Trans>
  )
}

const Sum = ({ name, isRight, children }: { name: string; isRight: boolean; children: React.ReactNode }) => (
  <div className={isRight ? styles.right : styles.wrong}>
    <dt>{name}</dt>
    <dd>
      {children}
      {isRight && <Icon name="check" size={18} />}
    </dd>
  </div>
)
