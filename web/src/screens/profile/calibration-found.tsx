/** Calibration references found so far, each with a remove button. */

import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { CalibrationReference, Feedback } from '#domain/calibration.ts'
import type { BrewMethod, GrinderModel } from '#domain/catalog.ts'
import { formatSetting } from '../../i18n/dial-labels.ts'
import { useFormat } from '../../state/units.ts'
import { Button } from '../../ui/button.tsx'
import styles from './calibrate.module.css'

function answerText(feedback: Feedback, setting: string, method: string): string {
  switch (feedback) {
    case 'TOO_FINE':
      return t`${setting} for ${method}: too fine`
    case 'TOO_COARSE':
      return t`${setting} for ${method}: too coarse`
    default:
      return t`${setting} for ${method}: just right`
  }
}

interface FoundProps {
  dial: GrinderModel
  methods: readonly BrewMethod[]
  references: readonly CalibrationReference[]
  onChange: (references: readonly CalibrationReference[]) => void
}

const indexText = (index: string): string => t`grind index ${index}`

export function FoundReferences({ dial, methods, references, onChange }: FoundProps) {
  const format = useFormat()
  if (references.length === 0) return null
  return (
    <section className={styles.found} aria-labelledby="found">
      <h2 id="found">
        <Trans>Your answers</Trans>
      </h2>
      <ul className={styles.list}>
        {references.map((reference) => {
          const { grindIndex: index, setting, feedback } = reference
          const method =
            methods.find((each) => each.grindIndex.ideal === index)?.name ?? indexText(format.number(index, 1))
          const answer = answerText(feedback, formatSetting(dial, setting), method)
          return (
            <li key={index}>
              <span>{answer}</span>
              <Button
                look="plain"
                aria-label={t`Remove ${answer}`}
                onClick={() => onChange(references.filter((other) => other !== reference))}
              >
                <Trans>Remove</Trans>
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
