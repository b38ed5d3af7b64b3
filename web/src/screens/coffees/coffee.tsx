/** Coffee page. */
import { Trans } from '@lingui/react/macro'
import { Link } from 'wouter'
import type { Reply } from '../../api/client.ts'
import { useRead } from '../../api/hooks.ts'
import { useReadPages } from '../../api/pages.ts'
import type { Recipe } from '../../api/schema.ts'
import { typeName } from '../../parts/coffee/coffee-labels.ts'
import { LibraryButton } from '../../parts/coffee/library-button.tsx'
import { ReportButton } from '../../parts/moderation/report-button.tsx'
import { ReviewNote } from '../../parts/moderation/review-note.tsx'
import { useTrackPageView } from '../../parts/roaster/track-page-view.ts'
import { PictureButton } from '../../parts/share/picture-button.tsx'
import { useViewer } from '../../state/session.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { ResourcePage } from '../../ui/resource-page.tsx'
import type { ScreenProps } from '../../ui/screen.ts'
import styles from './coffee.module.css'
import { CoffeeFacts } from './coffee-facts.tsx'
import { CoffeeRecipes } from './coffee-recipes.tsx'
import { CoffeeStats } from './coffee-stats.tsx'

type CoffeeDetail = Reply<'getCoffee'>

export default function CoffeeScreen({ params }: ScreenProps<'id'>) {
  const read = useRead('getCoffee', { path: { id: Number(params.id) } })
  return (
    <ResourcePage read={read} under="/coffees">
      {(coffee) => <CoffeePage key={coffee.id} coffee={coffee} />}
    </ResourcePage>
  )
}

/** Edit link for the user who added the coffee, while no one else uses it. */
function EditLink({ coffee: { id, submittedBy } }: { coffee: CoffeeDetail }) {
  const viewer = useViewer()
  // Of a member with a hidden profile only the name is told: it may be the viewer's own.
  const mayBeOwn = viewer != null && submittedBy !== null && (submittedBy.id ?? viewer.id) === viewer.id
  const { data } = useRead('canEditCoffee', { path: { id } }, { enabled: mayBeOwn })
  return mayBeOwn && data?.canEdit ? (
    <LinkButton href={`/coffees/${id}/edit`} look="quiet">
      <Trans>Edit</Trans>
    </LinkButton>
  ) : null
}

/** Not for whoever added it. */
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
      above={typeName(coffee.coffeeType)}
      heading={coffee.name}
      lead={
        <Trans>
          From <Link href={`/roasters/${coffee.roasterSlug}`}>{roaster}</Link>
        </Trans>
      }
      actions={
        !review && (
          <>
            <EditLink coffee={coffee} />
            <LibraryButton coffeeId={coffee.id} />
            <PictureButton title={coffee.name} path={`/coffees/${coffee.id}`} />
            <LinkButton href={`/?coffee=${coffee.id}`}>
              <Trans>Dial in this coffee</Trans>
            </LinkButton>
          </>
        )
      }
    >
      {review && <ReviewNote type="coffee" id={coffee.id} review={review} reason={coffee.reviewReason} />}
      {coffee.description && (
        <p className={styles.description} dir="auto">
          {coffee.description}
        </p>
      )}
      <CoffeeFacts coffee={coffee} />
      {!review && <CoffeeRecipes coffee={coffee} list={list} />}
      {recipes && recipes.length > 0 && <CoffeeStats coffeeId={coffee.id} recipes={recipes} />}
      <Report coffee={coffee} />
    </Page>
  )
}
