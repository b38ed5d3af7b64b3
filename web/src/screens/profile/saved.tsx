/** Screen of the recipes that the viewer has saved. */
import { msg, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
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

const TITLE = msg`Saved recipes`
const LIMIT = 24

export default function Saved() {
  return (
    <RequireSignIn title={t(TITLE)} why={t`Save recipes to find them again.`}>
      <Page title={t(TITLE)}>
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
                    <RemoveButton coffee={recipe.coffee.name} onRemove={(message) => remove(savedOf(id), message)} />
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

const RemoveButton = ({ coffee, onRemove }: { coffee: string; onRemove: (message: string) => void }) => (
  <Button
    look="plain"
    aria-label={t`Remove ${coffee}`}
    onClick={() => onRemove(t`${coffee} removed from your saved recipes`)}
  >
    <Trans>Remove</Trans>
  </Button>
)

const NoneYet = () => (
  <Empty
    scene="saved"
    title={t`No saved recipes yet`}
    action={<LinkButton href="/recipes">{t`Browse recipes`}</LinkButton>}
  >
    <Trans>Tap the bookmark on a recipe to save it here.</Trans>
  </Empty>
)
