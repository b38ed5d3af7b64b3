/** The signed-in user's own grinders, brewers, calibrations, taste and kitchen. */
import type { Kitchen } from '#domain/kitchen.ts'
import type { TasteVector } from '#domain/taste.ts'
import { useRead } from '#web/api/hooks.ts'
import { useViewer } from '#web/state/session.ts'

/** Undefined while signed out. */
export function useOwnGrinders() {
  const viewer = useViewer()
  const read = useRead('listUserGrinders', undefined, { enabled: viewer !== null })
  const own = viewer === null ? undefined : read.data
  return {
    isSettled: viewer === null || isSettled(read),
    grinders: own?.grinders,
    /** Includes those of grinders that aren't in the list, since the server uses them as well. */
    calibrations: own?.calibrations,
  }
}

/** Also true after a failed attempt: offline there is nothing to wait for. */
const isSettled = ({ isPending, failureCount }: { isPending: boolean; failureCount: number }): boolean =>
  !isPending || failureCount > 0

/** The equipment of the latest brew; read only for members who have set no equipment. */
export function useLastBrewEquipment({ isNeeded }: { isNeeded: boolean }) {
  const enabled = useViewer() !== null && isNeeded
  const read = useRead('getLastBrewLog', undefined, { enabled })
  const brew = enabled ? read.data?.brewLog : undefined
  return { isSettled: !enabled || isSettled(read), grinder: brew?.grinder?.slug, brewer: brew?.machine?.slug }
}

/** A kitchen about which nothing is known. */
const SOME_KITCHEN: Kitchen = {}

export type OwnEquipment = ReturnType<typeof useOwnEquipment>

/** All of the user's equipment. `isReady` is true once everything has loaded or failed, and while signed out. */
export function useOwnEquipment() {
  const enabled = useViewer() !== null
  const { grinders, calibrations, isSettled: areGrindersSettled } = useOwnGrinders()
  const machines = useRead('listUserMachines', undefined, { enabled })
  const taste = useRead('getTasteProfile', undefined, { enabled })
  const profile: TasteVector | null = !enabled || !taste.data || taste.data.isDefault ? null : taste.data.profile
  const kitchen: Kitchen = (enabled && taste.data?.kitchen) || SOME_KITCHEN
  return {
    isReady: !enabled || (areGrindersSettled && isSettled(machines) && isSettled(taste)),
    grinders,
    calibrations,
    machines: enabled ? machines.data?.machines : undefined,
    profile,
    kitchen,
  }
}
