/** Screen of the recipes that the viewer has shared. */
import { msg, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Reply } from '../../api/client.ts'
import { useReadPages } from '../../api/hooks.ts'
import type { Recipe } from '../../api/schema.ts'
import { RequireSignIn } from '../../parts/account/require-sign-in.tsx'
import { RecipeCard } from '../../parts/recipe/recipe-card.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Grid, Page, Row } from '../../ui/page.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { Empty } from '../../ui/states.tsx'
import { recipeCount } from './recipe-count.ts'

const TITLE = msg`Shared recipes`

export default function SharedRecipes() {
  return (
    <RequireSignIn title={t(TITLE)} why={t`Share your recipes and see what others think of them.`}>
      <OwnShared />
    </RequireSignIn>
  )
}

function OwnShared() {
  const list = useReadPages('listCommunityRecipes', { query: { createdByMe: true, limit: 24 } })
  const first = list.data?.pages[0]
  const isNone = first?.data.length === 0
  return (
    <Page
      title={t(TITLE)}
      lead={first && !isNone ? recipeCount(first.total ?? first.data.length, first.totalIsCapped) : '\u00a0'}
      actions={!isNone && <LinkButton href="/recipes/new">{t`Share a recipe`}</LinkButton>}
    >
      <PagedList<Reply<'listCommunityRecipes'>, Recipe>
        list={list}
        itemsOf={(page) => page.data}
        height="60vh"
        empty={
          <Empty
            title={t`No shared recipes yet`}
            action={<LinkButton href="/recipes/new">{t`Share a recipe`}</LinkButton>}
          >
            <Trans>Anyone can brew, rate and comment on the recipes you share.</Trans>
          </Empty>
        }
      >
        {(recipes) => (
          <Grid>
            {recipes.map((recipe) => (
              <RecipeCard key={recipe.id} recipe={recipe} level={2}>
                <Row>
                  <LinkButton look="plain" href={`/recipes/${recipe.id}/edit`}>
                    <EditLabel coffee={recipe.coffee.name} />
                  </LinkButton>
                </Row>
              </RecipeCard>
            ))}
          </Grid>
        )}
      </PagedList>
    </Page>
  )
}

const EditLabel = ({ coffee }: { coffee: string }) => (
  <Trans>
    Edit<span className="visually-hidden"> the recipe for {coffee}</span>
  </Trans>
)
