/** Converts a recipe to the viewer's own grinder, for its card, its page, the timer and the log. */
import { useMemo } from 'react'
import type { BrewMethod, GrinderModel } from '#domain/catalog.ts'
import { buildCurve } from '#domain/curve.ts'
import { parseSetting } from '#domain/parse-setting.ts'
import { type GrindOnGrinder, recipeOnGrinder } from '#domain/recipe-on-grinder.ts'
import type { Recipe } from '../../api/schema.ts'
import { formatRange, formatSetting } from '../../i18n/dial-labels.ts'
import { ownCurve, useAllMachines, useDial, useMethods } from '../../state/catalog.ts'
import { useMyEquipment } from '../equipment/my-equipment.ts'
import { useIsAuthor } from './is-author.ts'

export interface OnMyGrinder {
  grinder: { id: number; slug: string; brand: string; name: string }
  grind: LabelledGrind
}

export interface LabelledGrind extends GrindOnGrinder {
  /** As the dial shows it. */
  label: string
  rangeLabel: string
}

/** What is converted: a recipe, or a brew, which has no author. */
export interface GrindSource extends Pick<Recipe, 'brewMethod' | 'grindSetting' | 'grindIndex'> {
  id?: number
  createdBy?: Recipe['createdBy']
  grinder: { slug: string }
}

/** Undefined if the viewer's grinder isn't known, and while loading. */
export const useOnMyGrinder = (source: GrindSource | undefined): OnMyGrinder | undefined =>
  useConvertedGrind(source).mine

/** Like `useOnMyGrinder`, and whether it is still loading. */
export function useConvertedGrind(source: GrindSource | undefined): {
  mine: OnMyGrinder | undefined
  isLoading: boolean
} {
  const { grinder: slug, calibration, isKnown } = useMyEquipment()
  const from = useDial(source?.grinder.slug)
  const to = useDial(slug)
  const methods = useMethods()
  const isOwn = useIsAuthor(calibration && source && source.grinder.slug === slug ? recipeOf(source) : undefined)
  const mine = useMemo(() => {
    const method = methods.data?.data.find(({ id }) => id === source?.brewMethod)
    if (!source || !from.dial || !to.dial || !to.data || !method || isOwn === undefined) return undefined
    const { id, slug, brand, name } = to.data
    const curve = ownCurve(to.dial, calibration)
    // Authors see the setting of their own recipe unchanged on the same grinder; this matters only if it is calibrated.
    const sourceCurve = isOwn ? curve : buildCurve(from.dial)
    return { grinder: { id, slug, brand, name }, grind: grindOf(source, from.dial, sourceCurve, curve, method) }
  }, [source, from.dial, to.dial, to.data, methods.data, calibration, isOwn])
  const isLoading = !isKnown || from.isLoading || to.isLoading || methods.isLoading || isOwn === undefined
  return { mine, isLoading }
}

function grindOf(
  { grindSetting, grindIndex }: GrindSource,
  dial: GrinderModel,
  sourceCurve: ReturnType<typeof buildCurve>,
  own: ReturnType<typeof buildCurve>,
  method: BrewMethod,
): LabelledGrind {
  const said = parseSetting(dial, grindSetting)
  // A setting that can't be parsed here was parsed by the server, which stored it as the index.
  const setting = said.ok ? said.setting : sourceCurve.settingAt(grindIndex)
  const grind = recipeOnGrinder({ curve: sourceCurve, setting, grindIndex }, own, method)
  const { grinder } = own
  return { ...grind, label: formatSetting(grinder, grind.setting), rangeLabel: formatRange(grinder, grind.range) }
}

const recipeOf = ({ id, createdBy }: GrindSource) => (id !== undefined && createdBy ? { id, createdBy } : undefined)

/** The viewer's brewer if it uses the recipe's method, else the recipe's brewer. */
export function useBrewerFor(recipe: Pick<Recipe, 'brewMethod' | 'machineId'> | undefined): number | undefined {
  const { brewer } = useMyEquipment()
  const own = useAllMachines().data?.machines.find(({ slug }) => slug === brewer)
  return own && own.brewMethod === recipe?.brewMethod ? own.id : recipe?.machineId
}
