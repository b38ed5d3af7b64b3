/** One grind setting: its name, its photographs, and their combined result. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Dispatch } from 'react'
import type { GrinderModel } from '#domain/catalog.ts'
import { GrindSettingField } from '#web/parts/equipment/grind-setting-field.tsx'
import styles from '#web/parts/measure/measure.module.css'
import type { Action, PageSetting } from '#web/parts/measure/photos.ts'
import type { Kind } from '#web/parts/measure/reference-choice.ts'
import { SettingPhotos } from '#web/parts/measure/setting-photos.tsx'
import { Button } from '#web/ui/button.tsx'
import { Section } from '#web/ui/page.tsx'

interface SettingCardProps {
  setting: PageSetting
  /** Position on the page, starting at 1. */
  number: number
  /** Whether it is the only setting on the page. */
  isOnly: boolean
  kind: Kind
  dial: GrinderModel | undefined
  dispatch: Dispatch<Action>
}

export function SettingCard({ setting, number, isOnly, kind, dial, dispatch }: SettingCardProps) {
  const { id: settingId, text } = setting
  const label = settingName(setting, number)
  return (
    <Section
      heading={isOnly ? t`Your photos` : label}
      actions={
        !isOnly && (
          <Button look="plain" onClick={() => dispatch({ kind: 'remove-setting', settingId })}>
            <Trans>Remove setting</Trans>
          </Button>
        )
      }
    >
      <GrindSettingField
        dial={dial}
        label={t`Grind setting`}
        hint={t`What the dial showed. Needed only to compare settings or to calibrate.`}
        value={text}
        onChange={(text) => dispatch({ kind: 'rename-setting', settingId, text })}
        className={styles.setting}
      />
      <SettingPhotos setting={setting} name={isOnly ? '' : label} label={label} kind={kind} dispatch={dispatch} />
    </Section>
  )
}

/** The setting as it was typed, else its number. */
export const settingName = ({ text }: PageSetting, number: number): string => {
  const typed = text.trim()
  return typed ? t`Setting ${typed}` : t`Photos of setting no. ${number}`
}
