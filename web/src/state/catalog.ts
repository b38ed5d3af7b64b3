/** Hooks for the equipment catalog. It hardly ever changes, so it is loaded once a visit. */
import { useMemo } from 'react'
import { type BrewEvidence, type CalibrationReference, calibrate } from '#domain/calibration.ts'
import type { BrewMethod, GrinderModel, Notation } from '#domain/catalog.ts'
import { buildCurve, type Curve } from '#domain/curve.ts'
import type { SizeMeasurement } from '#domain/measured-size.ts'
import { isHot } from '#domain/recipe-target.ts'
import type { Reply } from '../api/client.ts'
import { useRead } from '../api/hooks.ts'
import { formatSetting } from '../i18n/dial-labels.ts'
import { useViewer } from './session.ts'

export const FOR_THE_VISIT = { staleTime: Number.POSITIVE_INFINITY }

/** The methods with their full grind ranges: `grindIndex` of the API ends at 0 and 100, which would cut off Turkish. */
export function useMethods() {
  const read = useRead('listBrewMethods', undefined, FOR_THE_VISIT)
  const { data } = read
  const whole = useMemo(
    () => data && { data: data.data.map((method) => ({ ...method, grindIndex: method.fullGrindIndex })) },
    [data],
  )
  return { ...read, data: whole }
}
export const useListedGrinders = (enabled = true) => useRead('listGrinders', undefined, { ...FOR_THE_VISIT, enabled })
export type GrinderName = Reply<'listGrinderNames'>['grinders'][number]

/** The grinders that the viewer described and that aren't in the catalog. */
function useDescribedGrinders(enabled = true) {
  const viewer = useViewer()
  const { data } = useRead('listOwnGrinders', undefined, { enabled: enabled && Boolean(viewer) })
  const own = viewer ? data?.grinders : undefined
  return useMemo(() => own?.filter(({ visibility }) => visibility !== 'listed') ?? [], [own])
}

/** The grinders that the viewer can choose: their own that aren't listed, and the catalog's. */
export function useAllGrinders(enabled = true) {
  const read = useListedGrinders(enabled)
  const own = useDescribedGrinders(enabled)
  const { data } = read
  const all = useMemo(() => data && { ...data, grinders: [...own, ...data.grinders] }, [data, own])
  return { ...read, data: all }
}

/** Only the names of these grinders, for a list to choose from: much smaller than `useAllGrinders`. */
export function useGrinderNames() {
  const read = useRead('listGrinderNames', undefined, FOR_THE_VISIT)
  const own = useDescribedGrinders()
  const { data } = read
  const all = useMemo(() => {
    const described: GrinderName[] = own.map(({ slug, brand, name }) => ({ slug, brand, name }))
    return data && { ...data, grinders: [...described, ...data.grinders] }
  }, [data, own])
  return { ...read, data: all }
}
export const useAllMachines = () => useRead('listMachines', undefined, FOR_THE_VISIT)
export const useAllFilters = () => useRead('listFilters', undefined, FOR_THE_VISIT)

/** "V60" for "v60"; the id itself until the names are loaded. */
export function useMethodName(): (id: string) => string {
  const { data } = useMethods()
  return (id) => data?.data.find((method: BrewMethod) => method.id === id)?.name ?? id
}

/** Whether a method is brewed with hot water; true for an unknown method, since most are. */
export function useIsHot(): (method: string | undefined) => boolean {
  const { data } = useMethods()
  return (id) => {
    const method = data?.data.find((each: BrewMethod) => each.id === id)
    return method === undefined || isHot(method.waterTempF.ideal)
  }
}

export type GrinderChart = Reply<'getGrinderChart'>

/** Converts a grinder chart of the API to the grinder model of src/domain. */
export const toModel = (chart: GrinderChart): GrinderModel => ({ ...chart, notation: chart.notation as Notation })

/** Loads one dial. */
export function useDial(slug: string | undefined) {
  const read = useRead(
    'getGrinderChart',
    { path: { slug: slug ?? '' } },
    { enabled: slug !== undefined, ...FOR_THE_VISIT },
  )
  const { data: chart } = read
  const dial = useMemo(() => chart && toModel(chart), [chart])
  return { ...read, dial }
}

/** A setting as its dial shows it; a text is returned unchanged. */
export function settingLabel(dial: GrinderModel | undefined, setting: number | string): string {
  if (typeof setting === 'string') return setting
  return dial ? formatSetting(dial, setting) : String(setting)
}

/** What an owner knows about a grinder: answers in the assistant, brews that were tasted, and measured sizes. */
export interface OwnCalibration {
  references: readonly CalibrationReference[]
  brews?: readonly BrewEvidence[]
  measurements?: readonly SizeMeasurement[]
}

/** The grinder's curve, calibrated with the owner's data if that is possible. */
export function ownCurve(dial: GrinderModel, calibration?: OwnCalibration | null): Curve {
  const model = buildCurve(dial)
  const { references = [], brews = [], measurements = [] } = calibration ?? {}
  if (references.length + brews.length + measurements.length === 0) return model
  const own = calibrate(model, references, brews, measurements)
  return own.ok ? own.curve : model
}

/** Like `ownCurve`, memoized. */
export function useOwnCurve(
  dial: GrinderModel | undefined,
  calibration: OwnCalibration | undefined,
): Curve | undefined {
  return useMemo(() => dial && ownCurve(dial, calibration), [dial, calibration])
}
