/** Sentences that advise what to change after a brew was tasted. */
import { formatDuration } from '../domain/measures.ts'
import type { Cause, Technique } from '../domain/next-step-rules.ts'
import type { Advice, Direction } from '../domain/statement.ts'
import { type Message, message, sentences } from '../i18n/message.ts'
import { moveMessage, readingMessage } from './dial.ts'
import type { Format, SentencesFor } from './format.ts'

const CAUSES: Readonly<Record<Cause, Message>> = {
  balanced: message('Balanced.'),
  under: message('Under-extracted.'),
  over: message('Over-extracted.'),
  uneven: message('Sour and bitter together means uneven extraction.'),
  thin_and_bitter: message('Thin and bitter.'),
  weak: message('Too weak. That comes from the amounts, not from the grind.'),
  strong: message('Too strong. That comes from the amounts, not from the grind.'),
  papery: message("That's the filter paper."),
}

const TECHNIQUES: Readonly<Record<Technique, Message>> = {
  distribute_and_tamp: message('Distribute the grounds and tamp level.'),
  stir_bloom: message('Wet the whole bed and stir the bloom.'),
  stir: message('Stir it well.'),
  gentler: message('Stir and press more gently.'),
  rinse_paper: message('Rinse it with hot water before you brew.'),
}

const BY_FEEL: Readonly<Record<Direction, Message>> = {
  none: message('Brew it exactly like this again.'),
  finer: message('Grind a little finer, and change nothing else.'),
  coarser: message('Grind a little coarser, and change nothing else.'),
  'more-even': message('Use a little less coffee or grind a little coarser.'),
  'more-coffee': message('Use a little more coffee.'),
  'less-coffee': message('Use a little less coffee.'),
  'more-yield': message('Let a little more run into the cup.'),
  'less-yield': message('Stop the shot a little earlier.'),
  hotter: message('Use hotter water.'),
  cooler: message('Use cooler water.'),
  longer: message('Let it brew longer.'),
  shorter: message("Don't let it brew as long."),
}

export const ADVICE_SENTENCES: SentencesFor<Advice> = {
  taste_cause: ({ cause }) => CAUSES[cause],
  technique: ({ technique }) => TECHNIQUES[technique],
  move_grind: ({ move, setting, isOnlyChange }) => {
    const values = { move: moveMessage(move), setting: readingMessage(setting) }
    return isOnlyChange
      ? message('Grind {move}, to {setting}, and change nothing else.', values)
      : message('Grind {move}, to {setting}.', values)
  },
  set_dose: ({ grams, before }, format) => {
    const now = format.weight(grams)
    return before === null
      ? message('Use {now} of coffee.', { now })
      : message('Use {now} of coffee instead of {before}.', { now, before: format.weight(before) })
  },
  set_yield: ({ grams, before }, format) => {
    const now = format.weight(grams)
    return before === null
      ? message('Stop the shot at {now}.', { now })
      : message('Stop the shot at {now} instead of {before}.', { now, before: format.weight(before) })
  },
  set_temperature: ({ waterTempF, before }, format) => {
    const now = format.temperature(waterTempF)
    return before === null
      ? message('Use water at {now}.', { now })
      : message('Use water at {now} instead of {before}.', { now, before: format.temperature(before) })
  },
  set_time: ({ seconds, before }) => {
    const now = formatDuration(seconds)
    return before === null
      ? message('Brew for {now}.', { now })
      : message('Brew for {now} instead of {before}.', { now, before: formatDuration(before) })
  },
  by_feel: ({ kind }) => BY_FEEL[kind],
  hotter_instead: () => message('Hotter water would do as well; a finer grind would choke the shot.'),
  half_way_to_best: () => message("That's halfway to your best brew of this coffee."),
  grind_at_end: () => message("The grind can't go further for this method."),
}

export const adviceMessage = (advice: readonly Advice[], format: Format): Message =>
  sentences(...advice.map(({ code, params }) => ADVICE_SENTENCES[code](params as never, format)))
