/** Plans the demo recipes: the brewing model on each member's equipment, varied by their habits. */

import { adaptRecipe } from '../../../domain/adaptation.ts'
import { brewTimeSeconds } from '../../../domain/brew-time.ts'
import { type BrewerMethod, brewerMethod } from '../../../domain/brewer-method.ts'
import type { BrewMethod, GrinderModel } from '../../../domain/catalog.ts'
import { methodSetting } from '../../../domain/chart.ts'
import { storedIndex } from '../../../domain/conversion.ts'
import { buildCurve, type Curve } from '../../../domain/curve.ts'
import { clampTo, ratioOf, roundDose } from '../../../domain/measures.ts'
import { recipeTaste, roastScale, type TasteProfile } from '../../../domain/taste.ts'
import type { Random } from './random.ts'
import type { Notebook } from './recipe-notes.ts'
import type { DemoCatalog, DemoCoffee, DemoContent, DemoMember, PlannedRecipe } from './types.ts'

/** One member with one brewer and one grinder that suits it. */
export interface Kit {
  member: DemoMember
  machine: DemoCatalog['machines'][number]
  method: BrewerMethod
  curve: Curve
  habits: DemoContent['brewers'][string]
}

export type UndatedRecipe = Omit<PlannedRecipe, 'createdAt'>

const API_MAX_DOSE_GRAMS = 200

/** How dark the coffees are that a method is mostly used for; 0 is light, 1 is dark. */
const USUAL_ROAST: Record<string, number> = {
  espresso: 0.65,
  moka: 0.8,
  turkish: 0.6,
  'french-press': 0.7,
  'cold-brew': 0.65,
  drip: 0.5,
  siphon: 0.5,
  aeropress: 0.4,
  cupping: 0.2,
}
const USUAL_ROAST_ELSEWHERE = 0.25

/** Returns every combination of a member's machines and grinders that works. */
export function listKits(catalog: DemoCatalog, content: DemoContent): Kit[] {
  const machines = new Map(catalog.machines.map((machine) => [machine.slug, machine]))
  const grinders = new Map(catalog.grinders.map((grinder) => [grinder.slug, grinder]))
  const methods = new Map(catalog.methods.map((method) => [method.id, method]))
  return content.members.flatMap((member) =>
    member.machines.flatMap((slug) => {
      const machine = required(machines, slug)
      const method = brewerMethod(required(methods, machine.brewMethod), machine)
      const habits = content.brewers[slug]
      if (!habits) throw new Error(`data/demo/brewers.json says nothing about ${slug}`)
      return member.grinders
        .map((grinder): Curve => buildCurve(required<GrinderModel>(grinders, grinder)))
        .filter((curve) => isAtHome(curve, method))
        .map((curve) => ({ member, machine, method, curve, habits }))
    }),
  )
}

/**
 * Whether a grinder covers the method without extrapolation, since few members publish recipes beyond that. Turkish,
 * which always needs extrapolation, is accepted.
 */
function isAtHome(curve: Curve, method: BrewMethod): boolean {
  const row = methodSetting(curve, method)
  return row !== undefined && (method.grindIndex.max <= 0 || !curve.isExtrapolatedAt(curve.indexAt(row.setting)))
}

function required<T>(entries: ReadonlyMap<string, T>, slug: string): T {
  const entry = entries.get(slug)
  if (!entry) throw new Error(`The catalog has no ${slug}`)
  return entry
}

/** How likely this kit is to be used for this coffee, by the member's taste and the method. */
export function affinity({ member, method }: Kit, coffee: DemoCoffee): number {
  const roast = roastScale(coffee.roastLevel)
  const liked = Math.exp(-3 * Math.abs(roast - member.taste.roastPreference))
  const usual = Math.exp(-2 * Math.abs(roast - (USUAL_ROAST[method.id] ?? USUAL_ROAST_ELSEWHERE)))
  const meant = coffee.suits.includes(method.id) ? 5 : coffee.suits.length > 0 ? 0.3 : 1
  return liked * usual * meant
}

export function planRecipe(
  random: Random,
  filters: DemoCatalog['filters'],
  notebook: Notebook,
  kit: Kit,
  coffee: DemoCoffee,
): UndatedRecipe {
  const { member, machine, method, curve } = kit
  const model = adaptToMember(random, kit, coffee)
  const amounts = sizeTo(random, kit, model.ratio)
  const time = brewTimeSeconds(method, { ...amounts, grindIndex: curve.indexAt(model.grindSetting) })
  const fitting = filters.filter(({ slug }) => kit.habits.filters.includes(slug))
  const filter = fitting.length > 0 && random.chance(0.8) ? random.pick(fitting) : null
  const recipe: UndatedRecipe = {
    author: member.slug,
    coffee: coffee.slug,
    grinder: curve.grinder.slug,
    machine: machine.slug,
    filter: filter?.slug ?? null,
    brewMethod: method.id,
    grindSetting: model.grindSetting,
    grindIndex: storedIndex(curve.indexAt(model.grindSetting)),
    ...amounts,
    brewTimeSeconds: random.chance(0.9) ? ownTime(random, method, time) : null,
    waterTempF: random.chance(knowsTemperature(method)) ? ownTemperature(random, method, model.waterTempF) : null,
    notes: null,
    tasteProfile: random.chance(0.6) ? tasted(random, method, amounts.ratio, coffee) : null,
  }
  return random.chance(0.85) ? { ...recipe, notes: notebook.write(recipe, filter?.type) } : recipe
}

/** Applies the model with controls near the member's taste; the grind is some steps off unless that causes warnings. */
function adaptToMember(random: Random, { member, machine, method, curve }: Kit, coffee: DemoCoffee) {
  const { strengthPreference, bodyVsClarity, acidityTolerance } = member.taste
  const strength = clampTo({ min: 1, max: 5 }, 3 + 2 * (strengthPreference - 0.5) + 0.5 * random.normal())
  const taste = clampTo({ min: -2, max: 2 }, bodyVsClarity - acidityTolerance + 0.5 * random.normal())
  const at = (grindNudgeSteps: number) =>
    adaptRecipe({
      method,
      brewer: machine,
      roastLevel: coffee.roastLevel,
      curve,
      controls: { strength, taste, grindNudgeSteps },
    })
  const nudged = at(random.pick([-2, -1, -1, 0, 0, 0, 0, 1, 1, 2]))
  return nudged.warnings.length === 0 ? nudged.adapted : at(0).adapted
}

/** Chooses round amounts, as people weigh them: the brewer's usual sizes, doses to half a gram. */
function sizeTo(random: Random, { method, habits }: Kit, ratio: number) {
  const { min, max } = method.doseGrams
  const doses = { min, max: Math.min(max, API_MAX_DOSE_GRAMS) }
  if (habits.doseGrams) {
    const doseGrams = clampTo(doses, random.pick(habits.doseGrams))
    return amounts(doseGrams, Math.round(clampTo(method.waterGrams, doseGrams * ratio)))
  }
  const size = clampTo(method.waterGrams, random.pick(habits.waterGrams ?? [method.waterGrams.ideal]))
  const waterGrams = Math.round(clampTo({ min: doses.min * ratio, max: doses.max * ratio }, size))
  const neat = clampTo(doses, Math.round((waterGrams / ratio) * 2) / 2)
  const isNeatFine = waterGrams / neat >= method.ratio.min && waterGrams / neat <= method.ratio.max
  return amounts(isNeatFine ? neat : roundDose(waterGrams / ratio), waterGrams)
}

const amounts = (doseGrams: number, waterGrams: number) => ({
  doseGrams,
  waterGrams,
  ratio: ratioOf(waterGrams, doseGrams),
})

function ownTime(random: Random, method: BrewMethod, seconds: number): number {
  const grain = method.extraction === 'espresso' ? 1 : seconds < 3600 ? 5 : 3600
  const own = Math.round((seconds * (1 + 0.04 * random.normal())) / grain) * grain
  return clampTo(method.brewTimeSeconds, own)
}

const ownTemperature = (random: Random, method: BrewMethod, degrees: number): number =>
  clampTo(method.waterTempF, degrees + random.pick([-2, -1, 0, 0, 0, 0, 1, 2]))

/** How often authors give a temperature: few can measure it in a moka pot or a machine. */
function knowsTemperature({ id }: BrewMethod): number {
  if (id === 'moka' || id === 'turkish' || id === 'drip') return 0.3
  return id === 'espresso' ? 0.7 : 0.9
}

/** The taste that the author noted: the coffee's own levels, plus or minus one. */
function tasted(random: Random, method: BrewMethod, ratio: number, coffee: DemoCoffee): TasteProfile {
  const { acidityLevel, bodyLevel, roastLevel, processingMethod } = coffee
  const taste = recipeTaste({ ratio, ratioWindow: method.ratio, roastLevel, acidityLevel, bodyLevel })
  const level = (share: number): number =>
    clampTo({ min: 1, max: 5 }, Math.round(1 + 4 * share) + random.pick([-1, 0, 0, 0, 1]))
  return {
    acidity: level(taste.acidity),
    body: level(taste.body),
    sweetness: level(/natural|honey/.test(processingMethod) ? 0.75 : 0.55),
    bitterness: level(taste.bitterness),
  }
}
