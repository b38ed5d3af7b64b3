/** Names of the variants of a recipe, and why each is suggested. */
import type { Variant } from '../../../domain/variants.ts'
import type { Reader } from '../../../http/reader.ts'
import { type Message, message, sentences } from '../../../i18n/message.ts'

const NAMES: Readonly<Record<string, Message>> = {
  balanced: message('Balanced'),
  brighter: message('Brighter'),
  richer: message('Richer'),
}

const REASONS: Readonly<Record<string, Message>> = {
  balanced: message('Exactly what you asked for.'),
  brighter: message('One step brighter than you asked for.'),
  richer: message('One step richer than you asked for.'),
}

export const variantName = ({ id, source }: Variant): Message =>
  source.type === 'model' ? NAMES[id]! : message("{author}'s recipe", { author: source.author })

export function variantReason({ id, source, otherCoffee: coffee, tasteMatchScore }: Variant, reader: Reader): Message {
  const match = tasteMatchScore === null ? [] : [matchesYourTaste(tasteMatchScore, reader)]
  if (source.type === 'model') return sentences(REASONS[id]!, ...match)
  const { upvotes, downvotes } = source
  return sentences(
    votesMessage(upvotes, downvotes),
    ...(coffee === undefined ? [] : [message('Written for {coffee}.', { coffee })]),
    ...match,
  )
}

export function votesMessage(upvotes: number, downvotes: number): Message {
  const votes = upvotes + downvotes
  return votes === 0
    ? message('Nobody has voted on it yet.')
    : message('{upvotes} of {votes, plural, one {# person} other {# people}} liked it.', { upvotes, votes })
}

export const matchesYourTaste = (percent: number, { format }: Reader): Message =>
  message('Matches your taste {match}.', { match: format.percent(percent / 100) })
