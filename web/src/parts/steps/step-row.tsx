/** One step in the editor: what to do, until which weight and from when; the rest is folded away. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { type ComponentProps, useId, useState } from 'react'
import { STEP_LABEL_LENGTH, STEP_NOTE_LENGTH, type StepAction } from '#domain/steps/step.ts'
import type { StepTimes } from '#domain/steps/times.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/fields.tsx'
import { formatClock } from '../../ui/format.ts'
import { Icon } from '../../ui/icons.tsx'
import { QuantityField } from '../../ui/quantity-field.tsx'
import { isPouring, isPreparation } from './edit-steps.ts'
import { type StepField, stepField } from './step-errors.ts'
import { actionName, actionOptions } from './step-name.ts'
import styles from './step-row.module.css'
import type { StepValue } from './step-values.ts'

interface StepRowProps {
  step: StepValue
  index: number
  count: number
  /** When the step starts and ends; undefined if that can't be read. */
  times: StepTimes | undefined
  isEspresso: boolean
  errorOf: (field: string) => string | undefined
  onChange: (step: StepValue) => void
  onMove: (to: number) => void
  onDuplicate: () => void
  onDelete: () => void
  handle: ComponentProps<'button'>
}

export function StepRow(props: StepRowProps) {
  const { step, index, times, isEspresso, errorOf, onChange, handle } = props
  const [isOpened, setOpened] = useState(false)
  const id = useId()
  const number = index + 1
  const action = actionName(step.action)
  const errorAt = (field: StepField) => errorOf(stepField(index, field))
  const set = (field: keyof StepValue) => (text: string) => onChange({ ...step, [field]: text })
  const water = (
    <QuantityField
      key="water"
      quantity="weight"
      label={isEspresso ? t`In the cup` : t`Water so far`}
      value={step.water}
      onChange={set('water')}
      error={errorAt('waterGrams')}
    />
  )
  const start = (
    <TextField
      key="start"
      label={t`Starts at`}
      autoComplete="off"
      placeholder={times && formatClock(times.startSeconds)}
      value={step.start}
      onChange={set('start')}
      error={errorAt('startSeconds')}
    />
  )
  const hasWater = isPouring(step) || step.water !== ''
  const hasStart = !isPreparation(step) || step.start !== ''
  const isFolded = (field: StepField) => field === 'durationSeconds' || (field === 'waterGrams' ? !hasWater : !hasStart)
  const isOpen =
    isOpened ||
    (['startSeconds', 'durationSeconds', 'waterGrams'] as const).some((each) => isFolded(each) && errorAt(each))
  const rowError = errorOf(stepField(index))
  return (
    <>
      <div className={styles.head}>
        <button
          type="button"
          className={styles.handle}
          data-part="handle"
          aria-label={t`Move step ${number}, ${action}`}
          {...handle}
        >
          <Icon name="grip" />
        </button>
        <SelectField
          label={t`Step ${number}`}
          data-part="action"
          value={step.action}
          onChange={(value) => onChange({ ...step, action: value as StepAction })}
          options={actionOptions()}
          error={rowError}
        />
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={t`More of step ${number}`}
          onClick={() => setOpened(!isOpen)}
        >
          <Icon name="more" />
        </button>
      </div>
      {step.label && !isOpen && (
        <p className={styles.words} dir="auto">
          {step.label}
        </p>
      )}
      {(hasWater || hasStart) && (
        <div className={styles.figures}>
          {hasWater && water}
          {hasStart && start}
        </div>
      )}
      <div id={id} className={styles.more} hidden={!isOpen}>
        {isOpen && (
          <More
            {...props}
            folded={[!hasWater && water, !hasStart && start]}
            set={set}
            durationError={errorAt('durationSeconds')}
          />
        )}
      </div>
    </>
  )
}

interface MoreProps extends StepRowProps {
  folded: React.ReactNode
  set: (field: keyof StepValue) => (text: string) => void
  durationError: string | undefined
}

function More({ step, index, count, times, folded, set, durationError, onMove, onDuplicate, onDelete }: MoreProps) {
  const number = index + 1
  return (
    <>
      <TextField
        label={t`In your words`}
        placeholder={actionName(step.action)}
        maxLength={STEP_LABEL_LENGTH}
        value={step.label}
        onChange={set('label')}
      />
      <TextField label={t`Tip`} maxLength={STEP_NOTE_LENGTH} value={step.note} onChange={set('note')} />
      <div className={styles.figures}>
        {folded}
        <TextField
          label={t`Lasts`}
          autoComplete="off"
          placeholder={times && formatClock(Math.max(0, times.endSeconds - times.startSeconds))}
          value={step.duration}
          onChange={set('duration')}
          error={durationError}
        />
      </div>
      <div className={styles.tools}>
        <Button look="quiet" disabled={index === 0} onClick={() => onMove(index - 1)}>
          <Icon name="up" size={18} />
          <Trans>Up</Trans>
        </Button>
        <Button look="quiet" disabled={index === count - 1} onClick={() => onMove(index + 1)}>
          <Icon name="down" size={18} />
          <Trans>Down</Trans>
        </Button>
        <Button look="quiet" onClick={onDuplicate} aria-label={t`Duplicate step ${number}`}>
          <Trans>Duplicate</Trans>
        </Button>
        <Button look="danger" onClick={onDelete} aria-label={t`Delete step ${number}`}>
          <Trans>Delete</Trans>
        </Button>
      </div>
    </>
  )
}
