/** Lets the author of a recipe delete it, after a confirmation. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useLocation } from 'wouter'
import { useRemoval } from '../../api/removal.ts'
import { ConfirmButton } from '../../ui/confirm-button.tsx'

const INVALIDATES = [
  'searchRecipes',
  'listCommunityRecipes',
  'listRoasterRecipes',
  'getFeed',
  'getCoffeeStats',
  'listReviews',
] as const

export function DeleteRecipe({ id }: { id: number }) {
  const [, navigate] = useLocation()
  const { remove } = useRemoval('deleteRecipe', INVALIDATES)
  return (
    <ConfirmButton
      label={t`Delete`}
      question={t`Delete this recipe?`}
      yes={t`Delete`}
      onYes={async () => {
        remove({ path: { id } }, t`Recipe deleted`)
        navigate('/recipes', { replace: true })
      }}
    >
      <Trans>
        Its votes, ratings and comments are deleted too. Brews that people logged with it stay in their logs.
      </Trans>
    </ConfirmButton>
  )
}
