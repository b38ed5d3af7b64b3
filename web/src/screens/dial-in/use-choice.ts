/**
 * State of the choice: from the URL, else from local storage; both are updated with every change. A member gets their
 * default equipment instead of the stored one (see use-equipment.ts), unless another was chosen in this visit.
 */
import { useCallback, useRef, useState } from 'react'
import { chooseEquipment, chosenEquipment } from '#web/state/chosen-equipment.ts'
import { readLocalValue, useLocalStorage } from '#web/state/local-storage.ts'
import { mayBeSignedIn } from '#web/state/session.ts'
import { useUrlSync } from '#web/state/url-sync.ts'
import {
  type Choice,
  changeChoice,
  mergeChoice,
  readChoice,
  validChoice,
  withoutEquipment,
  writeChoice,
} from './choice.ts'

const KEY = 'dial-in'

export type ChangeChoice = (change: Choice) => void

/** What is chosen when the screen opens. */
export function firstChoice(): Choice {
  const left = validChoice(readLocalValue<Record<string, unknown>>(KEY) ?? {})
  const start = mayBeSignedIn() ? withoutEquipment(left, chosenEquipment()) : left
  return mergeChoice(readChoice(window.location.search), start)
}

export function useChoice(): [Choice, ChangeChoice] {
  const [, remember] = useLocalStorage<Record<string, unknown>>(KEY)
  const [choice, setChoice] = useState(firstChoice)
  useUrlSync('/', writeChoice(choice))

  const latest = useRef(choice)
  const change = useCallback(
    (part: Choice) => {
      latest.current = changeChoice(latest.current, part)
      const { grinder, brewer } = part
      if (grinder ?? brewer) chooseEquipment({ ...(grinder && { grinder }), ...(brewer && { brewer }) })
      setChoice(latest.current)
      remember({ ...latest.current })
    },
    [remember],
  )
  return [choice, change]
}
