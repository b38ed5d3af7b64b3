/** Radio buttons and check boxes in a row, and the stars of a rating. */

import { plural, t } from '@lingui/core/macro'
import { type ReactNode, useId } from 'react'
import { useFormat } from '../state/units.ts'
import styles from './choices.module.css'

interface ChoicesProps<T extends string> {
  label: string
  hideLabel?: boolean
  value: T | null
  options: readonly { value: T; label: ReactNode }[]
  onChange: (value: T) => void
}

export function Choices<T extends string>({ label, hideLabel, value, options, onChange }: ChoicesProps<T>) {
  const name = useId()
  return (
    <fieldset className={styles.choices}>
      <legend className={hideLabel ? 'visually-hidden' : undefined}>{label}</legend>
      <div className={styles.row}>
        {options.map((option) => (
          <label key={option.value} className={styles.choice}>
            <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface PicksProps<T extends string> {
  label: string
  picked: readonly T[]
  options: readonly { value: T; label: ReactNode }[]
  onChange: (picked: T[], latest: T) => void
}

/** A row of check boxes. */
export function Picks<T extends string>({ label, picked, options, onChange }: PicksProps<T>) {
  return (
    <fieldset className={styles.choices}>
      <legend>{label}</legend>
      <div className={styles.row}>
        {options.map(({ value, label: text }) => (
          <label key={value} className={styles.choice}>
            <input
              type="checkbox"
              checked={picked.includes(value)}
              onChange={({ target }) =>
                onChange(target.checked ? [...picked, value] : picked.filter((other) => other !== value), value)
              }
            />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

interface StarsProps {
  label: ReactNode
  value: number | null
  onChange: (value: number) => void
  error?: string | undefined
}

export function Stars({ label, value, onChange, error }: StarsProps) {
  const name = useId()
  return (
    // Not a fieldset: only a group of radio buttons can be invalid as a whole.
    <div
      className={styles.choices}
      role="radiogroup"
      aria-labelledby={`${name}-label`}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${name}-error` : undefined}
      data-field
    >
      <p className={styles.legend} id={`${name}-label`}>
        {label}
      </p>
      <div className={styles.stars}>
        {[1, 2, 3, 4, 5].map((count) => (
          <label key={count} data-lit={(value ?? 0) >= count || undefined}>
            <input type="radio" name={name} checked={value === count} onChange={() => onChange(count)} />
            <Star />
            <span className="visually-hidden">{plural(count, { one: '# star', other: '# stars' })}</span>
          </label>
        ))}
      </div>
      {error && (
        <p className={styles.error} id={`${name}-error`} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}

const Star = () => (
  <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true">
    <path d="m12 2.6 2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.1-5.9 3.1 1.2-6.5-4.8-4.6 6.6-.9z" />
  </svg>
)

/** A read-only rating. */
export function Rating({ value, count }: { value: number | null; count?: number }) {
  const format = useFormat()
  if (value === null) return <span className={styles.soft}>{t`Not rated yet`}</span>
  const rating = format.rating(value)
  const spoken =
    count === undefined
      ? t`${rating} of 5 stars`
      : t`${rating} of 5 stars from ${plural(count, { one: '# rating', other: '# ratings' })}`
  return (
    <span className={styles.rating}>
      <Star />
      <span aria-hidden="true">
        {rating}
        {count !== undefined && <span className={styles.soft}> ({format.number(count)})</span>}
      </span>
      <span className="visually-hidden">{spoken}</span>
    </span>
  )
}
