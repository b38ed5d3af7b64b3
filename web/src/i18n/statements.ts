/** Sentences about recipes, from what the model or the server found. */
import type { Formatter } from '#domain/units/formatter.ts'
import { RECIPE_SENTENCES, type RecipeStatement } from '#sentences/statements.ts'
import { renderMessage } from './render-message.ts'

/** A statement from the server includes its sentence, for codes that this version of the app doesn't know. */
export interface Statement {
  code: string
  params?: object
  message?: string
}

export function sentenceOf({ code, params, message = '' }: Statement, format: Formatter): string {
  if (params === undefined || !Object.hasOwn(RECIPE_SENTENCES, code)) return message
  return renderMessage(RECIPE_SENTENCES[code as RecipeStatement['code']](params as never, format))
}
