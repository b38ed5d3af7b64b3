/**
 * Reads steps from a recipe's notes, where the author wrote them: "bloom 40 g 30 s, then pour to 120 by 1:00". The
 * result is offered to the user for confirmation. Returns undefined unless every figure is understood, the times follow
 * each other, and the water adds up to the recipe's.
 */

import { findStepMistakes } from './mistakes.ts'
import { readFigures, type WrittenWater } from './read-figures.ts'
import { isEspresso, type Step, type StepAction, type StepAmounts } from './step.ts'

const MAX_TEXT = 5000

/** The first that matches counts. */
const ACTION_WORDS: [StepAction, RegExp][] = [
  ['bloom', /bloom|pre-?infus|quellen|anfeucht|vorbrüh|blüh/],
  ['pour', /\bpour|\btop up|\bfill|\badd\b|\bpulse|gieß|giess|\bguss|\bfüll|auffüll/],
  ['flip', /\bflip|umdreh/],
  ['press', /\bpress|\bplunge|drück/],
  ['stir', /\bstir|rühr/],
  ['swirl', /\bswirl|\bspin|schwenk/],
  ['drain', /\bdrain|draw ?down|\brelease|\bdry\b|\bdone\b|\bfinish|durchlauf|durchgelaufen|ablauf|abgelaufen|fertig/],
  ['wait', /\bwait|\bsteep|wart|\bziehen|\bruhen/],
]

/** "Done at 3:00" names an end, "release at 1:30" a start. */
const IS_OVER = /\bdry\b|\bdone\b|\bfinish|durchgelaufen|abgelaufen|fertig/

/** Clauses that say what to do only sometimes, or what not to do. */
const CONDITIONAL =
  /(?<![\p{L}])(?:if|when|unless|instead|or|either|don'?t|not|never|no|without|wenn|falls|oder|statt|nicht|nie|kein\w*|ohne)(?![\p{L}])/u

/** Clauses about the amounts as a whole, which the recipe has already. */
const ABOUT_AMOUNTS =
  /(?<![\p{L}])(?:ratio|verhältnis|dose|dosis|coffee|kaffee|beans|bohnen|grounds|kaffeemehl|grind|mahlgrad|temperature|temperatur)(?![\p{L}])/u

const ROUGHLY = /(?<![\p{L}])(?:about|around|roughly|approx(?:imately)?|circa|ca|etwa|ungefähr)(?![\p{L}])\.?|~|≈/gu

const SEPARATOR = /[\n;•|]|\.(?!\d)|,(?!\d)|→|->|=>|(?<![\p{L}])(?:then|and|dann|danach|anschließend|und)(?![\p{L}])/u

interface WrittenStep {
  action: StepAction
  startSeconds?: number | undefined
  endSeconds?: number | undefined
  durationSeconds?: number | undefined
  water?: WrittenWater | undefined
}

export function readSteps(text: string, amounts: StepAmounts): Step[] | undefined {
  const written = text.length > MAX_TEXT ? undefined : writtenSteps(text, amounts)
  if (!written || written.length < 2) return undefined
  const timed = withTimes(written)
  if (!timed) return undefined
  const readings = (['total', 'added'] as const)
    .map((unclear) => asSteps(timed, unclear, amounts))
    .filter((steps) => steps !== undefined)
  // If both ways of adding up agree, there is only one reading.
  const different = new Set(readings.map((steps) => JSON.stringify(steps)))
  return different.size === 1 ? readings[0] : undefined
}

function clausesOf(text: string): string[] | undefined {
  const tidy = text
    .normalize('NFKC')
    // "30 sek. warten" is one clause, "for 30 sec. Pour" are two.
    .replace(/(?<=\d\s*(?:sek|sec|min))\.(?=\s+\p{Ll})/gu, '')
    .toLowerCase()
    .replace(/[‐-―−]/g, '-')
    .replace(/[’′]/g, "'")
    .replace(/[“”″]/g, '"')
    .replace(/^\s*(?:\d{1,2}[.)]|[-*])\s+/gm, '')
    .replace(ROUGHLY, ' ')
    .replace(/\(([^()\d]*)\)/g, ' ')
    // After a time: "0:45: pour to 150 g".
    .replace(/:(?!\d)/g, ' ')
  if (/[()]/.test(tidy)) return undefined
  return tidy.split(SEPARATOR).filter((clause) => clause.trim() !== '')
}

function writtenSteps(text: string, amounts: StepAmounts): WrittenStep[] | undefined {
  const steps: WrittenStep[] = []
  /** From "At 1:30, pour to 250 g". */
  let pendingStart: number | undefined
  for (const clause of clausesOf(text) ?? []) {
    const read = readClause(clause, pendingStart !== undefined, amounts)
    if (read === 'nothing') continue
    if (read === 'unsure' || (pendingStart !== undefined && read.startSeconds !== undefined)) return undefined
    const { action, water, startSeconds = pendingStart, endSeconds, durationSeconds } = read
    const isOnlyTime = !action && !water
    const hasEnd = endSeconds !== undefined || durationSeconds !== undefined
    if (isOnlyTime && !hasEnd) {
      pendingStart = startSeconds
      continue
    }
    pendingStart = undefined
    const before = steps.at(-1)
    // "Bloom 40 g, wait 30 s" says how long the bloom takes.
    const isWait = !water && (isOnlyTime || action === 'wait' || action === 'drain')
    if (isWait && startSeconds === undefined && before && isOpen(before)) {
      Object.assign(before, { endSeconds, durationSeconds })
      continue
    }
    if (isOnlyTime) return undefined
    steps.push({ action: actionFor(action, water, amounts), water, startSeconds, endSeconds, durationSeconds })
  }
  const hasWater = steps.some(({ water }) => water)
  return hasWater && pendingStart === undefined ? steps : undefined
}

type Clause = Omit<WrittenStep, 'action'> & { action?: StepAction | undefined }

/** `isAwaited`: the clause before was only a time, so that this one must say what to do then. */
function readClause(clause: string, isAwaited: boolean, amounts: StepAmounts): Clause | 'nothing' | 'unsure' {
  const action = ACTION_WORDS.find(([, words]) => words.test(clause))?.[0]
  const figures = readFigures(clause)
  const hasFigures = /\d/.test(clause) || figures?.water !== undefined
  if (!hasFigures && !isAwaited) return 'nothing'
  if (CONDITIONAL.test(clause) || (!hasFigures && !action) || mayBeRatio(clause, amounts)) return 'unsure'
  const grams = figures?.water?.grams
  // "20 g of coffee" repeats the recipe; another dose means another recipe.
  if (ABOUT_AMOUNTS.test(clause) && (!action || grams === amounts.doseGrams)) {
    return grams === undefined || grams === amounts.doseGrams ? 'nothing' : 'unsure'
  }
  if (!figures) return 'unsure'
  const { water, startSeconds, endSeconds, durationSeconds } = figures
  if (!water && action === 'drain' && IS_OVER.test(clause)) return { action, endSeconds: endSeconds ?? startSeconds }
  // Only irrelevant figures: "93 °C".
  const isEmpty = [action, water, startSeconds, endSeconds, durationSeconds].every((value) => value === undefined)
  return isEmpty ? 'nothing' : { action, water, startSeconds, endSeconds, durationSeconds }
}

/** "1:16" alone may be a time or the ratio of coffee to water. */
function mayBeRatio(clause: string, { doseGrams, waterGrams }: StepAmounts): boolean {
  const written = /^\s*1:(\d{1,2})\s*$/.exec(clause)
  return written !== null && Math.abs(Number(written[1]) - waterGrams / doseGrams) <= 1
}

/** Water is poured, whatever else the clause says. */
function actionFor(action: StepAction | undefined, water: WrittenWater | undefined, amounts: StepAmounts): StepAction {
  if (!water) return action!
  if (isEspresso(amounts)) return 'pull'
  return action === 'bloom' ? 'bloom' : 'pour'
}

const isOpen = ({ endSeconds, durationSeconds }: WrittenStep): boolean =>
  endSeconds === undefined && durationSeconds === undefined

/** Fills in starts and ends from the neighbours. Returns undefined if one can't be known, or if times go back. */
function withTimes(written: readonly WrittenStep[]): WrittenStep[] | undefined {
  const steps = written.map((step) => ({ ...step }))
  // A bloom is the first thing that happens, so a later time was not meant for it.
  if (steps[0]?.action === 'bloom' && steps[0].startSeconds) return undefined
  for (const [i, step] of steps.entries()) {
    const before = steps[i - 1]
    step.startSeconds ??= before ? before.endSeconds : 0
    if (step.startSeconds === undefined) return undefined
    if (before) before.endSeconds ??= step.startSeconds
    if (step.durationSeconds !== undefined) {
      const end = step.startSeconds + step.durationSeconds
      if (step.endSeconds !== undefined && step.endSeconds !== end) return undefined
      step.endSeconds = end
    }
    if (step.endSeconds !== undefined && step.endSeconds <= step.startSeconds) return undefined
  }
  return steps
}

function asSteps(
  written: readonly WrittenStep[],
  unclear: 'total' | 'added',
  amounts: StepAmounts,
): Step[] | undefined {
  let grams = 0
  const steps = written.map(({ action, startSeconds, endSeconds, water }): Step => {
    if (water) {
      const kind = water.kind === 'unclear' ? unclear : water.kind
      const value = water.grams ?? amounts.waterGrams
      grams = kind === 'added' ? grams + value : value
    }
    return {
      action,
      startSeconds: startSeconds!,
      ...(endSeconds !== undefined && { durationSeconds: endSeconds - startSeconds! }),
      ...(water && { waterGrams: grams }),
    }
  })
  const complete = withEnd(steps, amounts)
  const end = amounts.brewTimeSeconds ?? endOf(complete.at(-1)!)
  return findStepMistakes(complete, { ...amounts, brewTimeSeconds: end }).length === 0 ? complete : undefined
}

/** After the last pour the coffee drains or steeps until the brew time. */
function withEnd(steps: Step[], { brewTimeSeconds, extraction }: StepAmounts): Step[] {
  const last = steps.at(-1)!
  if (brewTimeSeconds === null || last.durationSeconds === undefined) return steps
  const startSeconds = endOf(last)
  if (startSeconds >= brewTimeSeconds || last.waterGrams === undefined) return steps
  const action = extraction === 'percolation' ? 'drain' : 'wait'
  return [...steps, { action, startSeconds, durationSeconds: brewTimeSeconds - startSeconds }]
}

const endOf = ({ startSeconds = 0, durationSeconds = 0 }: Step): number => startSeconds + durationSeconds
