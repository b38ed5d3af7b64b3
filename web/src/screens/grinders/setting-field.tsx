/** Field for a setting as the dial shows it, with the range of the dial as a hint. */
import { t } from '@lingui/core/macro'
import { describeDial } from '#web/i18n/dial-labels.ts'
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
  const range = dial ? describeDial(dial) : ''
  return (
    <GrindSettingField
      dial={dial}
      label={t`Grind setting`}
      value={query.setting}
      onChange={onChange}
      hint={dial ? t`Dial: ${range}` : '\u00a0'}
      error={conversion.errorOf('setting')}
    />
  )
}
