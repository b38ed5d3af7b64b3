/**
 * A temperature, typed in either unit. Its value is degrees Fahrenheit as text, which is what forms keep and send;
 * what can't be read is marked so that the form says so.
 */
import { t } from '@lingui/core/macro'
import { useId, useRef, useState } from 'react'
import { useTemperatureUnit } from '../state/units.ts'
import { deferUntilRelease } from './defer-until-release.ts'
import styles from './fields.module.css'
import { Field } from './fields.tsx'
import type { Question } from './questions.ts'
import {
  formatTemperature,
  otherUnit,
  parseTemperature,
  type TemperatureUnit,
  temperatureDigits,
} from './temperature.ts'

interface TemperatureFieldProps {
  label?: string
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  /** What the form asks about this value, and what happens when the answer is to leave it. */
  question?: (Question & { isAsked: boolean }) | undefined
  onKeep?: () => void
}

/** Before what was typed and isn't a temperature; no number begins with it. */
const UNREADABLE = '?'

const degreesOf = (value: string): number | undefined => {
  const degrees = Number(value)
  return value !== '' && Number.isFinite(degrees) ? degrees : undefined
}

function textOf(value: string, unit: TemperatureUnit): string {
  const degrees = degreesOf(value)
  return degrees === undefined ? value.replace(UNREADABLE, '') : temperatureDigits(degrees, unit)
}

function typedValue(text: string, unit: TemperatureUnit): string {
  const degrees = parseTemperature(text, unit)
  if (degrees !== undefined) return String(degrees)
  return text.trim() === '' ? '' : UNREADABLE + text
}

export function TemperatureField(props: TemperatureFieldProps) {
  const { label = t`Water temperature`, value, onChange, error, question, onKeep } = props
  const [unit] = useTemperatureUnit()
  const [typed, setTyped] = useState<{ text: string; value: string }>()
  const [isTyping, setTyping] = useState(false)
  const questionId = useId()
  const input = useRef<HTMLInputElement>(null)
  // What was typed stays as it was typed, until the form itself changes the value.
  const text = typed?.value === value ? typed.text : textOf(value, unit)
  const degrees = degreesOf(value)
  const asked = question && (!isTyping || question.isAsked) ? question : undefined
  const change = (next: string) => {
    const nextValue = typedValue(next, unit)
    setTyped({ text: next, value: nextValue })
    setTyping(true)
    onChange(nextValue)
  }
  // The button that was pressed is gone afterwards; the field it was about stays.
  const answer = (act: () => void) => {
    act()
    input.current?.focus()
  }
  return (
    <div className={styles.asking}>
      <Field label={label} error={error} hint={degrees === undefined ? undefined : hintOf(text, degrees, unit)}>
        {(described) => (
          <span className={styles.box}>
            <input
              ref={input}
              {...described}
              aria-describedby={
                [described['aria-describedby'], asked && questionId].filter(Boolean).join(' ') || undefined
              }
              data-asks={asked ? true : undefined}
              inputMode="decimal"
              autoComplete="off"
              value={text}
              onChange={(event) => change(event.target.value)}
              onBlur={() => deferUntilRelease(() => setTyping(false))}
            />
            {/* Whoever writes a unit has said it. */}
            {!/\p{L}/u.test(text) && (
              <span className={styles.unit} aria-hidden="true">
                °{unit}
              </span>
            )}
          </span>
        )}
      </Field>
      {asked && (
        <div className={styles.question} role="alert">
          <p id={questionId}>{asked.words}</p>
          {asked.instead && (
            <button type="button" onClick={() => answer(() => onChange(asked.instead!.value))}>
              {asked.instead.label}
            </button>
          )}
          {onKeep && (
            <button type="button" onClick={() => answer(onKeep)}>
              {asked.keep}
            </button>
          )}
        </div>
      )}
    </div>
  )
}

/** The same in the unit that the text isn't in. */
function hintOf(text: string, degrees: number, unit: TemperatureUnit): string {
  const isBare = !/\p{L}/u.test(text)
  const isOwn = isBare || text.toUpperCase().includes(unit)
  return formatTemperature(degrees, isOwn ? otherUnit(unit) : unit)
}
