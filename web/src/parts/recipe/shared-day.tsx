/** When a recipe was shared, in the last line of its card. */
import { t } from '@lingui/core/macro'
import type { Recipe } from '../../api/schema.ts'
import { useFormat } from '../../state/units.ts'

export function SharedDay({ recipe: { createdAt } }: { recipe: Recipe }) {
  const day = useFormat().dayInSentence(createdAt)
  return <time dateTime={createdAt}>{t`Shared ${day}`}</time>
}
