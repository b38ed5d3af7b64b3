/** Sentences about an adapted recipe, for the server and for the web app. */
import type { Finding } from '../domain/finding.ts'
import type { Change, Reason, Warning } from '../domain/statement.ts'
import type { Message } from '../i18n/message.ts'
import { FINDING_SENTENCES } from './findings.ts'
import type { Format, SentencesFor } from './format.ts'
import { CHANGE_SENTENCES, REASON_SENTENCES } from './recipe-changes.ts'
import { WARNING_SENTENCES } from './warnings.ts'

export type RecipeStatement = Finding | Reason | Change | Warning

export const RECIPE_SENTENCES: SentencesFor<RecipeStatement> = {
  ...FINDING_SENTENCES,
  ...REASON_SENTENCES,
  ...CHANGE_SENTENCES,
  ...WARNING_SENTENCES,
}

export const statementMessage = ({ code, params }: RecipeStatement, format: Format): Message =>
  RECIPE_SENTENCES[code](params as never, format)
