/** Step templates: suggestions for recipes without steps, and a starting point for writing them. */

import type { StoredStep } from './step.ts'

export interface StepTemplate {
  key: string
  method: string
  /** Slugs of the brewers that it is made for; null if it suits every brewer of the method. */
  machines: readonly string[] | null
  name: string
  steps: readonly StoredStep[]
}

/** What a recipe is brewed with; the brewer by its slug. */
export interface BrewedWith {
  method: string
  machine?: string | null
}

/** Steps with their origin: those from a template are marked as suggested. */
export interface RecipeSteps {
  steps: readonly StoredStep[]
  isSuggested: boolean
  /** Only for suggested steps. */
  templateKey?: string
}

/** Returns the recipe's own steps, else the template's, else undefined. */
export function stepsOrSuggested(
  own: readonly StoredStep[] | null | undefined,
  templates: readonly StepTemplate[],
  brewedWith: BrewedWith,
): RecipeSteps | undefined {
  if (own && own.length > 0) return { steps: own, isSuggested: false }
  const template = findTemplate(templates, brewedWith)
  return template && { steps: template.steps, isSuggested: true, templateKey: template.key }
}

/** The first template that names the brewer, else the first of the method. */
export const findTemplate = (templates: readonly StepTemplate[], brewedWith: BrewedWith): StepTemplate | undefined =>
  templates.find((template) => isMadeFor(template, brewedWith)) ??
  templates.find(({ method }) => method === brewedWith.method)

/** The templates to choose from: those made for the brewer, then the others that suit it. */
export function listTemplates(templates: readonly StepTemplate[], brewedWith: BrewedWith): StepTemplate[] {
  const own = templates.filter((template) => isMadeFor(template, brewedWith))
  const general = templates.filter(({ method, machines }) => method === brewedWith.method && machines === null)
  return [...own, ...general]
}

const isMadeFor = ({ machines }: StepTemplate, { machine }: BrewedWith): boolean =>
  !!machine && machines !== null && machines.includes(machine)
