/** Returns the steps of a recipe for a response: the author's, or the usual ones for the brewer or method. */
import type { Batches } from '../../../domain/scaling.ts'
import { stepsOfBatch } from '../../../domain/steps/batches.ts'
import { stepsAsWritten, stepsFor } from '../../../domain/steps/rounding.ts'
import type { Step, StepAmounts, StoredStep } from '../../../domain/steps/step.ts'
import { type StepTemplate, stepsOrSuggested } from '../../../domain/steps/templates.ts'
import type { Reader } from '../../../http/reader.ts'
import type { Catalog, Machine } from '../../equipment/catalog/catalog.ts'
import type { StepsSource } from './schemas.ts'

export interface ShownSteps {
  steps: Step[]
  stepsSource: StepsSource
}

export interface StepSource {
  catalog: Pick<Catalog, 'findMethod'>
  stepTemplates: readonly StepTemplate[]
}

/** The recipe's own steps, if it has any, and what it is brewed with. */
export interface Brewed {
  steps: readonly StoredStep[] | null
  method: string
  /** Null where a recipe names no brewer. */
  machine: Pick<Machine, 'slug' | 'capacity'> | null
}

type Figures = Omit<StepAmounts, 'extraction'>
/** Translates suggested steps. */
export type StepReader = Pick<Reader, 't'>

/** Returns the steps for the recipe's own amounts: the author's as written, or suggested ones for one batch. */
export function stepsOfRecipe(
  source: StepSource,
  brewed: Brewed,
  figures: Figures,
  reader: StepReader,
): ShownSteps & { batches?: Batches } {
  const chosen = choose(source, brewed)
  const amounts = amountsOf(source, brewed, figures)
  if (!chosen.isSuggested) return { steps: stepsAsWritten(chosen.steps, amounts), stepsSource: 'author' }
  const { steps, batches } = stepsOfBatch(chosen.steps, amounts, brewed.machine?.capacity)
  return { steps: translated(steps, reader), stepsSource: 'suggested', ...(batches && { batches }) }
}

/** Returns the steps for other amounts or another time; for one batch if there are several. */
export function stepsForCup(
  source: StepSource,
  brewed: Brewed,
  figures: Figures & { batches?: Batches },
  reader: StepReader,
): ShownSteps {
  const { batches, brewTimeSeconds } = figures
  const { doseGrams, waterGrams } = batches ?? figures
  const { steps: stored, isSuggested } = choose(source, brewed)
  const steps = stepsFor(stored, amountsOf(source, brewed, { doseGrams, waterGrams, brewTimeSeconds }))
  return isSuggested ? { steps: translated(steps, reader), stepsSource: 'suggested' } : { steps, stepsSource: 'author' }
}

/** A method that was removed from the catalog has no template, so that no steps are suggested. */
const choose = ({ stepTemplates }: StepSource, { steps, method, machine }: Brewed) =>
  stepsOrSuggested(steps, stepTemplates, { method, machine: machine?.slug }) ?? { steps: [], isSuggested: true }

const amountsOf = (
  { catalog }: StepSource,
  { method }: Brewed,
  { doseGrams, waterGrams, brewTimeSeconds }: Figures,
): StepAmounts => ({
  doseGrams,
  waterGrams,
  brewTimeSeconds,
  extraction: catalog.findMethod(method)?.extraction ?? 'percolation',
})

/** The texts of the templates are in i18n/step-texts.ts. */
const translated = (steps: readonly Step[], { t }: StepReader): Step[] =>
  steps.map((step) => ({
    ...step,
    ...(step.label && { label: t({ text: step.label }) }),
    ...(step.note && { note: t({ text: step.note }) }),
  }))
