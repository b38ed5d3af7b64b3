/** The title of a recipe whose author gave it none. */
import type { ProposedTitle } from '../domain/recipe-words.ts'
import { type Message, message, verbatim } from '../i18n/message.ts'

export function proposedTitleMessage({ code, params }: ProposedTitle): Message {
  switch (code) {
    case 'brewer_by_author':
      return message('{brewer} by {author}', params)
    case 'method_by_author':
      return message('{method} by {author}', params)
    case 'brewer':
      return verbatim(params.brewer)
    case 'method':
      return verbatim(params.method)
  }
}
