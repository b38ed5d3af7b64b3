/** Texts at the top of a recipe: a title if its author gave it none, and its difficulty. */
import type { Difficulty, ProposedTitle } from '../domain/recipe-words.ts'
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

/** For places without a label that says what it is. */
export function difficultyMessage(difficulty: Difficulty): Message {
  switch (difficulty) {
    case 'easy':
      return message('Easy')
    case 'medium':
      return message('Medium difficulty')
    case 'advanced':
      return message('Advanced')
  }
}
