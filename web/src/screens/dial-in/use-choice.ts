/** The choice of this visit: from the address, else as it was left; both follow every change. */
import { useCallback, useRef, useState } from 'react'
import { useAddress } from '#web/state/address.ts'
import { useStored } from '#web/state/stored.ts'
import { beginWith, type Choice, changeChoice, readChoice, soundChoice, writeChoice } from './choice.ts'

export type ChangeChoice = (change: Choice) => void

export function useChoice(): [Choice, ChangeChoice] {
  const [remembered, remember] = useStored<Record<string, unknown>>('dial-in')
  const [choice, setChoice] = useState(() =>
    beginWith(readChoice(window.location.search), soundChoice(remembered ?? {})),
  )
  useAddress('/', writeChoice(choice))

  const latest = useRef(choice)
  const change = useCallback(
    (part: Choice) => {
      latest.current = changeChoice(latest.current, part)
      setChoice(latest.current)
      remember({ ...latest.current })
    },
    [remember],
  )
  return [choice, change]
}
