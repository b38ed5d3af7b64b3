/** List of all roasters. */
import { Link } from 'wouter'
import type { Reply } from '../../api/client.ts'
import { useReadPages } from '../../api/hooks.ts'
import { useFilterText, useUrlFilters } from '../../state/url-filters.ts'
import { LinkButton } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields.tsx'
import { pluralize } from '../../ui/format.ts'
import link from '../../ui/link-card.module.css'
import { Grid, Page } from '../../ui/page.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { Empty } from '../../ui/states.tsx'
import { RoasterLogo } from './roaster-logo.tsx'
import styles from './roasters.module.css'
import { Verified } from './verified.tsx'

type Roaster = Reply<'listRoasters'>['roasters'][number]

const PAGE_SIZE = 24

export default function Roasters() {
  const { values, set } = useUrlFilters(['search'])
  const [text, setText] = useFilterText(values.search, (search) => set('search', search))
  const query = { search: values.search || undefined, page: 1, limit: PAGE_SIZE }
  const list = useReadPages('listRoasters', { query }, { keepPrevious: true })
  const total = list.data?.pages[0]?.pagination.total
  return (
    <Page
      title="Roasters"
      lead="The people behind the bags. Follow one, and new recipes for its coffees come to you."
      actions={
        <LinkButton href="/feed" look="quiet">
          Your feed
        </LinkButton>
      }
    >
      <search className={styles.search}>
        <TextField
          label="Search roasters"
          type="search"
          placeholder="Name"
          value={text}
          onChange={setText}
          enterKeyHint="search"
        />
        <p role="status" className={styles.soft}>
          {total === undefined ? ' ' : pluralize(total, 'roaster')}
        </p>
      </search>
      <PagedList<Reply<'listRoasters'>, Roaster>
        list={list}
        itemsOf={(page) => page.roasters}
        empty={
          <Empty title="No roaster of that name yet" action={<LinkButton href="/coffees/new">Add a coffee</LinkButton>}>
            Whoever adds the first coffee of a roaster adds the roaster.
          </Empty>
        }
      >
        {(roasters) => (
          <Grid>
            {roasters.map((roaster) => (
              <RoasterCard key={roaster.id} roaster={roaster} />
            ))}
          </Grid>
        )}
      </PagedList>
    </Page>
  )
}

const RoasterCard = ({ roaster }: { roaster: Roaster }) => (
  <article className={`${link.card} ${styles.card}`}>
    <RoasterLogo roaster={roaster} />
    <div className={styles.words}>
      <h2 className={link.name}>
        <Link href={`/roasters/${roaster.slug}`}>{roaster.name}</Link>
      </h2>
      {roaster.location && <p className={styles.soft}>{roaster.location}</p>}
      {roaster.tagline && <p className={styles.tagline}>{roaster.tagline}</p>}
      <p className={styles.foot}>
        <span>{pluralize(roaster._count.coffees, 'coffee')}</span>
        {roaster.isVerified && <Verified />}
      </p>
    </div>
  </article>
)
