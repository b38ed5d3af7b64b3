/** A range with words at both ends. */
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
  /** The value in words, for the eye and for screen readers. */
  valueText?: string
  hint?: ReactNode
  onChange: (value: number) => void
}

export function Slider({ label, value, min, max, step = 1, ends, valueText, hint, onChange }: SliderProps) {
  const id = useId()
  return (
    <div className={styles.slider}>
      <div className={styles.head}>
        <label htmlFor={id}>{label}</label>
        <output htmlFor={id}>{valueText ?? value}</output>
      </div>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={valueText}
        onChange={(event) => onChange(event.target.valueAsNumber)}
      />
      <div className={styles.ends} aria-hidden="true">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </div>
      {hint && <p className={styles.hint}>{hint}</p>}
    </div>
  )
}
