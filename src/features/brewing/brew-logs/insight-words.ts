/** Sentences for the insights from a member's own brews. */
import type { Insight } from '../../../domain/brew-insights.ts'
import { grinderName } from '../../../domain/catalog.ts'
import type { Reader } from '../../../http/reader.ts'
import { type Message, message, sentences, verbatim } from '../../../i18n/message.ts'
import { rangeMessage } from '../../../sentences/dial.ts'
import { methodPhrase } from '../../../sentences/method-phrases.ts'
import type { Catalog } from '../../equipment/catalog/catalog.ts'

/** Ratings are averaged to hundredths. */
const DIGITS = 2

export function insightMessage(insight: Insight, catalog: Catalog, reader: Reader): Message {
  const { type, days = 0, range = { min: 0, max: 0 } } = insight
  if (type === 'streak_milestone') {
    return message('{days, plural, one {# day} other {# days}} in a row with a brew.', { days })
  }
  const method = methodPhrase(insight.method ?? '')
  if (type === 'ratio_preference') {
    const ratio = spanOf(range, reader)
    return sentences(message('You like 1:{ratio} best for {method}.', { ratio, method }), evidenceOf(insight, reader))
  }
  const grinder = insight.grinderId ? catalog.requireGrinder(insight.grinderId) : undefined
  const values = { method, setting: grinder ? rangeMessage(grinder, range) : verbatim(spanOf(range, reader)) }
  return sentences(
    grinder
      ? message('You like {setting} on the {grinder} best for {method}.', { ...values, grinder: grinderName(grinder) })
      : message('You like a grind setting of {setting} best for {method}.', values),
    evidenceOf(insight, reader),
  )
}

const evidenceOf = ({ averageRating = 0, elsewhere = 0, brews = 0 }: Insight, { format }: Reader): Message =>
  message('{brews, plural, one {# brew} other {# brews}} with {rating} stars on average, {elsewhere} elsewhere.', {
    brews,
    rating: format.number(averageRating, DIGITS),
    elsewhere: format.number(elsewhere, DIGITS),
  })

const spanOf = ({ min, max }: { min: number; max: number }, { format }: Reader): string =>
  min === max ? format.number(min, DIGITS) : `${format.number(min, DIGITS)}–${format.number(max, DIGITS)}`
