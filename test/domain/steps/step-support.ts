/** The shipped templates and ordinary amounts, for tests of steps. */

import { readFileSync } from 'node:fs'
import type { Step, StepAmounts } from '#src/domain/steps/step.ts'
import type { StepTemplate } from '#src/domain/steps/templates.ts'

const FILE = new URL('../../../data/brew-steps.json', import.meta.url)
export const templates: StepTemplate[] = JSON.parse(readFileSync(FILE, 'utf8'))

export const template = (key: string): StepTemplate => templates.find((each) => each.key === key)!

export const V60: StepAmounts = { doseGrams: 20, waterGrams: 320, brewTimeSeconds: 180, extraction: 'percolation' }
export const SHOT: StepAmounts = { doseGrams: 18, waterGrams: 36, brewTimeSeconds: 28, extraction: 'espresso' }

/** Written by hand for V60: no figure is a round share. */
export const V60_STEPS: Step[] = [
  { action: 'rinse', label: 'Rinse the paper' },
  { action: 'bloom', startSeconds: 0, durationSeconds: 45, waterGrams: 47 },
  { action: 'pour', startSeconds: 45, durationSeconds: 32, waterGrams: 183, note: 'In circles' },
  { action: 'pour', startSeconds: 80, durationSeconds: 31, waterGrams: 320 },
  { action: 'drain', startSeconds: 111, durationSeconds: 69 },
  { action: 'serve', startSeconds: 180, durationSeconds: 0 },
]
