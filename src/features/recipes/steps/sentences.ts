/** What is wrong with steps that somebody entered, as sentences that name the step. */
import type { LoggedMistake } from '../../../domain/steps/logged.ts'
import type { StepMistake } from '../../../domain/steps/mistakes.ts'
import { type Message, message } from '../../../i18n/message.ts'

type ParamsOf<C extends StepMistake['code']> = Extract<StepMistake, { code: C }>['params']

const SENTENCES: { [C in StepMistake['code']]: (params: ParamsOf<C>) => Message } = {
  too_many_steps: ({ count, most }) =>
    message('A recipe can have at most {most, number} steps, and these are {count, number}', { count, most }),
  step_action_unknown: ({ step }) => message('Step {step, number}: choose what to do', { step }),
  step_number_invalid: ({ step }) => message('Step {step, number}: enter a number that is 0 or more', { step }),
  step_water_falls: ({ step, grams, beforeGrams }) =>
    message(
      "Step {step, number}: the water can't fall from {before, number} g to {grams, number} g. Enter the total so far.",
      { step, grams, before: beforeGrams },
    ),
  step_water_above_total: ({ step, grams, totalGrams, total }) =>
    total === 'yield'
      ? message("Step {step, number}: {grams, number} g is more than the recipe's yield of {total, number} g", {
          step,
          grams,
          total: totalGrams,
        })
      : message("Step {step, number}: {grams, number} g is more than the recipe's water of {total, number} g", {
          step,
          grams,
          total: totalGrams,
        }),
  steps_water_below_total: ({ step, grams, totalGrams, total }) =>
    total === 'yield'
      ? message(
          'Step {step, number} ends at {grams, number} g, but the yield is {total, number} g. The last step with a weight must reach it.',
          { step, grams, total: totalGrams },
        )
      : message(
          'Step {step, number} ends at {grams, number} g, but the recipe has {total, number} g of water. The last pour must reach it.',
          { step, grams, total: totalGrams },
        ),
  steps_without_water: ({ totalGrams, total }) =>
    total === 'yield'
      ? message('No step says how much is in the cup. The last one must reach {total, number} g.', {
          total: totalGrams,
        })
      : message('No step says how much water to pour. The last pour must reach {total, number} g.', {
          total: totalGrams,
        }),
  step_time_goes_back: ({ step, seconds, beforeSeconds }) =>
    message('Step {step, number} starts at {time}, before the step above it at {before}', {
      step,
      time: clock(seconds),
      before: clock(beforeSeconds),
    }),
  step_starts_too_early: ({ step, seconds, beforeEndsSeconds }) =>
    message('Step {step, number} starts at {time}, but the step above it lasts until {before}', {
      step,
      time: clock(seconds),
      before: clock(beforeEndsSeconds),
    }),
  step_after_brew_time: ({ step, seconds, brewTimeSeconds }) =>
    message('Step {step, number} ends at {time}, after the brew time of {brewTime}', {
      step,
      time: clock(seconds),
      brewTime: clock(brewTimeSeconds),
    }),
  steps_end_too_early: ({ seconds, brewTimeSeconds }) =>
    message('The steps end at {time}, but the brew time is {brewTime}', {
      time: clock(seconds),
      brewTime: clock(brewTimeSeconds),
    }),
  steps_need_brew_time: ({ seconds }) =>
    message('The steps have times, so the recipe needs a brew time: enter {time}', { time: clock(seconds) }),
}

export const mistakeMessage = ({ code, params }: StepMistake): Message => SENTENCES[code](params as never)

export const loggedMistakeMessage = ({ step, kind }: LoggedMistake): Message =>
  kind === 'goes_back'
    ? message('Step {step, number} begins before the step above it', { step })
    : message('Step {step, number} ends before it begins', { step })

/** "2:45", and "16:00:00" for a cold brew, as a timer shows it. */
function clock(seconds: number): string {
  const whole = Math.round(seconds)
  const two = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`
}
