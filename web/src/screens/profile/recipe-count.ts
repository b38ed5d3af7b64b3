/** Counts recipes in words. */
import { i18n } from '@lingui/core'
import { plural, t } from '@lingui/core/macro'

/** "1 recipe", "22 recipes", "10,000+ recipes". */
export function recipeCount(count: number, isCapped = false): string {
  if (!isCapped) return plural(count, { one: '# recipe', other: '# recipes' })
  const atLeast = i18n.number(count)
  return t`${atLeast}+ recipes`
}
