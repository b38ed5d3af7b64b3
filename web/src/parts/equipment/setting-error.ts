/** Error message of a typed grind setting. */
import { t } from '@lingui/core/macro'
import type { GrinderModel } from '#domain/catalog.ts'
import { parseSetting } from '#domain/parse-setting.ts'
import { settingProblem } from '#sentences/setting-problems.ts'
import { renderMessage } from '../../i18n/render-message.ts'

export function settingError(dial: GrinderModel | undefined, text: string): string | undefined {
  if (text.trim() === '') return undefined
  if (!dial) return /\d/.test(text) ? undefined : t`Enter a number, such as 24`
  const parsed = parseSetting(dial, text)
  return parsed.ok ? undefined : renderMessage(settingProblem(dial, text, parsed.problem))
}
