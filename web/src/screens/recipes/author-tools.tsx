/** Edit and delete buttons for the author of a recipe. */
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
] as const

export function AuthorTools({ recipe: { id } }: { recipe: Recipe }) {
  const [isAsking, setAsking] = useState(false)
  const [, navigate] = useLocation()
  const { remove } = useRemoval('deleteRecipe', INVALIDATES)
  const removeIt = () => {
    setAsking(false)
    remove({ path: { id } }, 'Recipe deleted')
    navigate('/recipes', { replace: true })
  }
  return (
    <>
      <LinkButton href={`/recipes/${id}/edit`} look="quiet">
        Edit
      </LinkButton>
      <Button look="danger" onClick={() => setAsking(true)}>
        Delete
      </Button>
      <Dialog title="Delete this recipe?" open={isAsking} onClose={() => setAsking(false)}>
        <Stack>
          <p>Its votes, ratings and comments go with it. Brews that people logged by it stay in their logs.</p>
          <Row>
            <Button look="danger" onClick={removeIt}>
              Delete it
            </Button>
            <Button look="quiet" onClick={() => setAsking(false)}>
              Keep it
            </Button>
          </Row>
        </Stack>
      </Dialog>
    </>
  )
}
