/** Gathers what a new log is filled in with. */
import { useSearch } from 'wouter'
import { useRead } from '../../api/hooks.ts'
import { useAllGrinders, useDial, useMethods } from '../../state/catalog.ts'
import { BLANK, type BrewDraft, fromLast, fromQuery, onDial } from './prefill.ts'

export interface Start {
  draft: BrewDraft
  from: 'address' | 'last' | 'nothing'
}

/** Undefined until everything is here; what can't be had is left blank. */
export function useDraft(): Start | undefined {
  const told = fromQuery(new URLSearchParams(useSearch()))
  const last = useRead('getLastBrewLog', undefined, { enabled: told === null })
  const coffeeId = told?.coffeeProfileId ?? null
  const coffee = useRead('getCoffee', { path: { id: coffeeId ?? 0 } }, { enabled: coffeeId !== null })
  const own = useOwnEquipment()
  const all = useAllGrinders()
  // The field of the method needs its choices to show one.
  const methods = useMethods()

  const lastBrew = last.data?.brewLog
  const start = told?.draft ?? (lastBrew ? fromLast(lastBrew) : BLANK)
  const grinderId = start.grinderId ?? own.grinder?.id ?? null
  const { dial, isLoading: isDialComing } = useDial(all.data?.grinders.find(({ id }) => id === grinderId)?.slug)
  if (last.isLoading || coffee.isLoading || own.isLoading || all.isLoading || methods.isLoading || isDialComing)
    return undefined

  const isOwnMachine = start.machineId === null && (start.method === '' || start.method === own.machine?.brewMethod)
  return {
    from: told ? 'address' : lastBrew ? 'last' : 'nothing',
    draft: {
      ...start,
      coffee: start.coffee ?? coffee.data ?? null,
      grinderId,
      grindSetting: onDial(dial, start.grindSetting),
      machineId: isOwnMachine ? (own.machine?.id ?? null) : start.machineId,
      method: start.method || (isOwnMachine ? (own.machine?.brewMethod ?? '') : ''),
    },
  }
}

function useOwnEquipment() {
  const grinders = useRead('listUserGrinders')
  const machines = useRead('listUserMachines')
  return {
    isLoading: grinders.isLoading || machines.isLoading,
    grinder: grinders.data?.grinders.find(({ isDefault }) => isDefault),
    machine: machines.data?.machines.find(({ isDefault }) => isDefault),
  }
}
