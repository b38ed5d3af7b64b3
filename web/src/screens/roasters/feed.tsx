/** The newest recipes for the coffees of roasters one follows. */
import { useReadPages } from '../../api/hooks.ts'
import type { Recipe } from '../../api/schema.ts'
import { RequireSignIn } from '../../parts/account/require-sign-in.tsx'
import { RecipeCard } from '../../parts/recipe/recipe-card.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Grid, Page } from '../../ui/page.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { Empty } from '../../ui/states.tsx'

const TITLE = 'From roasters you follow'

export default function Feed() {
  return (
    <RequireSignIn
      title={TITLE}
      why="Follow roasters, and new recipes for their coffees come to you."
      instead={
        <LinkButton href="/roasters" look="plain">
          Look at the roasters
        </LinkButton>
      }
    >
      <FeedPage />
    </RequireSignIn>
  )
}

function FeedPage() {
  const list = useReadPages('getFeed', { query: { limit: 20 } })
  return (
    <Page
      title={TITLE}
      actions={
        <LinkButton href="/roasters" look="quiet">
          All roasters
        </LinkButton>
      }
    >
      <PagedList<{ data: Recipe[] }, Recipe>
        list={list}
        itemsOf={(page) => page.data}
        empty={
          <Empty title="Nothing here yet" action={<LinkButton href="/roasters">Find roasters to follow</LinkButton>}>
            Follow a roaster whose coffees you like. What people brew of them shows up here.
          </Empty>
        }
      >
        {(recipes) => (
          <Grid>
            {recipes.map((recipe) => (
              <RecipeCard key={recipe.id} recipe={recipe} level={2} />
            ))}
          </Grid>
        )}
      </PagedList>
    </Page>
  )
}
