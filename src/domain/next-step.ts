/** What to change after tasting a cup, in positions of the taster's grinder: from taste, time and yield together. */

import { roundTime } from './brew-time.ts'
import type { BrewerMethod } from './brewer-method.ts'
import type { Curve } from './curve.ts'
import { nudgeSetting, settingFor, stepsBetween } from './grind-choice.ts'
import { clampTo, roundDose, roundTemperature, roundWater } from './measures.ts'
import { type Cause, type Rule, ruleFor, type Technique } from './next-step-rules.ts'
import { nearestPosition } from './positions.ts'
import { isHot } from './recipe-target.ts'
import { signsOf, type Tasted } from './taste-words.ts'

/** An earlier brew of the same coffee and method on the same grinder. */
export interface EarlierBrew {
  grindSetting: number
  rating: number | null
}

export interface TastedBrew extends Tasted {
  method: BrewerMethod
  curve: Curve
  grindSetting: number
  doseGrams: number
  /** For espresso the yield. */
  waterGrams?: number | null
  /** Defaults to the method's ideal. */
  waterTempF?: number | null
  brewTimeSeconds?: number | null
  earlier?: readonly EarlierBrew[]
}

export const NEXT_STEP_KINDS = [
  'none',
  'finer',
  'coarser',
  'more-even',
  'more-coffee',
  'less-coffee',
  'more-yield',
  'less-yield',
  'hotter',
  'cooler',
  'longer',
  'shorter',
  'rinse-paper',
] as const
export type NextStepKind = (typeof NEXT_STEP_KINDS)[number]

export interface NextStep {
  kind: NextStepKind
  cause: Cause
  /** The row of the table in docs/ADAPTATION.md that it follows. */
  rule: string
  technique?: Technique
  alternative?: 'hotter'
  /** Whether the size of the step comes from the member's own best brew instead of the rule. */
  isFromOwnBrews?: boolean
  /** Whether grind, or grind and water, can't go further that way. */
  isAtEnd?: boolean
  /** The figures of the next brew that differ from this one. */
  grindSetting?: number
  doseGrams?: number
  waterGrams?: number
  waterTempF?: number
  brewTimeSeconds?: number
}

const DEGREES_F = 4
const LAST_RESORT_TIME_SHARE = 0.1
/** From this many brews of a coffee on, the best of them says more than a rule. */
const ENOUGH_BREWS = 3
const GOOD = 4

/** Returns undefined if the feedback implies no change. */
export function nextStep(tasted: TastedBrew): NextStep | undefined {
  const brew = { ...tasted, grindSetting: nearestPosition(tasted.curve.grinder, tasted.grindSetting) }
  const rule = ruleFor(brew.method, signsOf(brew), brew.brewTimeSeconds)
  if (rule === undefined) return undefined
  const step = { cause: rule.cause, rule: rule.rule, ...pick(rule, 'technique', 'alternative') }
  switch (rule.cause) {
    case 'balanced':
      return { ...step, kind: 'none' }
    case 'papery':
      return { ...step, kind: 'rinse-paper' }
    case 'uneven':
      return { ...step, kind: 'more-even', ...grindMove(brew, rule), ...newDose(brew, rule) }
    case 'thin_and_bitter':
      return { ...step, kind: 'more-coffee', ...newDose(brew, rule), ...grindMove(brew, rule) }
    case 'weak':
    case 'strong':
      return { ...step, ...newRatio(brew, rule) }
    default:
      return { ...step, ...extractionStep(brew, rule) }
  }
}

function pick<T extends object, K extends keyof T>(from: T, ...keys: K[]): Partial<Pick<T, K>> {
  return Object.fromEntries(keys.filter((key) => from[key] !== undefined).map((key) => [key, from[key]])) as Partial<
    Pick<T, K>
  >
}

type Figures = Omit<NextStep, 'cause' | 'rule'>

/**
 * For under- or over-extraction: changes the yield or the time if the rule says so, else the grind. Where the grind
 * can't go further, changes the temperature, else the time.
 */
function extractionStep(brew: TastedBrew, rule: Rule): Figures {
  const { yieldShare, timeShare, grindPoints } = rule
  if (yieldShare !== undefined) return newYield(brew, yieldShare)
  if (timeShare !== undefined) {
    const longer = newTime(brew, timeShare)
    if (longer.brewTimeSeconds! <= brew.method.brewTimeSeconds.max) return longer
  }
  const move = grindMove(brew, rule)
  const isFiner = grindPoints! < 0
  return move ? { ...move, kind: isFiner ? 'finer' : 'coarser' } : changeHeat(brew, isFiner)
}

/** Undefined at the end of the window or of the dial. */
function grindMove(brew: TastedBrew, { grindPoints }: Rule) {
  if (grindPoints === undefined) return undefined
  const own = ownPoints(brew, Math.sign(grindPoints))
  const grindSetting = gridMove(brew, own ?? grindPoints)
  if (grindSetting === undefined) return undefined
  return { grindSetting, ...(own !== undefined && { isFromOwnBrews: true }) }
}

/** Half-way to the best-rated brew of the coffee, if that lies in this direction. */
function ownPoints({ curve, grindSetting, earlier = [] }: TastedBrew, sign: number): number | undefined {
  if (earlier.length < ENOUGH_BREWS) return undefined
  const { minGrindSetting: min, maxGrindSetting: max } = curve.grinder
  const rated = earlier.filter(
    ({ grindSetting, rating }) => rating !== null && grindSetting >= min && grindSetting <= max,
  )
  const best = rated.reduce<EarlierBrew | undefined>((a, b) => (a && a.rating! >= b.rating! ? a : b), undefined)
  if (!best || best.rating! < GOOD) return undefined
  const away = curve.indexAt(best.grindSetting) - curve.indexAt(grindSetting)
  return away * sign > 0 ? away / 2 : undefined
}

/** Returns the position this many index points further, at least one step, within the method's window. */
function gridMove({ curve, method, grindSetting }: TastedBrew, points: number): number | undefined {
  const sign = points < 0 ? -1 : 1
  const { min, max } = method.grindIndex
  const far = curve.indexAt(grindSetting) + points
  const aim = settingFor(curve, sign < 0 ? Math.max(min, far) : Math.min(max, far))
  const isMoved = stepsBetween(curve, grindSetting, aim) * sign > 0
  const to = isMoved ? aim : nudgeSetting(curve, grindSetting, sign)
  const index = curve.indexAt(to)
  const isBeyond = sign < 0 ? index < min : index > max
  // Rounding may land just outside the window; one step back may still be a move.
  const reached = isBeyond ? nudgeSetting(curve, to, -sign) : to
  return stepsBetween(curve, grindSetting, reached) * sign > 0 ? reached : undefined
}

/** Changes the temperature, or the time if the machine sets the temperature or the range is exhausted. */
function changeHeat(brew: TastedBrew, isHotter: boolean): Figures {
  const { method } = brew
  const degrees = brew.waterTempF ?? method.waterTempF.ideal
  const target = roundTemperature(clampTo(method.waterTempF, degrees + (isHotter ? DEGREES_F : -DEGREES_F)))
  const hasRoom = isHotter ? target > degrees : target < degrees
  // Cold brews aren't heated; their time is changed instead.
  if (method.temperature === 'fixed' || !isHot(degrees) || !hasRoom) {
    return { ...newTime(brew, isHotter ? LAST_RESORT_TIME_SHARE : -LAST_RESORT_TIME_SHARE), isAtEnd: true }
  }
  return { kind: isHotter ? 'hotter' : 'cooler', waterTempF: target, isAtEnd: true }
}

function newTime({ method, brewTimeSeconds }: TastedBrew, share: number): Figures {
  const seconds = brewTimeSeconds ?? method.brewTimeSeconds.ideal
  return { kind: share > 0 ? 'longer' : 'shorter', brewTimeSeconds: roundTime(method, seconds * (1 + share)) }
}

/** Assumes the method's usual yield if none was weighed. Not clamped: a shot may already be outside the usual range. */
function newYield({ method, waterGrams, doseGrams }: TastedBrew, share: number): Figures {
  const grams = waterGrams ?? doseGrams * method.ratio.ideal
  return { kind: share > 0 ? 'more-yield' : 'less-yield', waterGrams: roundWater(grams * (1 + share)) }
}

function newRatio(brew: TastedBrew, rule: Rule): Figures {
  if (rule.yieldShare !== undefined) return newYield(brew, rule.yieldShare)
  return { kind: rule.doseShare! > 0 ? 'more-coffee' : 'less-coffee', ...newDose(brew, rule) }
}

const newDose = ({ doseGrams }: TastedBrew, { doseShare }: Rule) =>
  doseShare === undefined ? {} : { doseGrams: roundDose(doseGrams * (1 + doseShare)) }
