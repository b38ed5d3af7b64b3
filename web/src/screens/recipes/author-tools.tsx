/** What only the author of a recipe may do with it. */
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useWrite } from '../../api/hooks.ts'
import type { Recipe } from '../../api/operations.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Row, Stack } from '../../ui/page.tsx'
import { ErrorNote } from '../../ui/states.tsx'
import { say } from '../../ui/toast.tsx'

export function AuthorTools({ recipe: { id } }: { recipe: Recipe }) {
  const [isAsking, setAsking] = useState(false)
  const [, navigate] = useLocation()
  const remove = useWrite('deleteRecipe', {
    outdates: ['searchRecipes', 'listCommunityRecipes', 'listRoasterRecipes', 'getFeed', 'getCoffeeStats'],
    onSuccess: () => {
      say('The recipe is deleted')
      navigate('/recipes', { replace: true })
    },
  })
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
          {remove.error && <ErrorNote>{remove.error.message}</ErrorNote>}
          <Row>
            <Button look="danger" busy={remove.isPending} onClick={() => remove.mutate({ path: { id } })}>
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
