/** Questionnaire of the taste profile in six steps. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { completeTaste, type TasteLevels } from '#domain/taste.ts'
import { ApiError } from '../../api/client.ts'
import { useWrite } from '../../api/hooks.ts'
import { useDraftState } from '../../state/draft-state.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorNote } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.tsx'
import { Flower } from './taste-flower.tsx'
import { QUESTIONS, type TasteQuestion } from './taste-labels.ts'
import { BY_TASTE, withoutVector } from './taste-profile.ts'
import styles from './taste-steps.module.css'

interface TasteStepsProps {
  /** Levels that were answered before. */
  answered: Partial<TasteLevels>
  onDone: () => void
}

export function TasteSteps({ answered, onDone }: TasteStepsProps) {
  const [levels, setLevels] = useDraftState('levels', answered)
  const [step, setStep] = useDraftState('step', 0)
  const { save, error, isSaving } = useOnboarding(onDone)
  const question = QUESTIONS[step]!
  const [current, total] = [step + 1, QUESTIONS.length]
  const isLast = step === QUESTIONS.length - 1
  const next = () => (isLast ? save(levels as TasteLevels) : setStep(step + 1))
  return (
    <form
      className={styles.steps}
      onSubmit={(event) => {
        event.preventDefault()
        if (levels[question.name] !== undefined) next()
      }}
    >
      <div className={styles.progress}>
        <progress value={current} max={total} aria-label={t`Progress`} />
        <span>
          <Trans>
            {current} of {total}
          </Trans>
        </span>
      </div>
      <Question
        key={question.name}
        question={question}
        isFirst={step === 0}
        level={levels[question.name]}
        onChange={(level) => setLevels({ ...levels, [question.name]: level })}
      />
      {error && <ErrorNote>{error}</ErrorNote>}
      <div className={styles.ways}>
        <Button look="quiet" disabled={step === 0} onClick={() => setStep(step - 1)}>
          <Trans>Back</Trans>
        </Button>
        <Button type="submit" busy={isSaving} disabled={levels[question.name] === undefined}>
          {isLast ? t`Show my taste` : t`Next`}
        </Button>
      </div>
      <Flower taste={completeTaste({}, levels)} />
    </form>
  )
}

interface QuestionProps {
  question: TasteQuestion
  isFirst: boolean
  level: number | undefined
  onChange: (level: number) => void
}

function Question({ question: { name, question, answers }, isFirst, level, onChange }: QuestionProps) {
  const legend = useRef<HTMLLegendElement>(null)
  // Focuses the new question, so that it is announced and Tab leads to its answers.
  useEffect(() => {
    if (!isFirst) legend.current?.focus()
  }, [isFirst])
  return (
    <fieldset className={styles.question}>
      <legend ref={legend} tabIndex={-1}>
        {t(question)}
      </legend>
      {answers.map((answer, i) => (
        <label key={answer.id}>
          <input type="radio" name={name} checked={level === i + 1} onChange={() => onChange(i + 1)} />
          <span>{t(answer)}</span>
        </label>
      ))}
    </fieldset>
  )
}

function useOnboarding(onDone: () => void) {
  const [error, setError] = useState<string>()
  const tell = useWrite('postOnboarding')
  const clear = useWrite('patchProfile', { invalidates: BY_TASTE })
  const save = async (levels: TasteLevels) => {
    setError(undefined)
    try {
      await tell.mutateAsync({ body: levels })
      await clear.mutateAsync({ body: withoutVector(levels) })
      toast(t`Taste saved`)
      onDone()
      // The focused button is gone: the focus moves to the chart.
      document.getElementById('main')?.focus()
    } catch (refusal) {
      if (!(refusal instanceof ApiError)) throw refusal
      setError(refusal.message)
    }
  }
  return { save, error, isSaving: tell.isPending || clear.isPending }
}
