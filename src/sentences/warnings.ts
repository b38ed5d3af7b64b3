/** What a recipe's figures alone don't show: a grinder that can't reach the grind, a nudge that was cut short. */
import type { OutOfReach, Warning } from '../domain/statement.ts'
import { type Message, message, sentences, verbatim } from '../i18n/message.ts'
import { readingMessage } from './dial.ts'
import type { SentencesFor } from './format.ts'
import { methodPhrase } from './method-phrases.ts'

export const WARNING_SENTENCES: SentencesFor<Warning> = {
  not_fine_enough: (found) => {
    const values = valuesOf(found)
    if (found.target === 'recipe') {
      return message(
        "The {grinder} doesn't grind as fine as this recipe asks for: {setting} is its finest setting.",
        values,
      )
    }
    return sentences(
      message(
        "The {grinder} doesn't grind fine enough for {method}: {setting} is its finest setting and still too coarse.",
        values,
      ),
      TOO_COARSE[found.extraction],
    )
  },
  not_coarse_enough: (found) => {
    const values = valuesOf(found)
    if (found.target === 'recipe') {
      return message(
        "The {grinder} doesn't grind as coarse as this recipe asks for: {setting} is its coarsest setting.",
        values,
      )
    }
    return sentences(
      message(
        "The {grinder} doesn't grind coarse enough for {method}: {setting} is its coarsest setting and still too fine.",
        values,
      ),
      TOO_FINE[found.extraction],
    )
  },
  no_usual_setting: (found) =>
    message(
      'The {grinder} has no setting inside the usual range for {method}: {setting} is the closest.',
      valuesOf(found),
    ),
  nudge_cut_short: ({ setting, made, asked }) => {
    const end = readingMessage(setting)
    return made === 0
      ? message('The dial is at its end, {end}. There is no step left.', { end })
      : message(
          'The dial ends at {end}, so it moves {made, plural, one {only # step} other {only # steps}} instead of {asked}.',
          { end, made, asked: String(asked) },
        )
  },
  nudge_out_of_range: ({ method, way }) => {
    const values = { method: methodPhrase(method) }
    return way === 'finer'
      ? message('Your change makes the grind finer than usual for {method}.', values)
      : message('Your change makes the grind coarser than usual for {method}.', values)
  },
  dial_ends: ({ grinder, setting, way, from, fromSetting }) => {
    const values = { grinder, setting: readingMessage(setting), from, fromSetting: readingMessage(fromSetting) }
    return way === 'fine'
      ? message(
          "The {grinder} doesn't grind that fine: {setting} is its finest setting, still coarser than {fromSetting} on the {from}.",
          values,
        )
      : message(
          "The {grinder} doesn't grind that coarse: {setting} is its coarsest setting, still finer than {fromSetting} on the {from}.",
          values,
        )
  },
  beyond_known_points: ({ grinders }) =>
    message('This grind is beyond the reference points we have ({grinders}), so it is an estimate.', {
      grinders: grinders.map(verbatim),
    }),
}

type Extraction = OutOfReach['extraction']

const TOO_COARSE: Readonly<Record<Extraction, Message>> = {
  espresso: message('Expect a shot that runs fast and tastes sour.'),
  percolation: message('Expect a fast, thin cup.'),
  immersion: message('Expect a weak cup; steep longer.'),
}

const TOO_FINE: Readonly<Record<Extraction, Message>> = {
  espresso: message('Expect the machine to choke.'),
  percolation: message('Expect a slow, bitter cup.'),
  immersion: message('Expect a muddy, bitter cup; steep shorter.'),
}

const valuesOf = ({ grinder, setting, method }: Pick<OutOfReach, 'grinder' | 'setting' | 'method'>) => ({
  grinder,
  setting: readingMessage(setting),
  method: methodPhrase(method),
})
