/** Star rating of a brew, which is saved with each tap; the last one counts. */
import { type ReactNode, useState } from 'react'
import { useWrite } from '../../api/hooks.ts'
import { BREW_READS } from '../../parts/brew/brew-reads.ts'
import { useLatestWrite } from '../../state/use-latest-write.ts'
import { Stars } from '../../ui/choices.tsx'
import { toast } from '../../ui/toast.tsx'

export function BrewRating({ id, rating, label }: { id: number; rating: number | null; label: ReactNode }) {
  const [tapped, setTapped] = useState<number>()
  const revise = useWrite('reviseBrewLog', { invalidates: BREW_READS })
  const save = useLatestWrite(
    (stars: number) => revise.mutateAsync({ path: { id }, body: { rating: stars } }),
    (error) => {
      toast(error.message)
      setTapped(undefined)
    },
  )
  return (
    <Stars
      label={label}
      value={tapped ?? rating}
      onChange={(stars) => {
        setTapped(stars)
        save(stars)
      }}
    />
  )
}
