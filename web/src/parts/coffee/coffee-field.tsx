/** Combobox that searches the coffee catalog; the viewer's own coffees come first. */
import { t } from '@lingui/core/macro'
import { lazy, type ReactNode, useMemo, useState } from 'react'
import type { Reply } from '../../api/client.ts'
import { useRead } from '../../api/hooks.ts'
import { useViewer } from '../../state/session.ts'
import { useDebounced } from '../../state/use-debounced.ts'
import { Combobox, type ComboboxProps } from '../../ui/combobox.tsx'
import { loadWithMessages } from '../../ui/load-part.ts'
import { useNotListedDialog } from '../../ui/not-listed-dialog.tsx'

const AddCoffee = lazy(() => loadWithMessages(() => import('./add-coffee.tsx')))

type ListedCoffee = Reply<'listCoffees'>['data'][number]
type LibraryCoffee = Reply<'listLibrary'>['library'][number]['coffee']
export type CoffeeChoice = Pick<ListedCoffee, 'id' | 'name' | 'roasterName'>

type CoffeeFieldProps = Partial<Pick<ComboboxProps<CoffeeChoice>, 'label' | 'placeholder' | 'hint' | 'optional'>> &
  Pick<ComboboxProps<CoffeeChoice>, 'value' | 'onChange' | 'error'> & {
    /** False where only known coffees make sense, as in a filter. */
    canAdd?: boolean
    /** Id of a coffee that can't be chosen. */
    exceptId?: number
  }

export const CoffeeField = ({ onChange, exceptId, ...rest }: CoffeeFieldProps) => (
  <CoffeePicker<CoffeeChoice>
    itemsOf={({ own, others }) => [...own, ...others].filter(({ id }) => id !== exceptId)}
    textOf={({ name }) => name}
    keyOf={({ id }) => id}
    detailOf={({ roasterName }) => roasterName}
    onChange={onChange}
    onAdded={onChange}
    {...rest}
  />
)

interface CoffeePickerProps<T>
  extends Omit<ComboboxProps<T>, 'label' | 'items' | 'onSearch' | 'search' | 'notListed' | 'busy'> {
  label?: string
  /** Makes the options from the search results. */
  itemsOf: (found: CoffeeSearch) => readonly T[]
  /** Called with a coffee that was added through "My coffee isn't listed". */
  onAdded: (coffee: CoffeeChoice) => void
  canAdd?: boolean
}

/** Like `CoffeeField`, for lists that also have other options. */
export function CoffeePicker<T>({
  label = t`Coffee`,
  placeholder = t`Coffee or roaster`,
  itemsOf,
  onAdded,
  canAdd = true,
  ...rest
}: CoffeePickerProps<T>) {
  const [typed, setTyped] = useState('')
  const { isBusy, ...found } = useCoffeeSearch(typed)
  const { notListed, dialog } = useCoffeeNotListed(onAdded)
  return (
    <>
      <Combobox<T>
        label={label}
        placeholder={placeholder}
        items={itemsOf(found)}
        onSearch={setTyped}
        busy={isBusy}
        notListed={canAdd ? notListed : undefined}
        {...rest}
      />
      {dialog}
    </>
  )
}

/** The option "My coffee isn't listed", which adds a coffee to the catalog and chooses it. */
const useCoffeeNotListed = (onAdded: (coffee: CoffeeChoice) => void) =>
  useNotListedDialog(
    t`My coffee isn't listed`,
    t`Add a coffee`,
    (typed, close): ReactNode => (
      <AddCoffee
        typed={typed}
        onAdded={(coffee) => {
          close()
          onAdded(coffee)
        }}
      />
    ),
  )

const SEARCH_DELAY_MS = 180

export interface CoffeeSearch {
  typed: string
  /** Coffees of the viewer's library, while nothing is typed. */
  own: readonly LibraryCoffee[]
  /** What the server found; popular coffees while nothing is typed. */
  others: readonly (ListedCoffee | Reply<'suggestCoffees'>['suggestions'][number])[]
}

function useCoffeeSearch(typed: string): CoffeeSearch & { isBusy: boolean } {
  const q = useDebounced(typed.trim(), SEARCH_DELAY_MS)
  const query = { q, sort: q ? undefined : ('popular' as const), limit: 30 }
  const found = useRead('listCoffees', { query }, { keepPrevious: true })
  const isNothing = q !== '' && found.data?.data.length === 0 && !found.isPlaceholderData
  // A misspelled name isn't found, but similar names are.
  const near = useRead('suggestCoffees', { query: { name: q } }, { enabled: isNothing })
  const library = useRead('listLibrary', { query: { limit: 100 } }, { enabled: Boolean(useViewer()) })
  const own = useMemo(
    () => (typed.trim() === '' ? (library.data?.library.map(({ coffee }) => coffee) ?? []) : []),
    [typed, library.data],
  )
  const all = (isNothing ? near.data?.suggestions : found.data?.data) ?? []
  return {
    typed,
    own,
    others: all.filter(({ id }) => !own.some((coffee) => coffee.id === id)),
    isBusy: q !== typed.trim() || found.isPlaceholderData || found.isPending || near.isLoading,
  }
}
