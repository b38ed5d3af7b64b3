/** Table of a guided brew's steps: when each was planned, and how long it really took. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { LoggedStep } from '#domain/steps/logged.ts'
import { useFormat } from '../../state/units.ts'
import { formatClock } from '../../ui/format.ts'
import { stepName } from '../steps/step-name.ts'
import { differenceText, firstDropText } from './step-time-texts.ts'
import styles from './step-times.module.css'

/** Renders nothing if no step was done. */
export function StepTimes({ steps, firstDrop }: { steps: readonly LoggedStep[]; firstDrop?: number | null }) {
  const format = useFormat()
  const done = steps.flatMap((step, index) => (step.endSeconds === undefined ? [] : [{ ...step, index }]))
  if (done.length === 0) return null
  return (
    <div className={styles.frame}>
      <table className={styles.times}>
        <thead>
          <tr>
            <th scope="col">{t`Step`}</th>
            <th scope="col">{t`Planned`}</th>
            <th scope="col">{t`Actual`}</th>
            <th scope="col">{t`Difference`}</th>
          </tr>
        </thead>
        <tbody>
          {done.map((step) => {
            const weight = step.waterGrams === undefined ? undefined : format.weight(step.waterGrams)
            return (
              <tr key={step.index}>
                <th scope="row">
                  {stepName(step)}
                  {weight !== undefined && (
                    <small>
                      <Trans>to {weight}</Trans>
                    </small>
                  )}
                </th>
                <td className={styles.range}>{lasting(step.plannedStartSeconds, step.plannedEndSeconds)}</td>
                <td className={styles.range}>{lasting(step.startSeconds, step.endSeconds)}</td>
                <td>{differenceText(step)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      {typeof firstDrop === 'number' && <p>{firstDropText(firstDrop)}</p>}
    </div>
  )
}

/** "0:45–1:20" */
const lasting = (from: number | undefined, to: number | undefined): string =>
  from === undefined || to === undefined ? '–' : `${formatClock(Math.round(from))}–${formatClock(Math.round(to))}`
