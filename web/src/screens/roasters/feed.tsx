/** The newest recipes for the coffees of roasters that the viewer follows. */
import { msg, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useReadPages } from '../../api/pages.ts'
import type { Recipe } from '../../api/schema.ts'
import { RequireSignIn } from '../../parts/account/require-sign-in.tsx'
import { RecipeCard } from '../../parts/recipe/recipe-card.tsx'
import { SharedDay } from '../../parts/recipe/shared-day.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Grid, Page } from '../../ui/page.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { Empty } from '../../ui/states.tsx'

const TITLE = msg`Your feed`

export default function Feed() {
  return (
    <RequireSignIn
      title={t(TITLE)}
      why={t`Follow roasters to see new recipes for their coffees.`}
      instead={
        <LinkButton href="/roasters" look="plain">
          <Trans>Browse roasters</Trans>
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
      title={t(TITLE)}
      lead={t`New recipes for coffees from roasters you follow.`}
      actions={
        <LinkButton href="/roasters" look="quiet">
          <Trans>All roasters</Trans>
        </LinkButton>
      }
    >
      <PagedList<{ data: Recipe[] }, Recipe>
        list={list}
        itemsOf={(page) => page.data}
        empty={
          <Empty
            scene="feed"
            title={t`Nothing here yet`}
            action={
              <LinkButton href="/roasters">
                <Trans>Find roasters to follow</Trans>
              </LinkButton>
            }
          >
            <Trans>Follow roasters to see new recipes for their coffees.</Trans>
          </Empty>
        }
      >
        {(recipes) => (
          <Grid>
            {recipes.map((recipe) => (
              <RecipeCard key={recipe.id} recipe={recipe} level={2} note={<SharedDay recipe={recipe} />} />
            ))}
          </Grid>
        )}
      </PagedList>
    </Page>
  )
}
