/** A setting as its dial shows it, with what the dial goes from and to. */
import { describeDial } from '#domain/notation.ts'
import { useDial } from '#web/state/catalog.ts'
import { TextField } from '#web/ui/fields.tsx'
import type { ConversionQuery, ConversionState } from './use-conversion.ts'

interface SettingFieldProps {
  query: ConversionQuery
  conversion: ConversionState
  onChange: (setting: string) => void
}

export function SettingField({ query, conversion, onChange }: SettingFieldProps) {
  const { dial } = useDial(query.from || undefined)
  return (
    <TextField
      label="Setting"
      value={query.setting}
      onChange={onChange}
      maxLength={60}
      autoComplete="off"
      hint={dial ? `From ${describeDial(dial)}` : '\u00a0'}
      error={conversion.errorOf('setting')}
    />
  )
}
