/**
 * Field for a temperature, weight, volume or altitude, typed in the reader's unit or in another. Its value is the
 * number in the stored unit (°F, g, ml, m) as text, which is what forms keep and send. Input that can't be read is
 * marked, so that forms refuse it.
 */
import { type ReactNode, useId, useRef, useState } from 'react'
import type { Formatter } from '#domain/units/formatter.ts'
import { parseQuantity } from '#domain/units/parse-quantity.ts'
import type { Quantity } from '#domain/units/reader-units.ts'
import { useFormat } from '../state/units.ts'
import { deferUntilRelease } from './defer-until-release.ts'
import styles from './fields.module.css'
import { Field } from './fields.tsx'
import { misreadMessage } from './quantity-messages.ts'
import type { Question } from './questions.ts'
import { storedNumber, UNREADABLE, unreadableText } from './typed-number.ts'

export interface QuantityFieldProps {
  quantity: Quantity
  label: ReactNode
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  hint?: ReactNode
  className?: string
  /** The stored value that applies while nothing is typed. */
  placeholder?: number
  /** The form's question about this value; `onKeep` is called when the user confirms the value. */
  question?: (Question & { isAsked: boolean }) | undefined
  onKeep?: () => void
}

function textOf(quantity: Quantity, value: string, format: Formatter): string {
  const stored = storedNumber(value)
  return stored === undefined ? unreadableText(value) : format.editable(quantity, stored)
}

function typedValue(quantity: Quantity, text: string, format: Formatter): string {
  const parsed = parseQuantity(quantity, text, format.units)
  if ('value' in parsed) return String(parsed.value)
  return parsed.problem === 'empty' ? '' : UNREADABLE + text
}

export function QuantityField(props: QuantityFieldProps) {
  const { quantity, label, value, onChange, error, hint, className, placeholder, question, onKeep } = props
  const format = useFormat()
  const [typed, setTyped] = useState<{ text: string; value: string; format: Formatter }>()
  const [isTyping, setTyping] = useState(false)
  const questionId = useId()
  const input = useRef<HTMLInputElement>(null)
  // Keeps the text as it was typed until the form changes the value or the reader changes the unit.
  const isAsTyped = typed?.value === value && typed.format === format
  const text = isAsTyped ? typed.text : textOf(quantity, value, format)
  const asked = question && (!isTyping || question.isAsked) ? question : undefined
  const misread = isAsTyped && (!isTyping || error) ? misreadMessage(quantity, text, format) : undefined
  const understood = understoodText(quantity, text, storedNumber(value), format)
  const change = (next: string) => {
    const nextValue = typedValue(quantity, next, format)
    setTyped({ text: next, value: nextValue, format })
    setTyping(true)
    onChange(nextValue)
  }
  // The pressed button is removed, so its field gets the focus.
  const answer = (act: () => void) => {
    act()
    input.current?.focus()
  }
  return (
    <div className={[styles.asking, className].filter(Boolean).join(' ')}>
      <Field label={label} error={misread ?? error} hint={joined(understood, hint)}>
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
              placeholder={placeholder === undefined ? undefined : format.editable(quantity, placeholder)}
              value={text}
              onChange={(event) => change(event.target.value)}
              onBlur={() => deferUntilRelease(() => setTyping(false))}
            />
            {/* Hidden if a unit was typed. */}
            {!/\p{L}/u.test(text) && (
              <span className={styles.unit} aria-hidden="true">
                {format.unitName(quantity)}
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

/** How the text was understood, if that isn't obvious: another unit, or another way to write the number. */
function understoodText(
  quantity: Quantity,
  text: string,
  stored: number | undefined,
  format: Formatter,
): string | undefined {
  if (stored === undefined) return undefined
  const parsed = parseQuantity(quantity, text, format.units)
  const own = format.units[quantity]
  const isOwn = !('value' in parsed) || parsed.unit === own
  // Recipes come with both units of temperature, so the one that wasn't typed is always worth showing.
  if (quantity === 'temperature') return format.temperature(stored, (own === 'C') === isOwn ? 'F' : 'C')
  const decimal = format.units.decimal === 'comma' ? ',' : '.'
  const isPlain = text.replaceAll(/[\d\s\p{L}]/gu, '').replace(decimal, '') === ''
  if (isOwn && isPlain) return undefined
  return `${format.editable(quantity, stored)} ${format.unitName(quantity)}`
}

const joined = (understood: string | undefined, hint: ReactNode): ReactNode =>
  understood !== undefined && hint ? (
    <>
      <span className={styles.understood}>{understood}</span>
      {hint}
    </>
  ) : (
    (understood ?? hint)
  )
