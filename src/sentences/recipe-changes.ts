/** Sentences about why a recipe differs from the brewer's own, and how. */
import type { RoastLevel } from '../domain/catalog.ts'
import { formatDuration } from '../domain/measures.ts'
import type { Change, Effect, Reason } from '../domain/statement.ts'
import { type Message, message } from '../i18n/message.ts'
import { moveMessage } from './dial.ts'
import type { SentencesFor } from './format.ts'

/** Items of a list after a colon or "use". */
const EFFECTS: Readonly<Record<Effect, Message>> = {
  hotter_water: message('hotter water'),
  cooler_water: message('cooler water'),
  finer_grind: message('a finer grind'),
  coarser_grind: message('a coarser grind'),
  shorter_shot: message('a shorter shot'),
  longer_shot: message('a longer shot'),
  more_coffee: message('a little more coffee'),
  less_coffee: message('a little less coffee'),
}

const ROASTS: Readonly<Record<RoastLevel, (effects: readonly Message[]) => Message>> = {
  LIGHT: (effects) => message('A light roast is dense and gives up its flavor slowly, so use {effects}.', { effects }),
  MEDIUM_LIGHT: (effects) =>
    message('A medium-light roast extracts a little more slowly, so use {effects}.', { effects }),
  MEDIUM: (effects) => message('For a medium roast, use {effects}.', { effects }),
  MEDIUM_DARK: (effects) => message('A medium-dark roast extracts easily, so use {effects}.', { effects }),
  DARK: (effects) => message('A dark roast extracts fast and soon turns bitter, so use {effects}.', { effects }),
}

export const REASON_SENTENCES: SentencesFor<Reason> = {
  roast_level: ({ roast, effects }) => ROASTS[roast](effects.map((effect) => EFFECTS[effect])),
  strength_wish: ({ by, wanted, effect }) => {
    if (effect === 'shot') {
      return wanted === 'stronger'
        ? message(
            '{by, select, profile {Your profile asks} other {You asked}} for a stronger cup: a shorter shot from the same dose.',
            { by },
          )
        : message(
            '{by, select, profile {Your profile asks} other {You asked}} for a lighter cup: a longer shot from the same dose.',
            { by },
          )
    }
    return wanted === 'stronger'
      ? message(
          '{by, select, profile {Your profile asks} other {You asked}} for a stronger cup: more coffee to the same water.',
          { by },
        )
      : message(
          '{by, select, profile {Your profile asks} other {You asked}} for a lighter cup: less coffee to the same water.',
          { by },
        )
  },
  taste_wish: ({ by, wanted, effects }) => {
    const values = { by, effects: effects.map((effect) => EFFECTS[effect]) }
    return wanted === 'richer'
      ? message('{by, select, profile {Your profile leans} other {You asked for it}} richer: {effects}.', values)
      : message('{by, select, profile {Your profile leans} other {You asked for it}} brighter: {effects}.', values)
  },
  grind_nudge: ({ move }) => message('{move}, as you asked.', { move: moveMessage(move) }),
}

export const CHANGE_SENTENCES: SentencesFor<Change> = {
  grind_changed: ({ move }) => message('grind {move}', { move: moveMessage(move) }),
  dose_changed: ({ grams, base }, format) =>
    message('dose {now} instead of {before}', { now: format.weight(grams), before: format.weight(base) }),
  water_changed: ({ grams, base, liquid }, format) => {
    const values = { now: format.weight(grams), before: format.weight(base) }
    return liquid === 'yield'
      ? message('yield {now} instead of {before}', values)
      : message('water {now} instead of {before}', values)
  },
  temperature_changed: ({ waterTempF, base }, format) =>
    message('water at {now} instead of {before}', {
      now: format.temperature(waterTempF),
      before: format.temperature(base),
    }),
  time_changed: ({ seconds, base, kind }) => {
    const values = { now: formatDuration(seconds), before: formatDuration(base) }
    if (kind === 'shot') return message('shot in {now} instead of {before}', values)
    return kind === 'steep'
      ? message('steep for {now} instead of {before}', values)
      : message('brew for {now} instead of {before}', values)
  },
}
