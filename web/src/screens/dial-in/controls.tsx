/** Controls for strength, taste and a finer or coarser grind. */

import { plural, t } from '@lingui/core/macro'
import { settleControls } from '#domain/controls.ts'
import type { TasteVector } from '#domain/taste.ts'
import { Button } from '#web/ui/button.tsx'
import { Slider } from '#web/ui/slider.tsx'
import { type Choice, controlsOf, NUDGE, STRENGTH, TASTE } from './choice.ts'
import styles from './controls.module.css'
import { strengthLabel, tasteLabel } from './labels.ts'
import type { ChangeChoice } from './use-choice.ts'

interface ControlsProps {
  choice: Choice
  profile: TasteVector | null
  onChange: ChangeChoice
}

export function Wishes({ choice, profile, onChange }: ControlsProps) {
  const settled = settleControls(controlsOf(choice), profile)
  const withSource = (label: string, control: number | undefined) =>
    profile && control === undefined ? t`${label}, from your taste profile` : label
  return (
    <div className={styles.wishes}>
      <Slider
        label={t`Strength`}
        {...STRENGTH}
        value={settled.strength}
        valueText={withSource(strengthLabel(settled.strength), choice.strength)}
        ends={[t`lighter`, t`stronger`]}
        onChange={(strength) => onChange({ strength })}
      />
      <Slider
        label={t`Taste`}
        {...TASTE}
        value={settled.taste}
        valueText={withSource(tasteLabel(settled.taste), choice.taste)}
        ends={[t`brighter`, t`richer`]}
        onChange={(taste) => onChange({ taste })}
      />
    </div>
  )
}

/** Reset button; it keeps its space while it is hidden. */
export function Reset({ choice, onChange }: Omit<ControlsProps, 'profile'>) {
  const isChanged = choice.strength !== undefined || choice.taste !== undefined || choice.nudge !== undefined
  return (
    <div className={styles.reset} data-shown={isChanged || undefined}>
      <Button look="plain" onClick={() => onChange({ strength: undefined, taste: undefined, nudge: undefined })}>
        {t`Reset`}
      </Button>
    </div>
  )
}

export function Nudge({ choice, onChange }: Omit<ControlsProps, 'profile'>) {
  const nudge = choice.nudge ?? 0
  return (
    <fieldset className={styles.nudge}>
      <legend className="visually-hidden">{t`Adjust the grind`}</legend>
      <NudgeButton label={t`One step finer`} isOver={nudge <= NUDGE.min} onClick={() => onChange({ nudge: nudge - 1 })}>
        −
      </NudgeButton>
      <span className={styles.nudged}>{nudge === 0 ? t`Adjust the grind` : nudgeLabel(nudge)}</span>
      <NudgeButton
        label={t`One step coarser`}
        isOver={nudge >= NUDGE.max}
        onClick={() => onChange({ nudge: nudge + 1 })}
      >
        +
      </NudgeButton>
    </fieldset>
  )
}

function nudgeLabel(nudge: number): string {
  const steps = Math.abs(nudge)
  return nudge > 0
    ? plural(steps, { one: '# step coarser', other: '# steps coarser' })
    : plural(steps, { one: '# step finer', other: '# steps finer' })
}

interface NudgeButtonProps {
  label: string
  isOver: boolean
  onClick: () => void
  children: string
}

/** At the end of the dial the button keeps the focus and does nothing. */
const NudgeButton = ({ label, isOver, onClick, children }: NudgeButtonProps) => (
  <button
    type="button"
    className={styles.step}
    aria-label={label}
    aria-disabled={isOver || undefined}
    onClick={isOver ? undefined : onClick}
  >
    {children}
  </button>
)
