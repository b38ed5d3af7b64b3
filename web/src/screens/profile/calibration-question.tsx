/** "Brew at this setting: too fine, right, too coarse?" and the setting to try after that. */

import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import type { CalibrationReference, Feedback } from '#domain/calibration.ts'
import type { BrewMethod } from '#domain/catalog.ts'
import { methodSetting } from '#domain/chart.ts'
import type { Curve } from '#domain/curve.ts'
import { nudgeSetting, settingFor } from '#domain/grind-choice.ts'
import { parseSetting } from '#domain/parse-setting.ts'
import { formatSetting } from '../../i18n/dial-labels.ts'
import { GrindSettingField } from '../../parts/equipment/grind-setting-field.tsx'
import { settingError } from '../../parts/equipment/setting-error.ts'
import { Button } from '../../ui/button.tsx'
import { focusFirstError } from '../../ui/focus-first-error.ts'
import { Card } from '../../ui/page.tsx'
import styles from './calibrate.module.css'

const ANSWERS: readonly { feedback: Feedback; label: MessageDescriptor; signs: MessageDescriptor }[] = [
  { feedback: 'TOO_FINE', label: msg`Too fine`, signs: msg`slow, bitter, harsh` },
  { feedback: 'JUST_RIGHT', label: msg`Just right`, signs: msg`the way you like it` },
  { feedback: 'TOO_COARSE', label: msg`Too coarse`, signs: msg`fast, sour, thin` },
]

interface QuestionProps {
  /** The curve with all references so far. */
  curve: Curve
  method: BrewMethod
  references: readonly CalibrationReference[]
  onAnswer: (reference: CalibrationReference) => void
}

export function CalibrationQuestion({ curve, method, references, onAnswer }: QuestionProps) {
  const { grinder } = curve
  const grindIndex = method.grindIndex.ideal
  const last = references.find((reference) => reference.grindIndex === grindIndex)
  const next = propose(curve, method, last)
  const proposed = formatSetting(grinder, next)
  const [typed, setTyped] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const answer = (feedback: Feedback) => {
    const parsed = parseSetting(grinder, typed ?? proposed)
    setProblem(parsed.ok ? undefined : settingError(grinder, typed ?? proposed))
    if (!parsed.ok) return
    setTyped(undefined)
    onAnswer({ grindIndex, setting: parsed.setting, feedback })
  }
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problem && fields.current) focusFirstError(fields.current)
  }, [problem])
  return (
    <Card className={styles.question}>
      <p aria-live="polite">{introduce(method, last, next)}</p>
      <p className={styles.setting}>{proposed}</p>
      <div ref={fields}>
        <GrindSettingField
          dial={grinder}
          label={t`Grind setting you used`}
          value={typed ?? proposed}
          onChange={setTyped}
          error={problem}
          hint={t`Change it if you used another one.`}
        />
      </div>
      <fieldset className={styles.answers}>
        <legend>
          <Trans>How was the grind?</Trans>
        </legend>
        {ANSWERS.map(({ feedback, label, signs }) => (
          <Button key={feedback} look="quiet" onClick={() => answer(feedback)}>
            <span>
              {t(label)}
              <small>{t(signs)}</small>
            </span>
          </Button>
        ))}
      </fieldset>
    </Card>
  )
}

function introduce({ name: method }: BrewMethod, last: CalibrationReference | undefined, next: number): string {
  if (!last) return t`For ${method}, set your grinder to this and brew as usual:`
  if (last.feedback === 'JUST_RIGHT') return t`That's your grind setting for ${method}. Try another method, or save.`
  if (last.setting !== next) return t`Now try this one for ${method}:`
  return last.feedback === 'TOO_FINE'
    ? t`Your grinder can't go any coarser than this.`
    : t`Your grinder can't go any finer than this.`
}

/** The next setting to try, from the curve so far; at least one step further if the last one wasn't right. */
function propose(curve: Curve, method: BrewMethod, last: CalibrationReference | undefined): number {
  if (last?.feedback === 'JUST_RIGHT') return last.setting
  if (!last) return methodSetting(curve, method)?.setting ?? settingFor(curve, method.grindIndex.ideal)
  const next = settingFor(curve, method.grindIndex.ideal)
  return next === last.setting ? nudgeSetting(curve, next, last.feedback === 'TOO_FINE' ? 1 : -1) : next
}
