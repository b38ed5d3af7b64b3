/** Before a recipe has steps: templates to start from, and the steps that its notes already describe. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { readSteps } from '#domain/steps/read-text.ts'
import { stepsFor } from '#domain/steps/rounding.ts'
import type { Step, StepAmounts } from '#domain/steps/step.ts'
import { type BrewedWith, listTemplates } from '#domain/steps/templates.ts'
import { useRead } from '../../api/hooks.ts'
import { Button } from '../../ui/button.tsx'
import { Row } from '../../ui/page.tsx'
import styles from './step-editor.module.css'
import { StepList } from './step-list.tsx'

interface StepStartProps {
  amounts: StepAmounts | undefined
  brewedWith: BrewedWith | undefined
  notes: string
  onStart: (steps: readonly Step[]) => void
}

export function StepStart({ amounts, brewedWith, notes, onStart }: StepStartProps) {
  const { data } = useRead('listStepTemplates', undefined, { staleTime: Number.POSITIVE_INFINITY })
  if (!amounts || !brewedWith) {
    return (
      <p className={styles.soft}>
        {brewedWith ? (
          <Trans>Enter the dose and the water, and you can start from a template.</Trans>
        ) : (
          <Trans>Choose a brewer and enter the dose and the water, and you can start from a template.</Trans>
        )}
      </p>
    )
  }
  const templates = listTemplates(data?.templates ?? [], brewedWith)
  return (
    <>
      <StepsFromNotes notes={notes} amounts={amounts} onUse={onStart} />
      <p className={styles.soft}>
        <Trans>Start from a template and change what you do differently.</Trans>
      </p>
      <Row>
        {templates.map(({ key, name, steps }) => (
          <Button key={key} look="quiet" className={styles.template} onClick={() => onStart(stepsFor(steps, amounts))}>
            {name}
          </Button>
        ))}
      </Row>
    </>
  )
}

interface StepsFromNotesProps {
  notes: string
  amounts: StepAmounts
  onUse: (steps: readonly Step[]) => void
}

/** Only an offer, since the author knows best what the notes mean. */
function StepsFromNotes({ notes, amounts, onUse }: StepsFromNotesProps) {
  const [refused, setRefused] = useState<string>()
  const found = readSteps(notes, amounts)
  if (!found || refused === notes) return null
  return (
    <section className={styles.offer} aria-label={t`Steps in your notes`}>
      <p>
        <Trans>Your notes describe these steps. Use them?</Trans>
      </p>
      <StepList steps={found} brewTimeSeconds={amounts.brewTimeSeconds} />
      <Row>
        <Button onClick={() => onUse(found)}>
          <Trans>Use these steps</Trans>
        </Button>
        <Button look="plain" onClick={() => setRefused(notes)}>
          <Trans>No, thanks</Trans>
        </Button>
      </Row>
    </section>
  )
}
