/** Searches for the coffee or roaster that a duplicate is merged into. */
import { t } from '@lingui/core/macro'
import { useState } from 'react'
import type { Reply } from '#web/api/client.ts'
import { useRead } from '#web/api/hooks.ts'
import { type CoffeeChoice, CoffeeField } from '#web/parts/coffee/coffee-field.tsx'
import type { SubjectType } from '#web/parts/moderation/subjects.ts'
import { useDebounced } from '#web/state/use-debounced.ts'
import { Combobox } from '#web/ui/combobox.tsx'

interface MergeFieldProps {
  type: SubjectType
  /** The duplicate. */
  id: number
  onChange: (id: number | undefined) => void
  error: string | undefined
}

export const MergeField = ({ type, ...rest }: MergeFieldProps) =>
  type === 'coffee' ? <IntoCoffee {...rest} /> : <IntoRoaster {...rest} />

type FieldProps = Omit<MergeFieldProps, 'type'>

function IntoCoffee({ id, onChange, error }: FieldProps) {
  const [coffee, setCoffee] = useState<CoffeeChoice | null>(null)
  const choose = (next: CoffeeChoice | null) => {
    setCoffee(next)
    onChange(next?.id)
  }
  return <CoffeeField label={t`Part of`} value={coffee} onChange={choose} canAdd={false} exceptId={id} error={error} />
}

type ListedRoaster = Reply<'listRoasters'>['roasters'][number]

function IntoRoaster({ id, onChange, error }: FieldProps) {
  const [roaster, setRoaster] = useState<ListedRoaster | null>(null)
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim(), 200)
  const { data, isFetching } = useRead(
    'listRoasters',
    { query: { search: search || undefined, page: 1, limit: 20 } },
    { keepPrevious: true },
  )
  const choose = (next: ListedRoaster | null) => {
    setRoaster(next)
    onChange(next?.id)
  }
  return (
    <Combobox
      label={t`Part of`}
      placeholder={t`Search by name`}
      items={data?.roasters.filter((each) => each.id !== id) ?? []}
      value={roaster}
      onChange={choose}
      textOf={({ name }) => name}
      keyOf={(each) => each.id}
      detailOf={({ location }) => location}
      onSearch={setTyped}
      busy={isFetching || typed.trim() !== search}
      error={error}
    />
  )
}
