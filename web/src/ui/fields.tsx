/** Form fields with label, hint and error message. */
import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react'
import styles from './fields.module.css'

interface FieldProps {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  className?: string
}

interface Described {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** The frame around any control: label above, hint and error below, all tied to it. */
export function Field({
  label,
  hint,
  error,
  className,
  children,
}: FieldProps & { children: (props: Described) => ReactNode }) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={[styles.field, className].filter(Boolean).join(' ')} data-field>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {error && (
        <p className={styles.error} id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}

export type TextFieldProps = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> & {
    value: string
    onChange: (value: string) => void
    /** Shown after the value: g, s. */
    unit?: string
  }

export function TextField({ label, hint, error, className, unit, value, onChange, ...rest }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(described) => (
        <span className={styles.box}>
          <input {...rest} {...described} value={value} onChange={(event) => onChange(event.target.value)} />
          {unit && (
            <span className={styles.unit} aria-hidden="true">
              {unit}
            </span>
          )}
        </span>
      )}
    </Field>
  )
}

type TextAreaProps = FieldProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'value'> & {
    value: string
    onChange: (value: string) => void
  }

export function TextArea({ label, hint, error, className, value, onChange, ...rest }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(described) => (
        <textarea rows={3} {...rest} {...described} value={value} onChange={(event) => onChange(event.target.value)} />
      )}
    </Field>
  )
}

type SelectFieldProps = FieldProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange' | 'value'> & {
    value: string
    onChange: (value: string) => void
    options: readonly { value: string; label: string }[]
  }

export function SelectField({ label, hint, error, className, value, onChange, options, ...rest }: SelectFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(described) => (
        <select {...rest} {...described} value={value} onChange={(event) => onChange(event.target.value)}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

interface CheckProps {
  label: ReactNode
  hint?: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  disabled?: boolean
}

export function Check({ label, hint, checked, onChange, disabled }: CheckProps) {
  const id = useId()
  return (
    <div className={styles.check}>
      <input
        id={id}
        type="checkbox"
        checked={checked}
        disabled={disabled}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label htmlFor={id}>{label}</label>
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
