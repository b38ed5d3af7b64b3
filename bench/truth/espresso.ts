/** Compares the time and the steps of espresso with logged shots: one owner, one grinder, numbered coffees. */
import { readFileSync } from 'node:fs'
import { shotFactor } from '../../src/domain/brew-time.ts'
import { ruleFor } from '../../src/domain/next-step-rules.ts'
import { signsOf } from '../../src/domain/taste-words.ts'
import { methodOf } from './catalog.ts'
import { median, splitBy } from './split.ts'

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
export const POINTS_PER_NUMBER = 0.9

/** Each shot with the next of the same coffee and machine, in the order they were logged. */
function inSequence(shots: readonly Shot[]): [Shot, Shot][] {
  const groups = [...Map.groupBy(shots, ({ coffee, machine }) => `${coffee} ${machine}`).values()]
  return groups.flatMap((group) => group.slice(1).map((shot, i): [Shot, Shot] => [group[i]!, shot]))
}

/** The median error of a shot's time, predicted from the shot before, and that of simply repeating the last time. */
export function timeError(shots: readonly Shot[], pointsPerNumber = POINTS_PER_NUMBER) {
  const pairs = inSequence(shots)
  const errorOf = (predict: (before: Shot, after: Shot) => number) =>
    median(pairs.map(([before, after]) => Math.abs(predict(before, after) / after.seconds - 1)))
  return {
    shots: pairs.length,
    predicted: errorOf(
      (before, after) =>
        before.seconds *
        shotFactor((after.setting - before.setting) * pointsPerNumber, after.yieldGrams / before.yieldGrams),
    ),
    repeated: errorOf((before) => before.seconds),
  }
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
