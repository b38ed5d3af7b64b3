/** Loads everything that the dial-in screen computes with: catalog, chosen equipment, calibration, taste and kitchen. */
import { t } from '@lingui/core/macro'
import type { BrewMethod } from '#domain/catalog.ts'
import type { Curve } from '#domain/curve.ts'
import type { Kitchen } from '#domain/kitchen.ts'
import type { TasteVector } from '#domain/taste.ts'
import type { ApiError, Reply } from '#web/api/client.ts'
import {
  type GrinderChart,
  type GrinderName,
  useAllMachines,
  useDial,
  useGrinderNames,
  useMethods,
  useOwnCurve,
} from '#web/state/catalog.ts'
import { useLocalStorage } from '#web/state/local-storage.ts'
import { preferred } from '../../parts/equipment/my-equipment.ts'
import { type OwnEquipment, useLastBrewEquipment, useOwnEquipment } from '../../parts/equipment/own-equipment.ts'
import { type Choice, DEFAULTS, validChoice } from './choice.ts'

export type Machine = Reply<'listMachines'>['machines'][number]
export type Coffee = Reply<'listCoffees'>['data'][number]

export interface Equipment {
  methods: readonly BrewMethod[]
  machines: readonly Machine[]
  grinders: readonly GrinderName[]
  machine: Machine
  method: BrewMethod
  chart: GrinderChart
  /** The viewer's own curve if they calibrated the grinder, else that of the model. */
  curve: Curve
  profile: TasteVector | null
  kitchen: Kitchen
  own: OwnEquipment
}

export interface EquipmentState {
  data: Equipment | undefined
  error: ApiError | null
  refetch: () => void
  /** Errors of unknown slugs in the URL; the default equipment is used instead. */
  refused: { brewer?: string; grinder?: string }
}

export function useEquipment(choice: Choice): EquipmentState {
  const own = useOwnEquipment()
  const [remembered] = useLocalStorage<Record<string, unknown>>('dial-in')
  const known = usualEquipment(own, validChoice(remembered ?? {}))
  const last = useLastBrewEquipment({ isNeeded: own.isReady && (!known.grinder || !known.brewer) })
  const usual = {
    grinder: known.grinder ?? last.grinder ?? DEFAULTS.grinder,
    brewer: known.brewer ?? last.brewer ?? DEFAULTS.brewer,
  }
  const [methods, machines, names] = [useMethods(), useAllMachines(), useGrinderNames()]
  const asked = useDial(own.isReady && last.isSettled ? (choice.grinder ?? usual.grinder) : undefined)
  const isUnknown = choice.grinder !== undefined && isRefusal(asked.error)
  const instead = useDial(isUnknown ? usual.grinder : undefined)
  const grinder = isUnknown ? instead : asked
  const { data: chart } = grinder
  const curve = useOwnCurve(
    grinder.dial,
    own.calibrations?.find(({ grinderSlug }) => grinderSlug === chart?.slug),
  )
  const bySlug = (wanted: string | undefined) => machines.data?.machines.find(({ slug }) => slug === wanted)
  const machine = bySlug(choice.brewer) ?? bySlug(usual.brewer) ?? machines.data?.machines[0]
  const method = methods.data?.data.find(({ id }) => id === machine?.brewMethod)
  const lists = {
    methods: methods.data?.data,
    machines: machines.data?.machines,
    grinders: names.data && withChosen(names.data.grinders, chart),
  }
  const reads = [methods, machines, names, grinder]
  return {
    data: whenComplete({ ...lists, machine, method, chart, curve, profile: own.profile, kitchen: own.kitchen, own }),
    error: reads.find(({ error }) => error !== null)?.error ?? null,
    refetch: () => {
      for (const read of reads) if (read.error) void read.refetch()
    },
    refused: {
      ...(machines.data && choice.brewer && !bySlug(choice.brewer) && { brewer: unknownBrewer(choice.brewer) }),
      ...(isUnknown && { grinder: asked.error!.message }),
    },
  }
}

/** Adds the grinder in use if it isn't listed: somebody's own from a link, or one that was just described. */
const withChosen = (names: readonly GrinderName[], chart: GrinderName | undefined): readonly GrinderName[] =>
  !chart || names.some(({ slug }) => slug === chart.slug) ? names : [chart, ...names]

const unknownBrewer = (slug: string): string => t`We don't know “${slug}”. Choose a brewer from the list.`

/** Whether the error says that an id or slug is unknown. */
export const isRefusal = (error: ApiError | null): boolean => error !== null && [400, 404].includes(error.status)

/** The equipment, once all parts are loaded. */
const whenComplete = (parts: { [K in keyof Equipment]: Equipment[K] | undefined }): Equipment | undefined =>
  Object.values(parts).includes(undefined) ? undefined : (parts as Equipment)

/** The viewer's own, else the last chosen. */
const usualEquipment = ({ grinders, machines }: OwnEquipment, left: Choice): Pick<Choice, 'grinder' | 'brewer'> => ({
  grinder: preferred(grinders)?.slug ?? left.grinder,
  brewer: preferred(machines)?.slug ?? left.brewer,
})
