/** Star rating of a brew, which is saved with each tap; the last one counts. */
import { type ReactNode, useRef, useState } from 'react'
import { useWrite } from '../../api/hooks.ts'
import { BREW_READS } from '../../parts/brew/brew-reads.ts'
import { Stars } from '../../ui/choices.tsx'
import { toast } from '../../ui/toast.tsx'

export function BrewRating({ id, rating, label }: { id: number; rating: number | null; label: ReactNode }) {
  const [shown, setShown] = useState(rating)
  const revise = useWrite('reviseBrewLog', {
    invalidates: BREW_READS,
    onError: (error) => {
      toast(error.message)
      setShown(rating)
    },
  })
  const save = useOneAtATime((stars: number) => revise.mutateAsync({ path: { id }, body: { rating: stars } }))
  return (
    <Stars
      label={label}
      value={shown}
      onChange={(stars) => {
        setShown(stars)
        save(stars)
      }}
    />
  )
}

/** Sends one value at a time, the latest last; values that have been replaced in the meantime are skipped. */
function useOneAtATime(send: (value: number) => Promise<unknown>): (value: number) => void {
  const wanted = useRef<number>(undefined)
  const isRunning = useRef(false)
  const run = async () => {
    if (isRunning.current) return
    isRunning.current = true
    while (wanted.current !== undefined) {
      const next = wanted.current
      wanted.current = undefined
      await send(next).catch(() => undefined)
    }
    isRunning.current = false
  }
  return (value) => {
    wanted.current = value
    void run()
  }
}
