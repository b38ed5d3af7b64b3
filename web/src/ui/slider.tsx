/** A range input with labels at both ends. */
import { Trans } from '@lingui/react/macro'
import { type ReactNode, useId } from 'react'
import styles from './slider.module.css'

interface SliderProps {
  label: string
  value: number
  min: number
  max: number
  step?: number
  /** What the ends mean. */
  ends: readonly [string, string]
  /** The value in words, shown and for screen readers. */
  valueText?: string
  hint?: ReactNode
  onChange: (value: number) => void
  /** No value yet: the thumb only shows where it would start. */
  isUnset?: boolean
  /** Removes the value. */
  onClear?: () => void
}

export function Slider({
  label,
  value,
  min,
  max,
  step = 1,
  ends,
  valueText,
  hint,
  onChange,
  isUnset = false,
  onClear,
}: SliderProps) {
  const id = useId()
  // A click where the thumb already is causes no change event, but sets that value.
  const setShownValue = () => {
    if (isUnset) onChange(value)
  }
  return (
    <div className={styles.slider}>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
        <span>
          <output htmlFor={id}>{valueText ?? value}</output>
          {onClear && !isUnset && (
            <button type="button" className={styles.clear} onClick={onClear}>
              <Trans>
                Clear<span className="visually-hidden"> {label}</span>
              </Trans>
            </button>
          )}
        </span>
      </div>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={valueText}
        data-unset={isUnset || undefined}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        onClick={setShownValue}
        onKeyDown={({ key }) => (key === 'Enter' || key === ' ') && setShownValue()}
      />
      <div className={styles.ends} aria-hidden="true">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </div>
      {hint && <p className={styles.hint}>{hint}</p>}
    </div>
  )
}
