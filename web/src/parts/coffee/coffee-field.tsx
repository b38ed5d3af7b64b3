/** Finds one coffee of the catalog by typing; the own ones stand first. */
import { useState } from 'react'
import { useRead } from '../../api/hooks.ts'
import { useViewer } from '../../state/session.ts'
import { useDebounced } from '../../state/use-debounced.ts'
import { Combobox } from '../../ui/combobox.tsx'
import { useCoffeeNotListed } from '../../ui/not-listed-dialog.tsx'

export interface CoffeeChoice {
  id: number
  name: string
  roasterName: string
}

interface CoffeeFieldProps {
  label?: string
  value: CoffeeChoice | null
  onChange: (coffee: CoffeeChoice | null) => void
  placeholder?: string
  hint?: string
  error?: string | undefined
  optional?: boolean
  /** False where only known coffees make sense: in a filter. */
  canAdd?: boolean
}

export function CoffeeField({
  label = 'Coffee',
  placeholder = 'Type a name or a roaster',
  canAdd = true,
  onChange,
  ...rest
}: CoffeeFieldProps) {
  const [typed, setTyped] = useState('')
  const { own, others, isBusy } = useCoffeeSearch(typed)
  const { notListed, dialog } = useCoffeeNotListed(onChange)
  return (
    <>
      <Combobox<CoffeeChoice>
        label={label}
        placeholder={placeholder}
        items={[...own, ...others]}
        textOf={({ name }) => name}
        keyOf={({ id }) => id}
        detailOf={({ roasterName }) => roasterName}
        onSearch={setTyped}
        onChange={onChange}
        busy={isBusy}
        notListed={canAdd ? notListed : undefined}
        {...rest}
      />
      {dialog}
    </>
  )
}

/** So long nothing more must be typed before the server is asked. */
const PAUSE_MS = 180

/** What the server finds for the words, and while nothing is typed one's own and the popular ones. */
export function useCoffeeSearch(typed: string) {
  const q = useDebounced(typed.trim(), PAUSE_MS)
  const query = { q, sort: q ? undefined : ('popular' as const), limit: 30 }
  const found = useRead('listCoffees', { query }, { keepPrevious: true })
  const isNothing = q !== '' && found.data?.data.length === 0 && !found.isPlaceholderData
  // Spelled too differently to be found may still be nearly one of ours.
  const near = useRead('suggestCoffees', { query: { name: q } }, { enabled: isNothing })
  const library = useRead('listLibrary', { query: { limit: 100 } }, { enabled: Boolean(useViewer()) })
  const own = typed.trim() === '' ? (library.data?.library.map(({ coffee }) => coffee) ?? []) : []
  const all = (isNothing ? near.data?.suggestions : found.data?.data) ?? []
  return {
    own,
    others: all.filter(({ id }) => !own.some((coffee) => coffee.id === id)),
    isBusy: q !== typed.trim() || found.isPlaceholderData || found.isPending || near.isLoading,
  }
}
