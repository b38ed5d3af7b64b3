/** Coffee page. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'wouter'
import type { Reply } from '../../api/client.ts'
import { useRead } from '../../api/hooks.ts'
import { useReadPages } from '../../api/pages.ts'
import type { Recipe } from '../../api/schema.ts'
import { coffeeBag } from '../../drawings/coffee-bag.ts'
import { typeName } from '../../parts/coffee/coffee-labels.ts'
import { LibraryButton } from '../../parts/coffee/library-button.tsx'
import { RoastTile } from '../../parts/coffee/roast-tile.tsx'
import { ReportButton } from '../../parts/moderation/report-button.tsx'
import { ReviewNote } from '../../parts/moderation/review-note.tsx'
import { useTrackPageView } from '../../parts/roaster/track-page-view.ts'
import { PictureButton } from '../../parts/share/picture-button.tsx'
import { useViewer } from '../../state/session.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Menu } from '../../ui/menu.tsx'
import { Page } from '../../ui/page.tsx'
import { ResourcePage } from '../../ui/resource-page.tsx'
import type { ScreenProps } from '../../ui/screen.ts'
import { ShareButton } from '../../ui/share-button.tsx'
import { written } from '../../ui/written.ts'
import { AuthorTools } from './author-tools.tsx'
import styles from './coffee.module.css'
import { CoffeeFacts } from './coffee-facts.tsx'
import { CoffeeRecipes } from './coffee-recipes.tsx'
import { CoffeeStats, MIN_FOR_STATS } from './coffee-stats.tsx'

type CoffeeDetail = Reply<'getCoffee'>

export default function CoffeeScreen({ params }: ScreenProps<'id'>) {
  const read = useRead('getCoffee', { path: { id: Number(params.id) } })
  return (
    <ResourcePage read={read} under="/coffees">
      {(coffee) => <CoffeePage key={coffee.id} coffee={coffee} />}
    </ResourcePage>
  )
}

/** Hidden from the member who added the coffee. */
function Report({ coffee: { id, submittedBy, review } }: { coffee: CoffeeDetail }) {
  const viewer = useViewer()
  const isOwn = review !== undefined || (viewer != null && submittedBy?.id === viewer.id)
  return isOwn ? null : (
    <div data-noprint>
      <ReportButton type="coffee" id={id} />
    </div>
  )
}

function CoffeePage({ coffee }: { coffee: CoffeeDetail }) {
  useTrackPageView({ roasterId: coffee.roaster.id, coffeeId: coffee.id })
  const roaster = coffee.roasterName
  const { review } = coffee
  const list = useReadPages('listCommunityRecipes', { query: { coffeeId: coffee.id, limit: 100 } })
  const recipes = list.data?.pages.flatMap((page): Recipe[] => page.data)
  return (
    <Page
      title={`${coffee.name}, ${coffee.roasterName}`}
      picture={<RoastTile roast={coffee.roastLevel} sketch={coffeeBag()} size={72} />}
      above={typeName(coffee.coffeeType)}
      heading={<bdi {...written(coffee.name)}>{coffee.name}</bdi>}
      lead={
        <Trans>
          From <Link href={`/roasters/${coffee.roasterSlug}`}>{roaster}</Link>
        </Trans>
      }
      actions={
        review ? (
          <AuthorTools coffee={coffee} />
        ) : (
          <>
            <LinkButton href={`/?coffee=${coffee.id}`}>
              <Trans>Dial in</Trans>
            </LinkButton>
            <LibraryButton coffeeId={coffee.id} />
            <AuthorTools coffee={coffee} />
            <Menu label={t`More`}>
              <ShareButton title={coffee.name} link={`/coffees/${coffee.id}`} />
              <PictureButton title={coffee.name} path={`/coffees/${coffee.id}`} />
            </Menu>
          </>
        )
      }
    >
      {review && <ReviewNote type="coffee" id={coffee.id} review={review} reason={coffee.reviewReason} />}
      {coffee.description && (
        <p className={styles.description} {...written(coffee.description)}>
          {coffee.description}
        </p>
      )}
      <CoffeeFacts coffee={coffee} />
      {!review && <CoffeeRecipes coffee={coffee} list={list} />}
      {recipes && recipes.length >= MIN_FOR_STATS && <CoffeeStats coffeeId={coffee.id} recipes={recipes} />}
      <Report coffee={coffee} />
    </Page>
  )
}
