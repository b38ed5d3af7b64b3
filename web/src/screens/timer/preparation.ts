/** What to do before the clock starts: the recipe's own preparation, and what it doesn't mention. */
import { t } from '@lingui/core/macro'
import type { BrewPlan } from '#domain/steps/plan.ts'
import { stepName } from '../../parts/steps/step-name.ts'

export interface Preparation {
  title: string
  detail?: string
}

interface Prepared {
  /** "20 g" */
  dose?: string
  /** "22 clicks on the Comandante C40 MK4" */
  grind?: string
  /** "95 °C"; undefined for cold water. */
  temperature?: string
  isEspresso: boolean
}

/** Water comes first, since it takes longest. */
export function preparationOf({ steps }: BrewPlan, { dose, grind, temperature, isEspresso }: Prepared): Preparation[] {
  const own = steps.filter(({ phase }) => phase === 'prepare')
  const has = (action: string) => own.some((step) => step.action === action)
  const toGrind = joined(dose, grind)
  return [
    ...(temperature && !has('heat') ? [heat(temperature, isEspresso)] : []),
    ...(toGrind && !has('grind') ? [{ title: stepName({ action: 'grind' }), detail: toGrind }] : []),
    ...own.map((step) => ({
      title: stepName(step),
      detail: joined(
        step.action === 'grind' ? toGrind : undefined,
        step.action === 'heat' ? temperature : undefined,
        step.note,
      ),
    })),
  ]
}

const heat = (temperature: string, isEspresso: boolean): Preparation =>
  isEspresso ? { title: t`Warm up the machine`, detail: temperature } : { title: t`Heat the water to ${temperature}` }

const joined = (...texts: (string | undefined)[]): string | undefined => texts.filter(Boolean).join(' · ') || undefined
