/** The viewer's current grinder and brewer. */
import { useRead } from '../../api/hooks.ts'
import type { OwnCalibration } from '../../state/catalog.ts'
import { chooseEquipment, useChosenEquipment } from '../../state/chosen-equipment.ts'
import { useLocalStorage } from '../../state/local-storage.ts'
import { useViewer } from '../../state/session.ts'
import { useLastBrewEquipment } from './own-equipment.ts'

/** The part of the dial-in screen's stored state that is used here. */
interface Remembered {
  grinder?: string
  brewer?: string
  /** Adjustment in steps of the last grinder, which is meaningless on another one. */
  nudge?: number
}

export interface MyEquipment {
  /** Slugs. */
  grinder: string | undefined
  brewer: string | undefined
  /** The owner's calibration of that grinder. */
  calibration: OwnCalibration | undefined
  /** False while the equipment is still loading. */
  isKnown: boolean
  chooseGrinder(slug: string): void
}

/** Chosen in this visit, else the member's default, else remembered by this browser, else used for the last brew. */
export function useMyEquipment(): MyEquipment {
  const viewer = useViewer()
  const chosen = useChosenEquipment()
  const [remembered, remember] = useLocalStorage<Remembered>('dial-in')
  const grinders = useRead('listUserGrinders', undefined, { enabled: Boolean(viewer) })
  const machines = useRead('listUserMachines', undefined, { enabled: Boolean(viewer) })
  const own = viewer ? grinders.data : undefined
  const ownMachines = viewer ? machines.data?.machines : undefined
  const usualGrinder = preferred(own?.grinders)?.slug ?? remembered?.grinder
  const usualBrewer = preferred(ownMachines)?.slug ?? remembered?.brewer
  const areRead = own !== undefined && ownMachines !== undefined
  const last = useLastBrewEquipment({ isNeeded: areRead && (!usualGrinder || !usualBrewer) })
  const grinder = chosen.grinder ?? usualGrinder ?? last.grinder
  return {
    grinder,
    brewer: chosen.brewer ?? usualBrewer ?? last.brewer,
    calibration: own?.calibrations.find(({ grinderSlug }) => grinderSlug === grinder),
    isKnown: viewer === null || (viewer !== undefined && !grinders.isPending && !machines.isPending && last.isSettled),
    chooseGrinder: (slug) => {
      chooseEquipment({ grinder: slug })
      remember({ ...remembered, grinder: slug, nudge: undefined })
    },
  }
}

/** The default, else the one that was added first. */
export const preferred = <T extends { isDefault: boolean }>(owned: readonly T[] = []): T | undefined =>
  owned.find(({ isDefault }) => isDefault) ?? owned[0]
