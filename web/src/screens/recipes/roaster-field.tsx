/** Combobox of roasters, as a filter. */
import { t } from '@lingui/core/macro'
import { useState } from 'react'
import type { Reply } from '../../api/client.ts'
import { useRead } from '../../api/hooks.ts'
import { FILTER_DELAY_MS } from '../../state/url-filters.ts'
import { useDebounced } from '../../state/use-debounced.ts'
import { Combobox } from '../../ui/combobox.tsx'

type Roaster = Pick<Reply<'listRoasters'>['roasters'][number], 'id' | 'name' | 'slug' | 'location'>

interface RoasterFieldProps {
  /** Slug of the chosen roaster; empty for none. */
  slug: string
  onChange: (slug: string) => void
}

export function RoasterField({ slug, onChange }: RoasterFieldProps) {
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim(), FILTER_DELAY_MS)
  const found = useRead('listRoasters', { query: { search, page: 1, limit: 20 } }, { keepPrevious: true })
  const chosen = useRead('getRoaster', { path: { slug } }, { enabled: slug !== '' })
  return (
    <Combobox<Roaster>
      label={t`Roaster`}
      placeholder={t`Any`}
      items={found.data?.roasters ?? []}
      value={slug === '' ? null : (chosen.data ?? null)}
      onChange={(roaster) => onChange(roaster?.slug ?? '')}
      textOf={({ name }) => name}
      keyOf={({ id }) => id}
      detailOf={({ location }) => location}
      onSearch={setTyped}
      busy={found.isFetching || typed.trim() !== search}
      optional
    />
  )
}
