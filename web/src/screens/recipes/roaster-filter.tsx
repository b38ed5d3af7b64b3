/** The roaster as a filter, by its slug in the address of the page. */
import { t } from '@lingui/core/macro'
import { useRead } from '../../api/hooks.ts'
import { RoasterField } from '../../parts/roaster/roaster-field.tsx'

interface RoasterFilterProps {
  /** Slug of the chosen roaster; empty for none. */
  slug: string
  onChange: (slug: string) => void
}

export function RoasterFilter({ slug, onChange }: RoasterFilterProps) {
  const chosen = useRead('getRoaster', { path: { slug } }, { enabled: slug !== '' })
  return (
    <RoasterField
      placeholder={t`Any`}
      value={slug === '' ? null : (chosen.data ?? null)}
      onChange={(roaster) => onChange(roaster?.slug ?? '')}
      optional
    />
  )
}
