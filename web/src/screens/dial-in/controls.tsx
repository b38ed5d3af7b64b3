/** Controls for strength, taste and a finer or coarser grind. */

import { t } from '@lingui/core/macro'
import { resolveControls } from '#domain/controls.ts'
import type { Curve } from '#domain/curve.ts'
import { nudgeSetting } from '#domain/grind-choice.ts'
import type { TasteVector } from '#domain/taste.ts'
import { describeSteps } from '#web/i18n/dial-labels.ts'
import { Button } from '#web/ui/button.tsx'
import { Slider } from '#web/ui/slider.tsx'
import { StepButton } from '#web/ui/step-button.tsx'
import { type Choice, controlsOf, STRENGTH, TASTE } from './choice.ts'
import styles from './controls.module.css'
import { shownStrength, shownTaste, strengthLabel, tasteLabel } from './labels.ts'
import type { ChangeChoice } from './use-choice.ts'

interface ControlsProps {
  choice: Choice
  profile: TasteVector | null
  onChange: ChangeChoice
}

export function Wishes({ choice, profile, onChange }: ControlsProps) {
  const resolvedControls = resolveControls(controlsOf(choice), profile)
  const withSource = (label: string, control: number | undefined) =>
    profile && control === undefined ? t`${label}, from your taste profile` : label
  return (
    <div className={styles.wishes}>
      <Slider
        label={t`Strength`}
        {...STRENGTH}
        value={shownStrength(resolvedControls.strength)}
        valueText={withSource(strengthLabel(resolvedControls.strength), choice.strength)}
        ends={[t`lighter`, t`stronger`]}
        onChange={(strength) => onChange({ strength })}
      />
      <Slider
        label={t`Taste`}
        {...TASTE}
        value={shownTaste(resolvedControls.taste)}
        valueText={withSource(tasteLabel(resolvedControls.taste), choice.taste)}
        ends={[t`brighter`, t`richer`]}
        onChange={(taste) => onChange({ taste })}
      />
    </div>
  )
}

const WISHES = ['strength', 'taste', 'nudge', 'water'] as const

/** Reset button; it keeps its space while it is hidden. */
export function Reset({ choice, onChange }: Omit<ControlsProps, 'profile'>) {
  const isChanged = WISHES.some((name) => choice[name] !== undefined)
  return (
    <div className={styles.reset} data-shown={isChanged || undefined}>
      <Button look="plain" onClick={() => onChange(Object.fromEntries(WISHES.map((name) => [name, undefined])))}>
        {t`Reset`}
      </Button>
    </div>
  )
}

interface NudgeProps {
  curve: Curve
  setting: number
  nudge: number
  onChange: ChangeChoice
}

export function Nudge({ curve, setting, nudge, onChange }: NudgeProps) {
  const isEnd = (steps: 1 | -1) => nudgeSetting(curve, setting, steps) === setting
  return (
    <fieldset className={styles.nudge}>
      <legend className="visually-hidden">{t`Adjust the grind`}</legend>
      <StepButton label={t`One step finer`} isOver={isEnd(-1)} onClick={() => onChange({ nudge: nudge - 1 })}>
        −
      </StepButton>
      <span className={styles.nudged}>{nudge === 0 ? t`Adjust the grind` : describeSteps(curve.grinder, nudge)}</span>
      <StepButton label={t`One step coarser`} isOver={isEnd(1)} onClick={() => onChange({ nudge: nudge + 1 })}>
        +
      </StepButton>
    </fieldset>
  )
}
