/** A coffee found by typing, and a way to add one that nobody has added yet. */
import { useState } from 'react'
import { useRead } from '../../api/hooks.ts'
import { Combobox } from '../../ui/combobox.tsx'
import { useSettled } from './address-filters.ts'
import styles from './recipe-form.module.css'
import type { CoffeeChoice } from './recipe-values.ts'

interface CoffeeFieldProps {
  value: CoffeeChoice | null
  onChange: (coffee: CoffeeChoice | null) => void
  /** Somebody wants a coffee of this name that isn't there. */
  onAdd: (name: string) => void
  error?: string | undefined
}

/** Stands among the found ones for the one to be added; no coffee has this id. */
const NEW_ID = 0

export function CoffeeField({ value, onChange, onAdd, error }: CoffeeFieldProps) {
  const [typed, setTyped] = useState('')
  const q = useSettled(typed.trim())
  const found = useRead(
    'listCoffees',
    { query: { q, sort: q ? undefined : 'popular', limit: 30 } },
    { keepPrevious: true },
  )
  const isNothing = q !== '' && found.data?.data.length === 0 && !found.isPlaceholderData
  // Spelled too differently to be found may still be nearly one of ours.
  const near = useRead('suggestCoffees', { query: { name: q } }, { enabled: isNothing })
  const items: readonly CoffeeChoice[] = (isNothing ? near.data?.suggestions : found.data?.data) ?? []
  const toAdd = q ? [{ id: NEW_ID, name: `Add “${q}”`, roasterName: 'A coffee that is not there yet' }] : []
  return (
    <Combobox<CoffeeChoice>
      label="Coffee"
      placeholder="Name or roaster"
      items={[...items, ...toAdd]}
      value={value}
      onChange={(coffee) => (coffee?.id === NEW_ID ? onAdd(q) : onChange(coffee))}
      textOf={({ name }) => name}
      keyOf={({ id }) => id}
      detailOf={({ roasterName }) => roasterName}
      onSearch={setTyped}
      busy={typed.trim() !== q || found.isPlaceholderData || found.isPending}
      error={error}
      hint={
        <>
          Not there?{' '}
          <button type="button" className={styles.link} onClick={() => onAdd('')}>
            Add it
          </button>
        </>
      }
    />
  )
}
