/** Collections of recipes, with a form for a new one. */
import { msg, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link, useLocation } from 'wouter'
import { useWrite } from '../../api/hooks.ts'
import { useReadPages } from '../../api/pages.ts'
import { useRemoval } from '../../api/removal.ts'
import { RequireSignIn } from '../../parts/account/require-sign-in.tsx'
import { Grid, Page, Section } from '../../ui/page.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { Empty } from '../../ui/states.tsx'
import { CollectionForm } from './collection-form.tsx'
import styles from './collections.module.css'
import { recipeCount } from './recipe-count.ts'

const TITLE = msg`Collections`

export default function Collections() {
  return (
    <RequireSignIn title={t(TITLE)} why={t`Group recipes your way: slow mornings, guests, to try.`}>
      <Page title={t(TITLE)} lead={t`Group recipes your way.`}>
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
                <p className={styles.count}>{recipeCount(_count.items)}</p>
              </Link>
            ))}
          </Grid>
        )}
      </PagedList>
      <Section heading={t`New collection`}>
        <div className={styles.new}>
          <CollectionForm
            action={t`Create collection`}
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

const NoneYet = () => (
  <Empty scene="collections" title={t`No collections yet`}>
    <Trans>Create one below, then add recipes to it from their pages.</Trans>
  </Empty>
)
