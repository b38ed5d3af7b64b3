/** Reads the templates of brewing steps and validates them; errors name the template and the step. */
import { readFile } from 'node:fs/promises'
import { findStepMistakes, type StepMistake } from '../../../domain/steps/mistakes.ts'
import { scaleSteps } from '../../../domain/steps/shares.ts'
import { MAX_STEPS, STEP_ACTIONS, STEP_LABEL_LENGTH, STEP_NOTE_LENGTH } from '../../../domain/steps/step.ts'
import type { StepTemplate } from '../../../domain/steps/templates.ts'
import { CatalogError, type CatalogFiles } from './files.ts'
import { amount, exactly, listOf, oneOf, optional, orNull, slug, text } from './shapes.ts'

const FILE = new URL('../../../../data/brew-steps.json', import.meta.url)

const Template = exactly({
  key: slug,
  method: slug,
  machines: orNull(listOf(slug)),
  name: text(200),
  steps: listOf(
    exactly({
      action: oneOf(...STEP_ACTIONS),
      label: text(STEP_LABEL_LENGTH),
      waterShare: orNull(amount(0, 1)),
      waterPerDose: optional(amount(0.1, 10)),
      startShare: amount(0, 1),
      durationShare: amount(0, 1),
      note: optional(text(STEP_NOTE_LENGTH)),
    }),
  ),
})

export async function readStepTemplates(): Promise<StepTemplate[]> {
  try {
    return JSON.parse(await readFile(FILE, 'utf8'))
  } catch (error) {
    throw new CatalogError(`The catalog's brew-steps.json can't be read: ${(error as Error).message}`)
  }
}

/** Every method must have a template that suits all of its brewers, and must have it first. */
export function checkStepTemplates(templates: unknown, { methods, machines }: CatalogFiles): StepTemplate[] {
  if (!Array.isArray(templates)) throw new CatalogError(`The catalog's step templates are not a list`)
  const seen = new Set<string>()
  for (const [i, entry] of templates.entries()) {
    const name = String(entry?.key ?? `entry ${i + 1}`)
    const wrong = Template(entry, '')
    if (wrong) refuse(name, wrong)
    if (seen.has(name)) refuse(name, 'it is there twice')
    seen.add(name)
    const method = methods.find(({ id }) => id === entry.method)
    if (!method) refuse(name, `its method ${entry.method} is unknown`)
    const unknown = entry.machines?.find((slug: string) => !machines.some((machine) => machine.slug === slug))
    if (unknown) refuse(name, `its brewer ${unknown} is unknown`)
    checkSteps(entry, method)
  }
  for (const { id } of methods) {
    const first: StepTemplate | undefined = templates.find(({ method }) => method === id)
    if (!first) throw new CatalogError(`The catalog's step templates have none for ${id}`)
    if (first.machines !== null) refuse(first.key, `it is the first of ${id} and must suit all of its brewers`)
  }
  return templates
}

/** Checks a template as if somebody had entered it for the method's usual brew. */
function checkSteps({ key, steps }: StepTemplate, method: CatalogFiles['methods'][number]): void {
  if (steps.length === 0 || steps.length > MAX_STEPS) refuse(key, `it must have 1 to ${MAX_STEPS} steps`)
  const both = steps.findIndex(({ waterShare, waterPerDose }) => waterShare != null && waterPerDose !== undefined)
  if (both >= 0) refuse(key, `step ${both + 1} has both a waterShare and a waterPerDose`)
  // Scaling caps water that would decrease, so the shares themselves are compared.
  const falling = steps.findIndex(({ waterShare }, i) =>
    steps.slice(0, i).some((earlier) => (earlier.waterShare ?? 0) > (waterShare ?? 1)),
  )
  if (falling >= 0) refuse(key, `step ${falling + 1} has less water than one before it`)
  const doseGrams = method.doseGrams.ideal
  const amounts = {
    doseGrams,
    waterGrams: doseGrams * method.ratio.ideal,
    brewTimeSeconds: method.brewTimeSeconds.ideal,
    extraction: method.extraction,
  }
  const mistake = findStepMistakes(scaleSteps(steps, amounts), amounts)[0]
  if (mistake) refuse(key, describe(mistake))
}

const describe = ({ code, params }: StepMistake): string => `${code} ${JSON.stringify(params)}`

function refuse(name: string, why: string): never {
  throw new CatalogError(`The catalog's step templates have a mistake in ${name}: ${why}`)
}
