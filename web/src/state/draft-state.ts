/** Stores unsaved form input when the session ends; restores it when the same person comes back to the same URL. */
import { type Dispatch, type SetStateAction, useEffect, useRef, useState } from 'react'
import type { Reply } from '../api/client.ts'
import { queryClient } from '../api/hooks.ts'
import { readLocal, writeLocal } from './local-storage.ts'

interface Keeper {
  name: string
  /** Undefined while nothing has changed. */
  value: () => unknown
}

interface Drafts {
  owner: number
  at: number
  values: Record<string, unknown>
}

const KEY = 'kept'
const DAY_MS = 86_400_000
const keepers = new Set<Keeper>()

const viewerId = (): number | undefined => queryClient.getQueryData<Reply<'getMe'>>(['getMe', {}])?.user.id

const addressed = (name: string): string => `${window.location.pathname}${window.location.search} ${name}`

/** Stores the drafts of the current screen; called when a response shows that the session has ended or is too old. */
export function saveDrafts(): void {
  const owner = viewerId()
  if (owner === undefined) return
  const entries = [...keepers].flatMap(({ name, value }) => {
    const kept = value()
    return kept === undefined ? [] : [[addressed(name), kept] as const]
  })
  if (entries.length === 0) return
  const kept: Drafts = { owner, at: Date.now(), values: Object.fromEntries(entries) }
  writeLocal(KEY, JSON.stringify(kept))
}

function readDrafts(): Drafts | undefined {
  try {
    const kept = JSON.parse(readLocal(KEY) ?? 'null') as Drafts | null
    return kept && kept.at > Date.now() - DAY_MS && kept.owner === viewerId() ? kept : undefined
  } catch {
    return undefined
  }
}

/** Whether the viewer has input to come back to. */
export const hasDrafts = (): boolean => readDrafts() !== undefined

/** `useState` that survives the end of a session. `name` is unique within a URL; false stores nothing. */
export function useDraftState<T>(name: string | false, initial: T): [T, Dispatch<SetStateAction<T>>] {
  const [value, setValue] = useState<T>(() => {
    const kept = name === false ? undefined : readDrafts()?.values[addressed(name)]
    return kept === undefined ? initial : (kept as T)
  })
  const latest = useRef({ value, initial })
  latest.current.value = value
  useEffect(() => {
    if (name === false) return
    forget(addressed(name))
    const first = JSON.stringify(latest.current.initial)
    const keeper = {
      name,
      value: () => (JSON.stringify(latest.current.value) === first ? undefined : latest.current.value),
    }
    keepers.add(keeper)
    return () => void keepers.delete(keeper)
  }, [name])
  return [value, setValue]
}

/** Removes a draft that was restored. */
function forget(address: string): void {
  const kept = readDrafts()
  if (!kept || !(address in kept.values)) return
  const { [address]: _, ...values } = kept.values
  writeLocal(KEY, Object.keys(values).length > 0 ? JSON.stringify({ ...kept, values }) : null)
}
