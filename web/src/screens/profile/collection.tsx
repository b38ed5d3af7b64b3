/** One collection: its recipes, and everything that can be done with it. */
import { msg, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useLocation } from 'wouter'
import type { Reply } from '../../api/client.ts'
import { useWrite } from '../../api/hooks.ts'
import { useReadPages } from '../../api/pages.ts'
import { useRemoval } from '../../api/removal.ts'
import { RequireSignIn } from '../../parts/account/require-sign-in.tsx'
import { RecipeCard } from '../../parts/recipe/recipe-card.tsx'
import { useDraftState } from '../../state/draft-state.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { ConfirmButton } from '../../ui/confirm-button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Grid, Page } from '../../ui/page.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import type { ScreenProps } from '../../ui/screen.ts'
import { Empty, Failed, Loading } from '../../ui/states.tsx'
import { CollectionForm } from './collection-form.tsx'

type Collection = Reply<'getCollection'>['collection']
type Item = Collection['items'][number]

const TITLE = msg`Collection`
const LIMIT = 48

export default function CollectionScreen({ params }: ScreenProps<'id'>) {
  return (
    <RequireSignIn title={t(TITLE)} why={t`Sign in to see your collections.`}>
      <OwnCollection id={Number(params.id)} />
    </RequireSignIn>
  )
}

function OwnCollection({ id }: { id: number }) {
  const isId = Number.isInteger(id)
  const items = useReadPages('getCollection', { path: { id }, query: { limit: LIMIT } }, { enabled: isId })
  const status = items.error?.status
  const isDeleted = useRemoval('deleteCollection').isRemoved({ path: { id } })
  const item = useRemoval('removeFromCollection')
  const collection = items.data?.pages[0]?.collection
  if (!isId || isDeleted || status === 404 || status === 400) return <Gone />
  if (!collection) {
    return (
      <Page title={t(TITLE)}>
        {items.error ? <Failed error={items.error} onRetry={items.refetch} /> : <Loading height="60vh" />}
      </Page>
    )
  }
  return (
    <Page title={collection.name} lead={collection.description} actions={<Actions collection={collection} />}>
      <PagedList
        list={items}
        itemsOf={(page) => page.collection.items.filter(({ recipeId }) => !item.isRemoved(itemOf(id, recipeId)))}
        empty={<Bare />}
      >
        {(all) => (
          <Grid>
            {all.map((item) => (
              <RecipeCard key={item.recipeId} recipe={item.recipe} level={2}>
                <RemoveItem collectionId={id} item={item} />
              </RecipeCard>
            ))}
          </Grid>
        )}
      </PagedList>
    </Page>
  )
}

function Actions({ collection }: { collection: Collection }) {
  const { id, name } = collection
  const [isEditing, setEditing] = useDraftState('editing', false)
  const [, navigate] = useLocation()
  const revise = useWrite('patchCollection', { invalidates: ['listCollections', 'getCollection'] })
  const { remove } = useRemoval('deleteCollection', ['listCollections'])
  return (
    <>
      <Button look="quiet" onClick={() => setEditing(true)}>
        <Trans>Edit</Trans>
      </Button>
      <Dialog title={t`Edit collection`} open={isEditing} onClose={() => setEditing(false)}>
        <CollectionForm
          initial={collection}
          action={t`Save`}
          onSave={async (body) => {
            await revise.mutateAsync({ path: { id }, body })
            setEditing(false)
          }}
        />
      </Dialog>
      <ConfirmButton
        label={t`Delete`}
        question={t`Delete ${name}?`}
        yes={t`Delete`}
        onYes={async () => {
          remove({ path: { id } }, t`Collection deleted`)
          navigate('/profile/collections')
        }}
      >
        <Trans>Only the collection is deleted, not the recipes in it.</Trans>
      </ConfirmButton>
    </>
  )
}

const itemOf = (id: number, recipeId: number) => ({ path: { id }, query: { recipeId }, body: null })

function RemoveItem({ collectionId, item }: { collectionId: number; item: Item }) {
  const coffee = item.recipe.coffee.name
  const { remove } = useRemoval('removeFromCollection', ['getCollection', 'listCollections'])
  return (
    <Button
      look="plain"
      aria-label={t`Remove ${coffee}`}
      onClick={() => remove(itemOf(collectionId, item.recipeId), t`${coffee} removed`)}
    >
      <Trans>Remove</Trans>
    </Button>
  )
}

const Bare = () => (
  <Empty scene="saved" title={t`No recipes yet`} action={<LinkButton href="/recipes">{t`Browse recipes`}</LinkButton>}>
    <Trans>Open a recipe and add it to this collection.</Trans>
  </Empty>
)

const Gone = () => (
  <Page title={t(TITLE)} narrow>
    <Empty
      scene="not-found"
      title={t`Collection not found`}
      action={<LinkButton href="/profile/collections">{t`Go to my collections`}</LinkButton>}
    >
      <Trans>It isn't yours, or it was deleted.</Trans>
    </Empty>
  </Page>
)
