/** Edit and delete buttons for the author of a recipe; what a moderator hid can only be deleted. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useRemoval } from '../../api/removal.ts'
import type { Recipe } from '../../api/schema.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Row, Stack } from '../../ui/page.tsx'

const INVALIDATES = [
  'searchRecipes',
  'listCommunityRecipes',
  'listRoasterRecipes',
  'getFeed',
  'getCoffeeStats',
  'listReviews',
] as const

export function AuthorTools({ recipe: { id, review } }: { recipe: Recipe }) {
  const [isAsking, setAsking] = useState(false)
  const [, navigate] = useLocation()
  const { remove } = useRemoval('deleteRecipe', INVALIDATES)
  const removeIt = () => {
    setAsking(false)
    remove({ path: { id } }, t`Recipe deleted`)
    navigate('/recipes', { replace: true })
  }
  return (
    <>
      {review !== 'hidden' && (
        <LinkButton href={`/recipes/${id}/edit`} look="quiet">
          <Trans>Edit</Trans>
        </LinkButton>
      )}
      <Button look="danger" onClick={() => setAsking(true)}>
        <Trans>Delete</Trans>
      </Button>
      <Dialog title={t`Delete this recipe?`} open={isAsking} onClose={() => setAsking(false)}>
        <Stack>
          <p>
            <Trans>
              Its votes, ratings and comments are deleted too. Brews that people logged with it stay in their logs.
            </Trans>
          </p>
          <Row>
            <Button look="danger" onClick={removeIt}>
              <Trans>Delete</Trans>
            </Button>
            <Button look="quiet" onClick={() => setAsking(false)}>
              <Trans>Cancel</Trans>
            </Button>
          </Row>
        </Stack>
      </Dialog>
    </>
  )
}
