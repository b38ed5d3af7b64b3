/** Compares the time and the steps of espresso with logged shots: one owner, one grinder, numbered coffees. */
import { readFileSync } from 'node:fs'
import { shotFactor } from '../../src/domain/brew-time.ts'
import { ruleFor } from '../../src/domain/next-step-rules.ts'
import { signsOf } from '../../src/domain/taste-words.ts'
import { median } from '../statistics.ts'
import { methodOf } from './catalog.ts'
import { splitBy } from './split.ts'

export interface Shot {
  coffee: number
  machine: string
  setting: number
  doseGrams: number
  seconds: number
  yieldGrams: number
  sour: boolean
  bitter: boolean
}

export const readShots = (file: string | URL = new URL('data/espresso-shots.json', import.meta.url)): Shot[] =>
  JSON.parse(readFileSync(file, 'utf8'))

export const splitShots = (shots: readonly Shot[]) => splitBy(shots, ({ coffee }) => `coffee ${coffee}`)

/** Index points per number on the dial. The grinder isn't named, so this is what fits the `fitted` shots best. */
const POINTS_PER_NUMBER = 0.9

/** Each shot with the next of the same coffee and machine, in the order they were logged. */
function inSequence(shots: readonly Shot[]): [Shot, Shot][] {
  const groups = [...Map.groupBy(shots, ({ coffee, machine }) => `${coffee} ${machine}`).values()]
  return groups.flatMap((group) => group.slice(1).map((shot, i): [Shot, Shot] => [group[i]!, shot]))
}

const errorOf = (predicted: number, { seconds }: Shot): number => Math.abs(predicted / seconds - 1)

/** The errors of the shots' times, each predicted from the shot before. */
const errorsOf = (pairs: readonly [Shot, Shot][], pointsPerNumber: number): number[] =>
  pairs.map(([before, after]) => {
    const points = (after.setting - before.setting) * pointsPerNumber
    return errorOf(before.seconds * shotFactor(points, after.yieldGrams / before.yieldGrams), after)
  })

/** The median error of a shot's time, predicted from the shot before, and that of simply repeating the last time. */
export function timeError(shots: readonly Shot[], pointsPerNumber = POINTS_PER_NUMBER) {
  const pairs = inSequence(shots)
  return {
    shots: pairs.length,
    predicted: median(errorsOf(pairs, pointsPerNumber)),
    repeated: median(pairs.map(([before, after]) => errorOf(before.seconds, after))),
  }
}

/** 0.3 to 1.5. */
const SCALES = Array.from({ length: 25 }, (_, i) => 0.3 + i * 0.05)

/** The same, cross-validated: the shots of each coffee are predicted with the scale that fits all others best. */
export function crossValidatedTimeError(shots: readonly Shot[]): number {
  const pairs = inSequence(shots)
  const coffees = [...new Set(pairs.map(([{ coffee }]) => coffee))]
  return median(
    coffees.flatMap((coffee) => {
      const others = pairs.filter(([shot]) => shot.coffee !== coffee)
      const fits = SCALES.map((scale) => median(errorsOf(others, scale)))
      const own = pairs.filter(([shot]) => shot.coffee === coffee)
      return errorsOf(own, SCALES[fits.indexOf(Math.min(...fits))]!)
    }),
  )
}

/** The size of the advised step, as a multiple of the owner's own step from a bad shot to one that was liked. */
export function stepSize(shots: readonly Shot[], pointsPerNumber = POINTS_PER_NUMBER) {
  const isLiked = ({ sour, bitter }: Shot) => !sour && !bitter
  const ratioFor = (isBad: (shot: Shot) => boolean, feedback: { sour?: boolean; bitter?: boolean }) => {
    const moves = inSequence(shots)
      .filter(([before, after]) => isBad(before) && isLiked(after) && before.setting !== after.setting)
      .map(([before, after]) => Math.abs(after.setting - before.setting) * pointsPerNumber)
    const step = ruleFor(methodOf('espresso'), signsOf({ feedback }), 28)?.grindPoints ?? Number.NaN
    return { moves: moves.length, owners: median(moves), ratio: Math.abs(step) / median(moves) }
  }
  return {
    bitter: ratioFor(({ bitter, sour }) => bitter && !sour, { bitter: true }),
    sour: ratioFor(({ bitter, sour }) => sour && !bitter, { sour: true }),
  }
}
