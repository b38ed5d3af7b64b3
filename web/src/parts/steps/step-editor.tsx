/** Editor of a recipe's steps, for every form that has them. */
import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect, useId, useRef, useState } from 'react'
import { equalPours } from '#domain/steps/equal-pours.ts'
import { pourGrain } from '#domain/steps/rounding.ts'
import { isEspresso, MAX_STEPS, type Step, type StepAmounts } from '#domain/steps/step.ts'
import type { BrewedWith } from '#domain/steps/templates.ts'
import { stepTimes } from '#domain/steps/times.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmButton } from '../../ui/confirm-button.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Row } from '../../ui/page.tsx'
import { duplicateStep, fitSteps, moveStep, nextStep, withoutImpliedTimes } from './edit-steps.ts'
import styles from './step-editor.module.css'
import { StepRow } from './step-row.tsx'
import { StepStart } from './step-start.tsx'
import { StepTotals } from './step-totals.tsx'
import {
  NO_STEPS,
  readStepValues,
  type StepsValue,
  type StepValue,
  shownSteps,
  writeStepValues,
} from './step-values.ts'
import { useDragOrder } from './use-drag-order.ts'

export interface StepEditorProps {
  value: StepsValue
  onChange: (value: StepsValue) => void
  /** The recipe's amounts; undefined if they can't be read. */
  amounts: StepAmounts | undefined
  /** Which templates are offered; undefined until a method is chosen. */
  brewedWith: BrewedWith | undefined
  /** The recipe's notes, in which steps may be written. */
  notes: string
  errorOf: (field: string) => string | undefined
}

type KeyedStep = Step & { key?: number }

const EQUAL_POURS = [1, 2, 3, 4, 5]

export function StepEditor({ value, onChange, amounts, brewedWith, notes, errorOf }: StepEditorProps) {
  const values = shownSteps(value, amounts)
  const steps = readStepValues(values)
  const [said, setSaid] = useState('')
  const hintId = useId()
  const list = useRef<HTMLOListElement>(null)
  const focus = useFocusAfter(list)
  const brewTime = amounts?.brewTimeSeconds ?? null
  const write = (next: readonly StepValue[]) => onChange({ steps: next, writtenFor: amounts ?? null })
  const rewrite = (next: readonly KeyedStep[]) => write(writeStepValues(next))
  const isReadable = !steps.some(hasNaN)
  const move = (from: number, to: number) => {
    const { key } = values[from]!
    // Times that can't be read can't be moved along.
    if (isReadable) rewrite(moveStep(steps, from, to, brewTime))
    else write(reordered(values, from, to))
    const [place, count] = [to + 1, values.length]
    setSaid(t`Now step ${place} of ${count}`)
    focus(key, 'handle')
  }
  const { drag, handle } = useDragOrder(list, values.length, move)
  const begin = (first: readonly KeyedStep[]) => rewrite(withoutImpliedTimes(first, brewTime))
  const newKey = 1 + Math.max(0, ...values.map(({ key }) => key))
  const add = () => {
    write([...values, ...writeStepValues([{ ...nextStep(steps, amounts), key: newKey }])])
    focus(newKey, 'action')
  }
  const duplicate = (index: number) => {
    const grain = amounts ? pourGrain(amounts) : 1
    if (isReadable) rewrite(duplicateStep(steps, index, grain, brewTime))
    else write(values.toSpliced(index + 1, 0, { ...values[index]!, key: newKey }))
    focus(newKey, 'action')
  }
  const remove = (index: number) => {
    const next = values.toSpliced(index, 1)
    if (next.length === 0) return onChange(NO_STEPS)
    write(next)
    focus(next[Math.min(index, next.length - 1)]!.key, 'handle')
  }
  const times = isReadable ? stepTimes(steps, brewTime) : undefined
  if (values.length === 0) {
    return (
      <div className={styles.editor}>
        <StepStart amounts={amounts} brewedWith={brewedWith} notes={notes} onStart={begin} />
        <Row>
          <AddButton onAdd={add} />
        </Row>
      </div>
    )
  }
  return (
    <div className={styles.editor}>
      <ol className={styles.list} ref={list}>
        {values.map((step, index) => (
          <li
            key={step.key}
            data-step={step.key}
            className={rowClass(index, drag)}
            style={drag?.from === index ? { transform: `translateY(${drag.offset}px)` } : undefined}
          >
            <StepRow
              step={step}
              index={index}
              count={values.length}
              times={times?.[index]}
              isEspresso={amounts !== undefined && isEspresso(amounts)}
              errorOf={errorOf}
              onChange={(changed) => write(values.with(index, changed))}
              onMove={(to) => move(index, to)}
              onDuplicate={() => duplicate(index)}
              onDelete={() => remove(index)}
              handle={{ ...handle(index), 'aria-describedby': hintId }}
            />
          </li>
        ))}
      </ol>
      <p className={styles.hint} id={hintId}>
        <Trans>Drag a step by its dots, or move it with the arrow keys.</Trans>
      </p>
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <Row>
        <AddButton onAdd={add} isFull={values.length >= MAX_STEPS} />
        <ConfirmButton
          label={t`Remove all steps`}
          question={t`Remove all steps?`}
          yes={t`Remove`}
          onYes={async () => onChange(NO_STEPS)}
        >
          <Trans>You can then start from a template again.</Trans>
        </ConfirmButton>
      </Row>
      {amounts && isReadable && (
        <>
          <EqualPours
            canUse={equalPours(steps, 2, amounts) !== undefined}
            onChoose={(count) => begin(equalPours(steps, count, amounts)!)}
          />
          <StepTotals
            steps={steps}
            amounts={amounts}
            error={errorOf('steps')}
            onFit={() => rewrite(fitSteps(steps, amounts))}
          />
        </>
      )}
    </div>
  )
}

const hasNaN = (step: Step): boolean =>
  [step.startSeconds, step.durationSeconds, step.waterGrams].some((value) => value !== undefined && Number.isNaN(value))

const reordered = <T,>(items: readonly T[], from: number, to: number): T[] =>
  items.toSpliced(from, 1).toSpliced(to, 0, items[from]!)

/** A line between two rows shows where the dragged one will be dropped. */
function rowClass(index: number, drag: { from: number; to: number } | undefined): string | undefined {
  if (!drag) return undefined
  if (drag.from === index) return styles.dragged
  if (drag.to !== index) return undefined
  return drag.to < drag.from ? styles.before : styles.after
}

const AddButton = ({ onAdd, isFull = false }: { onAdd: () => void; isFull?: boolean }) => (
  <Button look="quiet" onClick={onAdd} disabled={isFull}>
    <Icon name="plus" size={18} />
    <Trans>Add step</Trans>
  </Button>
)

function EqualPours({ canUse, onChoose }: { canUse: boolean; onChoose: (count: number) => void }) {
  if (!canUse) return null
  return (
    <fieldset className={styles.equal}>
      <legend>
        <Trans>Equal pours</Trans>
      </legend>
      {EQUAL_POURS.map((count) => (
        <button
          key={count}
          type="button"
          onClick={() => onChoose(count)}
          aria-label={plural(count, { one: '# equal pour', other: '# equal pours' })}
        >
          {count}
        </button>
      ))}
    </fieldset>
  )
}

/** Focuses a part of a step after it was moved or added; moving an element takes the focus from it. */
function useFocusAfter(list: React.RefObject<HTMLElement | null>) {
  const [wanted, setWanted] = useState<{ key: number; part: string }>()
  useEffect(() => {
    if (!wanted) return
    const { key, part } = wanted
    list.current?.querySelector<HTMLElement>(`[data-step="${key}"] [data-part="${part}"]`)?.focus()
  }, [wanted, list])
  return (key: number, part: 'handle' | 'action') => setWanted({ key, part })
}
