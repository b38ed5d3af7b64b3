/** Names of the actions of brewing steps, for steps without a text. */
import type { StepAction } from '../domain/steps/step.ts'
import { type Message, message } from '../i18n/message.ts'

export const STEP_ACTION_NAMES: Readonly<Record<StepAction, Message>> = {
  prepare: message('Prepare'),
  heat: message('Heat the water'),
  rinse: message('Rinse'),
  grind: message('Grind the coffee'),
  tamp: message('Tamp'),
  invert: message('Turn upside down'),
  bloom: message('Bloom'),
  pour: message('Pour'),
  stir: message('Stir'),
  swirl: message('Swirl'),
  wait: message('Wait'),
  flip: message('Turn over'),
  press: message('Press'),
  pull: message('Pull the shot'),
  drain: message('Let it drain'),
  filter: message('Filter it'),
  remove: message('Take it off'),
  serve: message('Serve'),
}
