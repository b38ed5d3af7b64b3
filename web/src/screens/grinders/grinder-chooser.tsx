/** Combobox of grinders for the converter; an unknown name from the URL stays visible. */
import { t } from '@lingui/core/macro'
import { GrinderPicker } from '#web/parts/equipment/equipment-picker.tsx'
import { type GrinderName, useGrinderNames } from '#web/state/catalog.ts'

interface GrinderChooserProps {
  label: string
  /** A slug, or an unknown name from the URL. */
  value: string
  /** The slug that the server resolved it to. */
  meant?: string
  error?: string
  onChange: (slug: string) => void
}

export function GrinderChooser({ label, value, meant, error, onChange }: GrinderChooserProps) {
  const names = useGrinderNames().data?.grinders ?? []
  const chosen =
    names.find(({ slug }) => slug === (meant ?? value)) ?? (value ? { slug: value, brand: '', name: value } : null)
  return (
    <GrinderPicker<GrinderName>
      label={label}
      items={names}
      value={chosen}
      onChange={(grinder) => grinder && onChange(grinder.slug)}
      onDescribed={({ slug }) => onChange(slug)}
      keyOf={({ slug }) => slug}
      placeholder={t`Brand or model`}
      error={error}
    />
  )
}
