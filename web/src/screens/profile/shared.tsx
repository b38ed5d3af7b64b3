/** Screen of the recipes that the viewer has shared. */
import { msg, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'wouter'
import type { Reply } from '../../api/client.ts'
import { useReadPages } from '../../api/pages.ts'
import type { Recipe } from '../../api/schema.ts'
import { RequireSignIn } from '../../parts/account/require-sign-in.tsx'
import { ReviewNote } from '../../parts/moderation/review-note.tsx'
import { subjectHref, subjectName } from '../../parts/moderation/subjects.ts'
import { RecipeCard } from '../../parts/recipe/recipe-card.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Card, Grid, Page, Row, Section, Stack, Tag } from '../../ui/page.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { Empty } from '../../ui/states.tsx'
import { recipeCount } from './recipe-count.ts'
import styles from './shared.module.css'

const TITLE = msg`Recipes you shared`

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
  const isNone = first && publicOnes(first).length === 0
  return (
    <Page
      title={t(TITLE)}
      lead={first && !isNone ? recipeCount(first.total ?? first.data.length, first.totalIsCapped) : '\u00a0'}
      actions={!isNone && <LinkButton href="/recipes/new">{t`Share a recipe`}</LinkButton>}
    >
      <Reviews />
      <PagedList<Reply<'listCommunityRecipes'>, Recipe>
        list={list}
        itemsOf={publicOnes}
        height="60vh"
        empty={
          <Empty
            scene="recipes"
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

/** Recipes that only the author sees are listed above, with all other content that only they see. */
const publicOnes = (page: Reply<'listCommunityRecipes'>): Recipe[] => page.data.filter(({ review }) => !review)

type Review = Reply<'listReviews'>['data'][number]

/** All content of the viewer that nobody else sees. Mails about moderation decisions link here. */
function Reviews() {
  const list = useReadPages('listReviews', { query: { limit: 20 } })
  return (
    <PagedList<Reply<'listReviews'>, Review> list={list} itemsOf={(page) => page.data} height="0" empty={null}>
      {(reviews) => (
        <Section heading={t`Only you see these`} id="reviews">
          <Grid>
            {reviews.map((review) => (
              <ReviewCard key={`${review.subjectType} ${review.subjectId}`} review={review} />
            ))}
          </Grid>
        </Section>
      )}
    </PagedList>
  )
}

function ReviewCard({ review: { subjectType, subjectId, name, text, review, reason } }: { review: Review }) {
  const subject = { type: subjectType, id: subjectId }
  const canBeSeen = review !== 'deleted' && (subjectType === 'recipe' || subjectType === 'coffee')
  return (
    <Card>
      <Stack>
        <Row>
          <Tag>{subjectName(subjectType)}</Tag>
        </Row>
        <h3 dir="auto" className={styles.name}>
          {canBeSeen ? <Link href={subjectHref(subject)!}>{name}</Link> : name}
        </h3>
        {text && text !== name && (
          <p dir="auto" className={styles.text}>
            {text}
          </p>
        )}
        <ReviewNote {...subject} review={review} reason={reason} />
      </Stack>
    </Card>
  )
}

const EditLabel = ({ coffee }: { coffee: string }) => (
  <Trans>
    Edit<span className="visually-hidden"> the recipe for {coffee}</span>
  </Trans>
)
