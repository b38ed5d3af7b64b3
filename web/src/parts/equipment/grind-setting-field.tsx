/** Text field for a grind setting, which asks about readings that are ambiguous on this dial. */
import { plural, t } from '@lingui/core/macro'
import type { GrinderModel } from '#domain/catalog.ts'
import { otherReading } from '#domain/parse-setting.ts'
import { formatSetting } from '../../i18n/dial-labels.ts'
import { settingOn } from '../../state/grind-setting.ts'
import { TextField, type TextFieldProps } from '../../ui/fields.tsx'
import styles from './grind-setting-field.module.css'

export interface GrindSettingFieldProps extends TextFieldProps {
  /** Undefined while no grinder is chosen or its dial is loading. */
  dial: GrinderModel | undefined
}

export function GrindSettingField({ dial, className, ...field }: GrindSettingFieldProps) {
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')}>
      <TextField autoComplete="off" maxLength={60} {...field} />
      <p role="status" className={styles.question}>
        {dial && <Question dial={dial} text={field.value} onChange={field.onChange} />}
      </p>
    </div>
  )
}

interface QuestionProps {
  dial: GrinderModel
  text: string
  onChange: (text: string) => void
}

/** "7" on a K-Max is read as 7 clicks, but most people who type it mean 7.0. */
function Question({ dial, text, onChange }: QuestionProps) {
  const other = otherReading(dial, text)
  const read = settingOn(dial, text)
  if (other === undefined || read === undefined) return null
  const label = formatSetting(dial, read)
  const otherClicks = settingOn(dial, other)!
  return (
    <>
      {t`Read as ${plural(read, { one: '# click', other: '# clicks' })} (${label}).`}{' '}
      <button type="button" className={styles.other} onClick={() => onChange(other)}>
        {t`Did you mean ${other} (${plural(otherClicks, { one: '# click', other: '# clicks' })})?`}
      </button>
    </>
  )
}
