/** The grinder that is meant by "mine": chosen on the dial-in screen, else the one kept in the profile. */
import type { CalibrationReference } from '#domain/calibration.ts'
import { useRead } from '../../api/hooks.ts'
import { useViewer } from '../../state/session.ts'
import { useStored } from '../../state/stored.ts'

/** What the dial-in screen remembers, as far as it is wanted here. */
interface Remembered {
  grinder?: string
  brewer?: string
  /** Steps of the last grinder, which mean nothing on another. */
  nudge?: number
}

export interface MyEquipment {
  /** Slugs. */
  grinder: string | undefined
  brewer: string | undefined
  /** The owner's references of that grinder. */
  references: readonly CalibrationReference[] | undefined
  /** False while the profile is still on its way. */
  isKnown: boolean
  chooseGrinder(slug: string): void
}

export function useMyEquipment(): MyEquipment {
  const viewer = useViewer()
  const [remembered, remember] = useStored<Remembered>('dial-in')
  const grinders = useRead('listUserGrinders', undefined, { enabled: Boolean(viewer) })
  const machines = useRead('listUserMachines', undefined, { enabled: Boolean(viewer) })
  const own = viewer ? (grinders.data?.grinders ?? []) : []
  const grinder = remembered?.grinder ?? preferred(own)?.slug
  return {
    grinder,
    brewer: remembered?.brewer ?? preferred(viewer ? (machines.data?.machines ?? []) : [])?.slug,
    references: own.find(({ slug }) => slug === grinder)?.calibration?.references,
    isKnown: viewer === null || (viewer !== undefined && !grinders.isPending && !machines.isPending),
    chooseGrinder: (slug) => remember({ ...remembered, grinder: slug, nudge: undefined }),
  }
}

const preferred = <T extends { isDefault: boolean }>(owned: readonly T[]): T | undefined =>
  owned.find(({ isDefault }) => isDefault) ?? owned[0]
