/** A number without a unit, typed with a decimal point or comma and shown with the reader's separator. */
import { useState } from 'react'
import type { Formatter } from '#domain/units/formatter.ts'
import { useFormat } from '../state/units.ts'
import { TextField, type TextFieldProps } from './fields.tsx'
import { storedNumber, typedNumber, unreadableText } from './typed-number.ts'

interface NumberFieldProps extends Omit<TextFieldProps, 'inputMode'> {
  /** Whether "1:16" is 16. */
  isRatio?: boolean
}

export function NumberField({ value, onChange, isRatio = false, ...rest }: NumberFieldProps) {
  const format = useFormat()
  const [typed, setTyped] = useState<{ text: string; value: string; format: Formatter }>()
  // Keeps the text as it was typed until the form changes the value or the reader changes the decimal separator.
  const isAsTyped = typed?.value === value && typed.format === format
  const change = (text: string) => {
    const next = typedNumber(text, format.units.decimal, isRatio)
    setTyped({ text, value: next, format })
    onChange(next)
  }
  const stored = storedNumber(value)
  const shown = stored === undefined ? unreadableText(value) : format.plain(stored)
  return (
    <TextField
      inputMode="decimal"
      autoComplete="off"
      {...rest}
      value={isAsTyped ? typed.text : shown}
      onChange={change}
    />
  )
}
