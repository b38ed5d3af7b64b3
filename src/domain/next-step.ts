/** What to change after tasting a cup: one thing at a time, in positions of the taster's own grinder. */

import { roundTime } from './brew-time.ts'
import type { BrewMethod } from './catalog.ts'
import type { Curve } from './curve.ts'
import { describeMove, nudgeSetting, settingFor, stepsBetween } from './grind-choice.ts'
import { clampTo, formatDuration, roundDose, roundTemperature } from './measures.ts'
import { formatSetting } from './notation.ts'
import { nearestPosition } from './positions.ts'
import { isHot } from './recipe-target.ts'

export interface ExtractionFeedback {
  sour: boolean
  bitter: boolean
  watery: boolean
  harsh: boolean
  balanced: boolean
}

export interface TastedBrew {
  method: BrewMethod
  curve: Curve
  grindSetting: number
  doseGrams: number
  /** Defaults to the method's ideal. */
  waterTempF?: number | null
  brewTimeSeconds?: number | null
  feedback?: Partial<ExtractionFeedback> | null
  /** Free text; used only if no box was ticked. */
  outcome?: string | null
}

export type NextStepKind =
  | 'none'
  | 'finer'
  | 'coarser'
  | 'more-even'
  | 'more-coffee'
  | 'hotter'
  | 'cooler'
  | 'longer'
  | 'shorter'

export interface NextStep {
  kind: NextStepKind
  /** One or two plain sentences. */
  advice: string
  /** The figures of the next brew that differ from this one. */
  grindSetting?: number
  doseGrams?: number
  waterTempF?: number
  brewTimeSeconds?: number
}

type Direction = 'finer' | 'coarser'

const POINTS_PER_SIGN = 2
const DEGREES_F = 4
const DOSE_SHARE = 0.05
const TIME_SHARE = 0.1

/** Returns undefined if the feedback implies no change. */
export function nextStep(tasted: TastedBrew): NextStep | undefined {
  const brew = { ...tasted, grindSetting: nearestPosition(tasted.curve.grinder, tasted.grindSetting) }
  const signs = signsOf(brew)
  const under = [signs.sour, signs.watery].filter(Boolean).length
  const over = [signs.bitter, signs.harsh].filter(Boolean).length
  if (signs.balanced) return { kind: 'none', advice: 'Balanced: brew it exactly like this again.' }
  if (under + over === 0) return undefined
  if (signs.sour && over > 0) return moreEven(brew)
  if (signs.watery && over > 0) return moreCoffee(brew)
  const direction: Direction = under > 0 ? 'finer' : 'coarser'
  return moveGrind(brew, direction, POINTS_PER_SIGN * Math.max(under, over)) ?? changeHeat(brew, direction)
}

/** Ticked boxes take precedence; the text is only read if there are none. */
export function signsOf({ feedback, outcome }: Pick<TastedBrew, 'feedback' | 'outcome'>): ExtractionFeedback {
  const ticked = { sour: false, bitter: false, watery: false, harsh: false, balanced: false, ...feedback }
  return Object.values(ticked).some(Boolean) ? ticked : readOutcome(outcome ?? '')
}

export function readOutcome(outcome: string): ExtractionFeedback {
  // "not bitter" says nothing about bitterness, so negated words are removed first.
  const said = outcome
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/\b(?:not|no|never|isn't|wasn't|without)\s+(?:(?:too|very|so|that|at all|any)\s+)?[\w-]+/g, ' ')
  const signs = {
    sour: /\bunder[\s-]?extract|\bsour|\bacidic\b|\btoo (?:bright|sharp)\b/.test(said),
    bitter: /\bover[\s-]?extract|\bbitter/.test(said),
    watery: /\bwater(?:y|ed)\b|\bweak\b|\bthin\b|\btoo light\b/.test(said),
    harsh: /\bharsh|\bastringent|\bdry(?:ing)? finish\b/.test(said),
  }
  const isFaulty = Object.values(signs).some(Boolean)
  const isPraised = /\b(?:good|great|balanced|perfect|excellent|delicious|lovely|sweet spot|spot on)\b/.test(said)
  return { ...signs, balanced: isPraised && !isFaulty }
}

/** Returns undefined at the end of the window or of the dial, where only the water can still be changed. */
function moveGrind(brew: TastedBrew, direction: Direction, points: number): NextStep | undefined {
  const moved = gridMove(brew, direction, points)
  if (moved === undefined) return undefined
  const { curve, grindSetting } = brew
  const cause = direction === 'finer' ? 'Under-extracted' : 'Over-extracted'
  const advice = `${cause}: grind ${describeMove(curve, grindSetting, moved)}, to ${formatSetting(curve.grinder, moved)}, and leave the rest.`
  return { kind: direction, advice, grindSetting: moved }
}

/** Returns the position this many index points further, at least one step, within the method's window. */
function gridMove({ curve, method, grindSetting }: TastedBrew, direction: Direction, points: number) {
  const sign = direction === 'finer' ? -1 : 1
  const { min, max } = method.grindIndex
  const far = curve.indexAt(grindSetting) + sign * points
  const aim = settingFor(curve, direction === 'finer' ? Math.max(min, far) : Math.min(max, far))
  const isMoved = stepsBetween(curve, grindSetting, aim) * sign > 0
  const to = isMoved ? aim : nudgeSetting(curve, grindSetting, sign)
  const index = curve.indexAt(to)
  const isBeyond = direction === 'finer' ? index < min : index > max
  // Rounding may land just outside the window; one step back may still be a move.
  const settled = isBeyond ? nudgeSetting(curve, to, -sign) : to
  return stepsBetween(curve, grindSetting, settled) * sign > 0 ? settled : undefined
}

function changeHeat(brew: TastedBrew, direction: Direction): NextStep {
  const { method } = brew
  const degrees = brew.waterTempF ?? method.waterTempF.ideal
  const isHotter = direction === 'finer'
  const target = roundTemperature(clampTo(method.waterTempF, degrees + (isHotter ? DEGREES_F : -DEGREES_F)))
  const hasRoom = isHotter ? target > degrees : target < degrees
  // Cold brews aren't heated; their time is changed instead.
  if (!isHot(degrees) || !hasRoom) return changeTime(brew, isHotter)
  const advice = `The grind is at the end of what this method takes: use water at ${target} °F instead of ${degrees}.`
  return { kind: isHotter ? 'hotter' : 'cooler', advice, waterTempF: target }
}

/** Changes the time, once grind and water are at their limits. */
function changeTime({ method, brewTimeSeconds }: TastedBrew, isLonger: boolean): NextStep {
  const seconds = brewTimeSeconds ?? method.brewTimeSeconds.ideal
  const target = roundTime(method, seconds * (isLonger ? 1 + TIME_SHARE : 1 - TIME_SHARE))
  const advice = `Grind and water are at their ends: brew for ${formatDuration(target)} instead of ${formatDuration(seconds)}.`
  return { kind: isLonger ? 'longer' : 'shorter', advice, brewTimeSeconds: target }
}

/** Sour and bitter at once means uneven extraction, which no grind setting fixes. */
function moreEven({ method, doseGrams }: TastedBrew): NextStep {
  const dose = roundDose(doseGrams * (1 - DOSE_SHARE))
  const evenly = method.extraction === 'espresso' ? 'distribute and tamp level' : 'wet all of it and stir'
  const advice = `Sour and bitter together means uneven: same grind, ${evenly}, and lower the dose to ${dose} g.`
  return { kind: 'more-even', advice, doseGrams: dose }
}

/** Thin yet bitter: too little coffee, extracted too far. */
function moreCoffee(brew: TastedBrew): NextStep {
  const { curve, grindSetting } = brew
  const doseGrams = roundDose(brew.doseGrams * (1 + DOSE_SHARE))
  const moved = gridMove(brew, 'coarser', POINTS_PER_SIGN)
  const change = `Thin and bitter: dose ${doseGrams} g instead of ${brew.doseGrams}`
  if (moved === undefined) return { kind: 'more-coffee', advice: `${change}.`, doseGrams }
  const advice = `${change}, and grind ${describeMove(curve, grindSetting, moved)}, to ${formatSetting(curve.grinder, moved)}.`
  return { kind: 'more-coffee', advice, doseGrams, grindSetting: moved }
}
