/** A color, picked or typed. */
import { t } from '@lingui/core/macro'
import { Field } from '#web/ui/fields.tsx'
import styles from './portal.module.css'

interface ColorFieldProps {
  value: string
  onChange: (value: string) => void
  error: string | undefined
}

/** Whether the browser's color picker can show this text as a color. */
const isColor = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text)

export const ColorField = ({ value, onChange, error }: ColorFieldProps) => (
  <Field label={t`Accent color`} hint={t`Such as #1D3557. Text on it always stays readable.`} error={error}>
    {(described) => (
      <span className={styles.color}>
        <input
          type="color"
          aria-label={t`Pick the accent color`}
          value={isColor(value) ? value.toLowerCase() : '#000000'}
          onChange={(event) => onChange(event.target.value)}
        />
        <input
          {...described}
          value={value}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => onChange(event.target.value)}
        />
      </span>
    )}
  </Field>
)
