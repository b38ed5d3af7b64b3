/** The taste form: the picture and the questions, the same for the first answers and for later changes. */
import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { TasteVector } from '#domain/taste.ts'
import { useWrite } from '../../api/hooks.ts'
import { useDraftState } from '../../state/draft-state.ts'
import { Button } from '../../ui/button.tsx'
import { Card, Row } from '../../ui/page.tsx'
import { ErrorNote } from '../../ui/states.tsx'
import { toast } from '../../ui/toast.tsx'
import styles from './taste.module.css'
import { TasteFigure } from './taste-cup.tsx'
import { TasteEffects } from './taste-effects.tsx'
import { describeTaste, QUESTIONS, ROAST_QUESTION, type TasteQuestion } from './taste-labels.ts'
import {
  type Answers,
  answersOf,
  changedTaste,
  hasSeparateExplorerType,
  TASTE_INVALIDATES,
  type TasteProfile,
  toBody,
} from './taste-profile.ts'
import { TasteScale } from './taste-scale.tsx'

interface TasteFormProps {
  /** Null while none of the six levels is set. */
  profile: TasteProfile | null
  taste: TasteVector
  /** Whether no taste has been saved yet. */
  isNew: boolean
}

export function TasteForm({ profile, taste, isNew }: TasteFormProps) {
  const [changes, setChanges] = useDraftState<Answers>('taste', {})
  const { save, error, isSaving } = useSave({ profile, taste }, () => setChanges({}))
  const saved = answersOf(profile, taste)
  const answers = { ...saved, ...changes }
  const left = isNew ? QUESTIONS.filter(({ name }) => answers[name] === undefined).length : 0
  const isChanged = Object.keys(changes).length > 0
  const scaleOf = (question: TasteQuestion) => (
    <TasteScale
      key={question.name}
      question={question}
      level={answers[question.name]}
      onChange={(level) => setChanges((before) => ({ ...before, [question.name]: level }))}
    />
  )
  return (
    <div className={styles.taste} data-new={isNew || undefined}>
      <div className={styles.picture}>
        <Card className={styles.cup}>
          <TasteFigure answers={answers}>
            <p className={styles.words} aria-live="polite">
              {describeTaste(answers) ?? t`The cup fills as you answer.`}
            </p>
          </TasteFigure>
        </Card>
        {!isNew && <TasteEffects taste={changedTaste(taste, saved, changes)} />}
      </div>
      <form
        className={styles.questions}
        onSubmit={(event) => {
          event.preventDefault()
          if (isChanged && left === 0) save(changes)
        }}
      >
        {QUESTIONS.map(scaleOf)}
        <div className={styles.optional}>
          <p>{t`Optional`}</p>
          {scaleOf(ROAST_QUESTION)}
        </div>
        {error && <ErrorNote>{error.message}</ErrorNote>}
        <Row>
          <Button type="submit" disabled={!isChanged || left > 0} busy={isSaving}>
            <Trans>Save my taste</Trans>
          </Button>
          {left > 0 && (
            <span className={styles.left}>{plural(left, { one: '# question left', other: '# questions left' })}</span>
          )}
          {isChanged && !isNew && (
            <Button look="quiet" onClick={() => setChanges({})}>
              <Trans>Discard changes</Trans>
            </Button>
          )}
        </Row>
      </form>
    </div>
  )
}

function useSave({ profile, taste }: { profile: TasteProfile | null; taste: TasteVector }, onSaved: () => void) {
  const clear = useWrite('patchTasteProfile')
  const write = useWrite('patchProfile', { invalidates: TASTE_INVALIDATES })
  // Called after the new profile has been refetched; until then the form shows the changes.
  const onSuccess = () => {
    toast(t`Taste saved`)
    onSaved()
  }
  const save = (changes: Answers) => {
    const tell = () => write.mutate({ body: toBody(changes) }, { onSuccess })
    // Cleared first, so that the refetched profile includes both changes.
    if (changes.flavorComplexityLevel !== undefined && hasSeparateExplorerType(profile, taste)) {
      clear.mutate({ body: { explorerType: null } }, { onSuccess: tell })
    } else tell()
  }
  return { save, error: clear.error ?? write.error, isSaving: clear.isPending || write.isPending }
}
