/** Finds one coffee of the catalog by typing; the own ones stand first. */
import { useEffect, useState } from 'react'
import { useRead } from '../api/hooks.ts'
import { useViewer } from '../state/session.ts'
import { Combobox } from './combobox.tsx'

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
}

/** So long nothing more must be typed before the server is asked. */
const PAUSE_MS = 180

export function CoffeeField({ label = 'Coffee', placeholder = 'Type a name or a roaster', ...rest }: CoffeeFieldProps) {
  const [typed, setTyped] = useState('')
  const q = useSettled(typed.trim(), PAUSE_MS)
  const found = useRead('listCoffees', { query: { q, limit: 20, sort: 'popular' } }, { keepPrevious: true })
  const library = useRead('listLibrary', { query: { limit: 100 } }, { enabled: Boolean(useViewer()) })
  const own: CoffeeChoice[] = q === '' ? (library.data?.library.map(({ coffee }) => coffee) ?? []) : []
  const others = (found.data?.data ?? []).filter(({ id }) => !own.some((coffee) => coffee.id === id))
  return (
    <Combobox
      label={label}
      placeholder={placeholder}
      items={[...own, ...others]}
      textOf={({ name }) => name}
      keyOf={({ id }) => id}
      detailOf={({ roasterName }) => roasterName}
      onSearch={setTyped}
      busy={found.isFetching || q !== typed.trim()}
      {...rest}
    />
  )
}

function useSettled(value: string, pauseMs: number): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value, pauseMs])
  return settled
}
