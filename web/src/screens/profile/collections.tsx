/** Collections of recipes, and a new one. */
import { Link, useLocation } from 'wouter'
import { useReadPages, useWrite } from '../../api/hooks.ts'
import { useRemoval } from '../../api/removal.ts'
import { RequireSignIn } from '../../parts/account/require-sign-in.tsx'
import { pluralize } from '../../ui/format.ts'
import { Grid, Page, Section } from '../../ui/page.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { Empty } from '../../ui/states.tsx'
import { CollectionForm } from './collection-form.tsx'
import styles from './collections.module.css'

const TITLE = 'Collections'

export default function Collections() {
  return (
    <RequireSignIn title={TITLE} why="Gather recipes the way you think of them: slow mornings, guests, to try.">
      <Page title={TITLE} lead="Recipes, gathered the way you think of them.">
        <OwnCollections />
      </Page>
    </RequireSignIn>
  )
}

function OwnCollections() {
  const collections = useReadPages('listCollections', { query: { limit: 50 } })
  const { isRemoved } = useRemoval('deleteCollection')
  const create = useWrite('createCollection', { invalidates: ['listCollections'] })
  const [, navigate] = useLocation()
  return (
    <>
      <PagedList
        list={collections}
        itemsOf={(page) => page.collections.filter(({ id }) => !isRemoved({ path: { id } }))}
        empty={<NoneYet />}
        height="16rem"
      >
        {(all) => (
          <Grid>
            {all.map(({ id, name, description, _count }) => (
              <Link key={id} href={`/profile/collections/${id}`} className={styles.collection}>
                <h2>{name}</h2>
                {description && <p>{description}</p>}
                <p className={styles.count}>{pluralize(_count.items, 'recipe')}</p>
              </Link>
            ))}
          </Grid>
        )}
      </PagedList>
      <Section heading="A new collection">
        <div className={styles.new}>
          <CollectionForm
            action="Create"
            onSave={async (body) => {
              const { collection } = await create.mutateAsync({ body })
              navigate(`/profile/collections/${collection.id}`)
            }}
          />
        </div>
      </Section>
    </>
  )
}

const NoneYet = () => <Empty title="No collection yet">Name one below, then add recipes to it from their pages.</Empty>
