/** One collection: its recipes, and everything that can be done with it. */
import { useLocation } from 'wouter'
import type { Reply } from '../../api/client.ts'
import { useReadPages, useWrite } from '../../api/hooks.ts'
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

const TITLE = 'Collection'
const LIMIT = 48

export default function CollectionScreen({ params }: ScreenProps<'id'>) {
  return (
    <RequireSignIn title={TITLE} why="Collections are private: only whoever made one can see it.">
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
      <Page title={TITLE}>
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
  const [isRenaming, setRenaming] = useDraftState('renaming', false)
  const [, navigate] = useLocation()
  const revise = useWrite('patchCollection', { invalidates: ['listCollections', 'getCollection'] })
  const { remove } = useRemoval('deleteCollection', ['listCollections'])
  return (
    <>
      <Button look="quiet" onClick={() => setRenaming(true)}>
        Rename
      </Button>
      <Dialog title="Rename the collection" open={isRenaming} onClose={() => setRenaming(false)}>
        <CollectionForm
          initial={collection}
          action="Save"
          onSave={async (body) => {
            await revise.mutateAsync({ path: { id }, body })
            setRenaming(false)
          }}
        />
      </Dialog>
      <ConfirmButton
        label="Delete"
        look="danger"
        question={`Delete ${name}?`}
        yes="Delete it"
        onYes={async () => {
          remove({ path: { id } }, 'Collection deleted')
          navigate('/profile/collections')
        }}
      >
        The recipes in it stay where they are.
      </ConfirmButton>
    </>
  )
}

const itemOf = (id: number, recipeId: number) => ({ path: { id }, query: { recipeId }, body: null })

function RemoveItem({ collectionId, item }: { collectionId: number; item: Item }) {
  const { remove } = useRemoval('removeFromCollection', ['getCollection', 'listCollections'])
  return (
    <Button
      look="plain"
      aria-label={`Take out ${item.recipe.coffee.name}`}
      onClick={() => remove(itemOf(collectionId, item.recipeId), `${item.recipe.coffee.name} taken out`)}
    >
      Take out
    </Button>
  )
}

const Bare = () => (
  <Empty title="Nothing in it yet" action={<LinkButton href="/recipes">Browse recipes</LinkButton>}>
    Open a recipe and add it to this collection.
  </Empty>
)

const Gone = () => (
  <Page title={TITLE} narrow>
    <Empty title="No such collection" action={<LinkButton href="/profile/collections">To your collections</LinkButton>}>
      It isn't yours, or it was deleted.
    </Empty>
  </Page>
)
