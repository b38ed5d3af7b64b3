/** A roaster's page: who they are, their coffees, and how people brew them. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { Reply } from '../../api/client.ts'
import { useRead } from '../../api/hooks.ts'
import { useReadPages } from '../../api/pages.ts'
import type { Recipe } from '../../api/schema.ts'
import { type Coffee, CoffeeCard } from '../../parts/coffee/coffee-card.tsx'
import { ReportButton } from '../../parts/moderation/report-button.tsx'
import { ReviewNote } from '../../parts/moderation/review-note.tsx'
import { RecipeCard } from '../../parts/recipe/recipe-card.tsx'
import { useTrackPageView } from '../../parts/roaster/track-page-view.ts'
import { PictureButton } from '../../parts/share/picture-button.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { Grid, Page, Section } from '../../ui/page.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { ResourcePage } from '../../ui/resource-page.tsx'
import type { ScreenProps } from '../../ui/screen.ts'
import { ShareButton } from '../../ui/share-button.tsx'
import { Empty } from '../../ui/states.tsx'
import { written } from '../../ui/written.ts'
import { FollowButton, FollowerCount } from './follow-button.tsx'
import styles from './roaster.module.css'
import { RoasterLogo } from './roaster-logo.tsx'
import { pictureAddress, webAddress } from './safe-url.ts'
import { Verified } from './verified.tsx'

type Roaster = Reply<'getRoaster'>

export default function RoasterScreen({ params }: ScreenProps<'slug'>) {
  const read = useRead('getRoaster', { path: { slug: params.slug } })
  return (
    <ResourcePage read={read} under="/roasters">
      {(roaster) => <RoasterPage key={roaster.id} roaster={roaster} />}
    </ResourcePage>
  )
}

function RoasterPage({ roaster }: { roaster: Roaster }) {
  const { review } = roaster
  return (
    <>
      <Cover roaster={roaster} />
      <Page
        title={roaster.name}
        above={roaster.location}
        heading={
          <span className={styles.heading}>
            <RoasterLogo roaster={roaster} size={64} />
            <bdi {...written(roaster.name)}>{roaster.name}</bdi>
          </span>
        }
        lead={roaster.tagline}
        actions={
          !review && (
            <>
              <FollowButton slug={roaster.slug} followerCount={roaster.followerCount} />
              <Menu label={t`More`}>
                <ShareButton title={roaster.name} link={`/roasters/${roaster.slug}`} />
                <PictureButton title={roaster.name} path={`/roasters/${roaster.slug}`} />
              </Menu>
            </>
          )
        }
      >
        {review && <ReviewNote type="roaster" id={roaster.id} review={review} reason={roaster.reviewReason} />}
        <About roaster={roaster} />
        {!review && <InPublic roaster={roaster} />}
      </Page>
    </>
  )
}

/** Parts of the page that are shown only while the roaster is public. */
function InPublic({ roaster: { id, slug } }: { roaster: Roaster }) {
  useTrackPageView({ roasterId: id })
  return (
    <>
      <RoasterCoffees slug={slug} />
      <RoasterRecipes slug={slug} />
      <div data-noprint>
        <ReportButton type="roaster" id={id} />
      </div>
    </>
  )
}

/** Hidden if the image fails to load. */
function Cover({ roaster: { coverImageUrl } }: { roaster: Roaster }) {
  const [isBroken, setBroken] = useState(false)
  const address = pictureAddress(coverImageUrl)
  if (!address || isBroken) return null
  return (
    <img
      src={address}
      alt=""
      width={1280}
      height={320}
      loading="lazy"
      decoding="async"
      referrerPolicy="no-referrer"
      className={styles.cover}
      onError={() => setBroken(true)}
    />
  )
}

function About({ roaster }: { roaster: Roaster }) {
  const website = webAddress(roaster.websiteUrl)
  return (
    <div className={styles.about}>
      {roaster.description && (
        <p className={styles.description} {...written(roaster.description)}>
          {roaster.description}
        </p>
      )}
      <p className={styles.facts}>
        {roaster.isVerified && <Verified />}
        {!roaster.review && <FollowerCount slug={roaster.slug} followerCount={roaster.followerCount} />}
        {roaster.style && <Style style={roaster.style} />}
        {website && (
          <a href={website.href} rel="noopener nofollow" target="_blank">
            {website.host}
          </a>
        )}
      </p>
    </div>
  )
}

const Style = ({ style }: { style: string }) => (
  <span>
    <Trans>Style: {style}</Trans>
  </span>
)

function RoasterCoffees({ slug }: { slug: string }) {
  const list = useReadPages('listRoasterCoffees', { path: { slug }, query: { limit: 24 } })
  return (
    <Section heading={t`Coffees`}>
      <PagedList<Reply<'listRoasterCoffees'>, Coffee>
        list={list}
        itemsOf={(page) => page.data}
        height="24rem"
        empty={
          <Empty
            scene="coffees"
            title={t`No coffees yet`}
            action={
              <LinkButton href="/coffees/new">
                <Trans>Add a coffee</Trans>
              </LinkButton>
            }
          >
            <Trans>Got one of their bags? Add it.</Trans>
          </Empty>
        }
      >
        {(coffees) => (
          <Grid>
            {coffees.map((coffee) => (
              <CoffeeCard key={coffee.id} coffee={coffee} hideRoaster />
            ))}
          </Grid>
        )}
      </PagedList>
    </Section>
  )
}

function RoasterRecipes({ slug }: { slug: string }) {
  const list = useReadPages('listRoasterRecipes', { path: { slug }, query: { limit: 12 } })
  return (
    <Section heading={t`Newest recipes`}>
      <PagedList<{ data: Recipe[] }, Recipe>
        list={list}
        itemsOf={(page) => page.data}
        height="24rem"
        empty={
          <Empty
            scene="recipes"
            title={t`No recipes yet`}
            action={
              <LinkButton href="/recipes/new">
                <Trans>Share a recipe</Trans>
              </LinkButton>
            }
          >
            <Trans>Brewed one of these coffees? Share how.</Trans>
          </Empty>
        }
      >
        {(recipes) => (
          <Grid>
            {recipes.map((recipe) => (
              <RecipeCard key={recipe.id} recipe={recipe} />
            ))}
          </Grid>
        )}
      </PagedList>
    </Section>
  )
}
