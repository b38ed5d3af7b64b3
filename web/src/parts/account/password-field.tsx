/** Password field with a button that shows the password. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Field } from '../../ui/fields.tsx'
import styles from './password-field.module.css'

interface PasswordFieldProps {
  label?: string
  /** Its name in the form, for password managers. */
  name?: string
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  hint?: string
  /** Tells password managers whether to fill in a stored password or to generate a new one. */
  autoComplete: 'current-password' | 'new-password'
}

export function PasswordField({
  label = t`Password`,
  name = 'password',
  value,
  onChange,
  error,
  hint,
  autoComplete,
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <Field label={label} hint={hint} error={error}>
      {(described) => (
        <span className={styles.password}>
          <input
            {...described}
            type={isShown ? 'text' : 'password'}
            name={name}
            autoComplete={autoComplete}
            autoCapitalize="off"
            spellCheck={false}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          <button type="button" aria-pressed={isShown} onClick={() => setShown(!isShown)}>
            {isShown ? (
              <Trans>
                Hide<span className="visually-hidden"> {label}</span>
              </Trans>
            ) : (
              <Trans>
                Show<span className="visually-hidden"> {label}</span>
              </Trans>
            )}
          </button>
        </span>
      )}
    </Field>
  )
}
