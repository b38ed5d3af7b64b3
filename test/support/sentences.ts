/** Renders findings of the domain as the English sentences of the API. */
import type { GrinderModel } from '#src/domain/catalog.ts'
import type { SettingRange } from '#src/domain/notation.ts'
import type { Advice } from '#src/domain/statement.ts'
import { ENGLISH_READER } from '#src/http/reader.ts'
import { adviceMessage } from '#src/sentences/advice.ts'
import { dialMessage } from '#src/sentences/dial.ts'
import type { RecipeStatement } from '#src/sentences/statements.ts'

export const formatSetting = (grinder: GrinderModel, setting: number): string =>
  ENGLISH_READER.setting(grinder, setting)

export const formatRange = (grinder: GrinderModel, range: SettingRange): string => ENGLISH_READER.range(grinder, range)

export const describeDial = (grinder: GrinderModel): string => ENGLISH_READER.t(dialMessage(grinder))

export const say = (statement: RecipeStatement | undefined): string | undefined =>
  statement && ENGLISH_READER.say(statement)

export const sayAll = (statements: readonly RecipeStatement[]): string[] => statements.map(ENGLISH_READER.say)

/** Warnings as responses have them, without their figures. */
export const withMessages = (statements: readonly RecipeStatement[]) =>
  statements.map((statement) => ({ code: statement.code, message: ENGLISH_READER.say(statement) }))

export const sayAdvice = (advice: readonly Advice[]): string =>
  ENGLISH_READER.t(adviceMessage(advice, ENGLISH_READER.format))
