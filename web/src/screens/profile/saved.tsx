/** Recipes that were saved to come back to. */
import { useState } from 'react'
import { useRead } from '../../api/hooks.ts'
import { useRemoval } from '../../api/removal.ts'
import { RequireSignIn } from '../../parts/account/require-sign-in.tsx'
import { RecipeCard } from '../../parts/recipe/recipe-card.tsx'
import { savedOf } from '../../parts/recipe/save-button.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Grid, Page, Row } from '../../ui/page.tsx'
import { Pager } from '../../ui/pager.tsx'
import { Empty, ReadResult } from '../../ui/states.tsx'

const TITLE = 'Saved recipes'
const LIMIT = 24

export default function Saved() {
  return (
    <RequireSignIn title={TITLE} why="Save the recipes that you want to come back to.">
      <Page title={TITLE}>
        <OwnSaved />
      </Page>
    </RequireSignIn>
  )
}

function OwnSaved() {
  const [page, setPage] = useState(1)
  const saved = useRead('listSavedRecipes', { query: { page, limit: LIMIT } }, { keepPrevious: true })
  const { remove, isRemoved } = useRemoval('unsaveRecipe', ['listSavedRecipes'])
  return (
    <ReadResult read={saved} height="60vh">
      {({ savedRecipes, pagination }) => {
        const shown = savedRecipes.filter(({ communityRecipeId }) => !isRemoved(savedOf(communityRecipeId)))
        return shown.length === 0 && pagination.totalPages <= 1 ? (
          <NoneYet />
        ) : (
          <>
            <Grid>
              {shown.map(({ communityRecipeId: id, recipe }) => (
                <RecipeCard key={id} recipe={recipe} level={2}>
                  <Row>
                    <Button
                      look="plain"
                      aria-label={`Don't keep ${recipe.coffee.name}`}
                      onClick={() => remove(savedOf(id), `${recipe.coffee.name} is no longer saved`)}
                    >
                      Don't keep
                    </Button>
                  </Row>
                </RecipeCard>
              ))}
            </Grid>
            <Pager page={page} totalPages={pagination.totalPages} onChange={setPage} />
          </>
        )
      }}
    </ReadResult>
  )
}

const NoneYet = () => (
  <Empty title="Nothing saved yet" action={<LinkButton href="/recipes">Browse recipes</LinkButton>}>
    Tap the bookmark on a recipe, and it waits for you here.
  </Empty>
)
