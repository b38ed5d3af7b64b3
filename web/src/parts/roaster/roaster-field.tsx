/** Combobox that searches the roasters. */
import { t } from '@lingui/core/macro'
import { useState } from 'react'
import type { Reply } from '../../api/client.ts'
import { useRead } from '../../api/hooks.ts'
import { useDebounced } from '../../state/use-debounced.ts'
import { Combobox, type ComboboxProps } from '../../ui/combobox.tsx'

export type RoasterChoice = Pick<Reply<'listRoasters'>['roasters'][number], 'id' | 'name' | 'slug' | 'location'>

type RoasterFieldProps = Partial<Pick<ComboboxProps<RoasterChoice>, 'label' | 'placeholder' | 'optional'>> &
  Pick<ComboboxProps<RoasterChoice>, 'value' | 'onChange' | 'error'> & {
    /** Id of a roaster that can't be chosen. */
    exceptId?: number
  }

const SEARCH_DELAY_MS = 200

export function RoasterField({
  label = t`Roaster`,
  placeholder = t`Search by name`,
  exceptId,
  ...rest
}: RoasterFieldProps) {
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim(), SEARCH_DELAY_MS)
  const { data, isFetching } = useRead(
    'listRoasters',
    { query: { search: search || undefined, page: 1, limit: 20 } },
    { keepPrevious: true },
  )
  return (
    <Combobox<RoasterChoice>
      label={label}
      placeholder={placeholder}
      items={data?.roasters.filter(({ id }) => id !== exceptId) ?? []}
      textOf={({ name }) => name}
      keyOf={({ id }) => id}
      detailOf={({ location }) => location}
      onSearch={setTyped}
      busy={isFetching || typed.trim() !== search}
      {...rest}
    />
  )
}
