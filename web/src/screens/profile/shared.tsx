/** Screen of the recipes that the viewer has shared. */
import type { Reply } from '../../api/client.ts'
import { useReadPages } from '../../api/hooks.ts'
import type { Recipe } from '../../api/schema.ts'
import { RequireSignIn } from '../../parts/account/require-sign-in.tsx'
import { RecipeCard } from '../../parts/recipe/recipe-card.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { pluralize } from '../../ui/format.ts'
import { Grid, Page, Row } from '../../ui/page.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { Empty } from '../../ui/states.tsx'

const TITLE = 'Shared recipes'

export default function SharedRecipes() {
  return (
    <RequireSignIn title={TITLE} why="Share how you brew a coffee, and see what others make of it.">
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
      title={TITLE}
      lead={
        first && !isNone
          ? `${pluralize(first.total ?? first.data.length, 'recipe', 'recipes', first.totalIsCapped)}, for everybody to brew`
          : '\u00a0'
      }
      actions={!isNone && <LinkButton href="/recipes/new">Share a recipe</LinkButton>}
    >
      <PagedList<Reply<'listCommunityRecipes'>, Recipe>
        list={list}
        itemsOf={(page) => page.data}
        height="60vh"
        empty={
          <Empty title="Nothing shared yet" action={<LinkButton href="/recipes/new">Share a recipe</LinkButton>}>
            A recipe that you share can be brewed, rated and commented on by everybody.
          </Empty>
        }
      >
        {(recipes) => (
          <Grid>
            {recipes.map((recipe) => (
              <RecipeCard key={recipe.id} recipe={recipe} level={2}>
                <Row>
                  <LinkButton look="plain" href={`/recipes/${recipe.id}/edit`}>
                    Edit<span className="visually-hidden"> the recipe for {recipe.coffee.name}</span>
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
