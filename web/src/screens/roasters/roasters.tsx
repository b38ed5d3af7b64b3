/** List of all roasters. */
import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'wouter'
import type { Reply } from '../../api/client.ts'
import { useReadPages } from '../../api/pages.ts'
import { useViewer } from '../../state/session.ts'
import { useFilterText, useUrlFilters } from '../../state/url-filters.ts'
import { LinkButton } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields.tsx'
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
  const viewer = useViewer()
  const { values, set } = useUrlFilters(['search'])
  const [text, setText] = useFilterText(values.search, (search) => set('search', search))
  const query = { search: values.search || undefined, page: 1, limit: PAGE_SIZE }
  const list = useReadPages('listRoasters', { query }, { keepPrevious: true })
  const total = list.data?.pages[0]?.pagination.total
  return (
    <Page
      title={t`Roasters`}
      lead={t`Follow roasters to see new recipes for their coffees.`}
      actions={
        viewer && (
          <LinkButton href="/feed" look="quiet">
            <Trans>Your feed</Trans>
          </LinkButton>
        )
      }
    >
      <search className={styles.search}>
        <TextField
          label={t`Search roasters`}
          type="search"
          placeholder={t`Name`}
          value={text}
          onChange={setText}
          enterKeyHint="search"
        />
        <p role="status" className={styles.soft}>
          {total === undefined ? ' ' : roasterCount(total)}
        </p>
      </search>
      <PagedList<Reply<'listRoasters'>, Roaster>
        list={list}
        itemsOf={(page) => page.roasters}
        empty={
          <Empty
            scene="feed"
            title={t`No roasters found`}
            action={
              <LinkButton href="/coffees/new">
                <Trans>Add a coffee</Trans>
              </LinkButton>
            }
          >
            <Trans>To add a roaster, add one of its coffees.</Trans>
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

const roasterCount = (count: number): string => plural(count, { one: '# roaster', other: '# roasters' })
const coffeeCount = (count: number): string => plural(count, { one: '# coffee', other: '# coffees' })

const RoasterCard = ({ roaster }: { roaster: Roaster }) => (
  <article className={`${link.card} ${styles.card}`}>
    <RoasterLogo roaster={roaster} />
    <div className={styles.text}>
      <h2 className={link.name}>
        <Link href={`/roasters/${roaster.slug}`}>{roaster.name}</Link>
      </h2>
      {roaster.location && <p className={styles.soft}>{roaster.location}</p>}
      {roaster.tagline && <p className={styles.tagline}>{roaster.tagline}</p>}
      <p className={styles.foot}>
        <span>{coffeeCount(roaster._count.coffees)}</span>
        {roaster.isVerified && <Verified />}
      </p>
    </div>
  </article>
)
