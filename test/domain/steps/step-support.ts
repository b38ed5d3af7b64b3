/** The shipped templates and ordinary amounts, for tests of steps. */

import { readFileSync } from 'node:fs'
import type { StepAmounts } from '#src/domain/steps/step.ts'
import type { StepTemplate } from '#src/domain/steps/templates.ts'

const FILE = new URL('../../../data/brew-steps.json', import.meta.url)
export const templates: StepTemplate[] = JSON.parse(readFileSync(FILE, 'utf8'))

export const template = (key: string): StepTemplate => templates.find((each) => each.key === key)!

export const V60: StepAmounts = { doseGrams: 20, waterGrams: 320, brewTimeSeconds: 180, extraction: 'percolation' }
export const SHOT: StepAmounts = { doseGrams: 18, waterGrams: 36, brewTimeSeconds: 28, extraction: 'espresso' }
