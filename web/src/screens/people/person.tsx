/** Public profile of a member. */

import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'wouter'
import type { Reply } from '../../api/client.ts'
import { useRead } from '../../api/hooks.ts'
import { useReadPages } from '../../api/pages.ts'
import type { Recipe } from '../../api/schema.ts'
import { ReportButton } from '../../parts/moderation/report-button.tsx'
import { RecipeCard } from '../../parts/recipe/recipe-card.tsx'
import { SharedDay } from '../../parts/recipe/shared-day.tsx'
import { PictureButton } from '../../parts/share/picture-button.tsx'
import { useViewer } from '../../state/session.ts'
import { useFormat } from '../../state/units.ts'
import { Card, type Figure, Figures, Grid, Page, Section } from '../../ui/page.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { ResourcePage } from '../../ui/resource-page.tsx'
import type { ScreenProps } from '../../ui/screen.ts'
import { Empty } from '../../ui/states.tsx'
import { Brews, Comments } from './activity.tsx'
import styles from './person.module.css'
import { todayInUtc } from './today-in-utc.ts'

type Person = Reply<'getUser'>

export default function PersonScreen({ params }: ScreenProps<'id'>) {
  const read = useRead('getUser', { path: { id: Number(params.id) } }, { staleTime: 0 })
  return <ResourcePage read={read}>{(person) => <PersonPage key={person.user.id} person={person} />}</ResourcePage>
}

function PersonPage({ person }: { person: Person }) {
  const { user, visible } = person
  const isOwn = useViewer()?.id === user.id
  const since = useFormat().month(user.memberSince)
  return (
    <Page
      title={user.displayName}
      above={t`Profile`}
      lead={t`Member since ${since}`}
      actions={visible.profile && <PictureButton title={user.displayName} path={`/users/${user.id}`} />}
    >
      {isOwn && <OwnNote visible={visible} />}
      {visible.profile ? <Shared person={person} /> : <Hidden name={user.displayName} />}
      {!isOwn && (
        <div data-noprint>
          <ReportButton type="profile" id={user.id} />
        </div>
      )}
    </Page>
  )
}

const OwnNote = ({ visible }: Pick<Person, 'visible'>) => (
  <p className={styles.own}>
    {visible.profile ? (
      <Trans>This is what others see of you.</Trans>
    ) : (
      <Trans>Your profile is private. This is all that others see.</Trans>
    )}{' '}
    <Link href="/profile#what-others-see">
      <Trans>Privacy settings</Trans>
    </Link>
  </p>
)

const Hidden = ({ name }: { name: string }) => (
  <Empty title={t`This profile is private`}>
    <Trans>{name} keeps brews and saved recipes private. Shared recipes and comments stay public.</Trans>
  </Empty>
)

function Shared({ person }: { person: Person }) {
  const { user, visible, stats, brewLogs, savedRecipes, comments } = person
  const name = user.displayName
  return (
    <>
      <Card>
        <Figures figures={figuresOf(person)} />
      </Card>
      {stats.recipeCount > 0 && (
        <Section heading={t`Shared recipes`}>
          <SharedRecipes userId={user.id} />
        </Section>
      )}
      <Section heading={t`Latest brews`}>
        {visible.brews && brewLogs.length > 0 ? (
          <Brews brews={brewLogs} />
        ) : (
          <p className={styles.soft}>{visible.brews ? t`No brews yet.` : t`${name} keeps brews private.`}</p>
        )}
      </Section>
      {(!visible.saves || savedRecipes.length > 0) && (
        <Section heading={t`Saved recipes`}>
          {visible.saves ? (
            <Grid>
              {savedRecipes.map(({ recipe, savedAt }) => (
                <RecipeCard key={recipe.id} recipe={recipe} note={<SavedDay at={savedAt} />} />
              ))}
            </Grid>
          ) : (
            <p className={styles.soft}>
              <Trans>{name} keeps saved recipes private.</Trans>
            </p>
          )}
        </Section>
      )}
      {comments.length > 0 && (
        <Section heading={t`Comments`}>
          <Comments comments={comments} />
        </Section>
      )}
    </>
  )
}

/** Counts of what the person hasn't hidden. */
const figuresOf = ({ stats, visible }: Person): Figure[] => [
  { label: t`Shared recipes`, value: stats.recipeCount },
  ...(visible.brews ? [{ label: t`Brews`, value: stats.brewCount }] : []),
  ...(visible.saves ? [{ label: t`Saved recipes`, value: stats.savedCount }] : []),
  { label: t`Comments`, value: stats.commentCount },
]

function SharedRecipes({ userId }: { userId: number }) {
  const list = useReadPages('listUserRecipes', { path: { id: userId }, query: { limit: 12 } }, { staleTime: 0 })
  return (
    <PagedList<Reply<'listUserRecipes'>, Recipe> list={list} itemsOf={(page) => page.data} empty={null}>
      {(recipes) => (
        <Grid>
          {recipes.map((recipe) => (
            <RecipeCard key={recipe.id} recipe={recipe} note={<SharedDay recipe={recipe} />} />
          ))}
        </Grid>
      )}
    </PagedList>
  )
}

function SavedDay({ at }: { at: string }) {
  const day = useFormat().dayInSentence(at, todayInUtc())
  return <time dateTime={at}>{t`Saved ${day}`}</time>
}
