/** What is wrong with the steps of a recipe that somebody entered, as sentences that name the step. */
import type { StepMistake } from '../domain/steps/mistakes.ts'
import { type Message, message } from '../i18n/message.ts'

type ParamsOf<C extends StepMistake['code']> = Extract<StepMistake, { code: C }>['params']

/** Formats a weight for the reader. */
type WriteWeight = (grams: number) => string | Message

const SENTENCES: { [C in StepMistake['code']]: (params: ParamsOf<C>, weight: WriteWeight) => Message } = {
  too_many_steps: ({ count, most }) =>
    message('A recipe can have at most {most, number} steps, and these are {count, number}', { count, most }),
  step_action_unknown: ({ step }) => message('Step {step, number}: choose what to do', { step }),
  step_number_invalid: ({ step }) => message('Step {step, number}: enter a number that is 0 or more', { step }),
  step_water_falls: ({ step, grams, beforeGrams }, weight) =>
    message("Step {step, number}: the water can't fall from {before} to {grams}. Enter the total so far.", {
      step,
      grams: weight(grams),
      before: weight(beforeGrams),
    }),
  step_water_above_total: ({ step, grams, totalGrams, total }, weight) =>
    total === 'yield'
      ? message("Step {step, number}: {grams} is more than the recipe's yield of {total}", {
          step,
          grams: weight(grams),
          total: weight(totalGrams),
        })
      : message("Step {step, number}: {grams} is more than the recipe's water of {total}", {
          step,
          grams: weight(grams),
          total: weight(totalGrams),
        }),
  steps_water_below_total: ({ step, grams, totalGrams, total }, weight) =>
    total === 'yield'
      ? message(
          'Step {step, number} ends at {grams}, but the yield is {total}. The last step with a weight must reach it.',
          { step, grams: weight(grams), total: weight(totalGrams) },
        )
      : message(
          'Step {step, number} ends at {grams}, but the recipe has {total} of water. The last pour must reach it.',
          { step, grams: weight(grams), total: weight(totalGrams) },
        ),
  steps_without_water: ({ totalGrams, total }, weight) =>
    total === 'yield'
      ? message('No step says how much is in the cup. The last one must reach {total}.', {
          total: weight(totalGrams),
        })
      : message('No step says how much water to pour. The last pour must reach {total}.', {
          total: weight(totalGrams),
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

export const stepMistakeMessage = ({ code, params }: StepMistake, weight: WriteWeight): Message =>
  SENTENCES[code](params as never, weight)

/** "2:45", and "16:00:00" for a cold brew, as a timer shows it. */
function clock(seconds: number): string {
  const whole = Math.round(seconds)
  const two = (value: number) => String(value).padStart(2, '0')
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor((whole % 3600) / 60)]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`
}
