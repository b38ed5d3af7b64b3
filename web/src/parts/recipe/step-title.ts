/** What a step of a recipe says: its author's words, else what its action is called. */
import type { MessageDescriptor } from '@lingui/core'
import { msg, t } from '@lingui/core/macro'
import type { PlannedStep } from '#domain/steps/plan.ts'
import type { StepAction } from '#domain/steps/step.ts'

const ACTIONS: Record<StepAction, MessageDescriptor> = {
  prepare: msg`Prepare`,
  heat: msg`Heat the water`,
  rinse: msg`Rinse`,
  grind: msg`Grind the coffee`,
  tamp: msg`Tamp`,
  invert: msg`Turn upside down`,
  bloom: msg`Bloom`,
  pour: msg`Pour`,
  stir: msg`Stir`,
  swirl: msg`Swirl`,
  wait: msg`Wait`,
  flip: msg`Turn over`,
  press: msg`Press`,
  pull: msg`Pull the shot`,
  drain: msg`Let it drain`,
  filter: msg`Filter it`,
  remove: msg`Take it off`,
  serve: msg`Serve`,
}

export const stepTitle = ({ label, action }: { label?: string; action: StepAction }): string =>
  label ?? t(ACTIONS[action])

/** "Pour in slow circles, to 190 g"; `weight` writes the grams. */
export function stepSentence(step: PlannedStep, weight: (grams: number) => string): string {
  const title = stepTitle(step)
  if (step.toGrams <= step.fromGrams) return title
  const water = weight(step.toGrams)
  return t`${title}, to ${water}`
}
