/** A setting as its dial shows it, with what the dial goes from and to. */
import { describeDial } from '#domain/notation.ts'
import { GrindSettingField } from '#web/parts/equipment/grind-setting-field.tsx'
import { useDial } from '#web/state/catalog.ts'
import type { ConversionQuery, ConversionState } from './use-conversion.ts'

interface SettingFieldProps {
  query: ConversionQuery
  conversion: ConversionState
  onChange: (setting: string) => void
}

export function SettingField({ query, conversion, onChange }: SettingFieldProps) {
  const { dial } = useDial(query.from || undefined)
  return (
    <GrindSettingField
      dial={dial}
      label="Setting"
      value={query.setting}
      onChange={onChange}
      hint={dial ? `From ${describeDial(dial)}` : '\u00a0'}
      error={conversion.errorOf('setting')}
    />
  )
}
