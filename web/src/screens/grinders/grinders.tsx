/** List of grinders: search, filters, popular ones and brands. Search and filters are kept in the URL. */
import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useMemo } from 'react'
import { Link } from 'wouter'
import { type GrinderNames, indexGrinderNames, searchGrinders } from '#domain/grinder-names.ts'
import { useRead } from '#web/api/hooks.ts'
import { FOR_THE_VISIT, useListedGrinders } from '#web/state/catalog.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { FilterLayout } from '#web/ui/filter-layout.tsx'
import { Page, Row, Section } from '#web/ui/page.tsx'
import { Empty, Loading, ReadResult } from '#web/ui/states.tsx'
import { useOwnGrinders } from '../../parts/equipment/own-equipment.ts'
import { BrandTiles } from './brand-tiles.tsx'
import { CompareBar } from './compare-bar.tsx'
import { type Compared, compareQuery, useCompared } from './compared.ts'
import { activeFilters, FilterFields } from './filter-fields.tsx'
import {
  countBrands,
  type Grinder,
  type GrinderFilters,
  inOrder,
  isFiltered,
  passes,
  useGrinderFilters,
} from './grinder-filters.ts'
import { GrinderRows } from './grinder-rows.tsx'

const NONE: readonly Grinder[] = []

export default function Grinders() {
  const read = useListedGrinders()
  const popular = useRead('listPopularGrinders', undefined, FOR_THE_VISIT)
  const filters = useGrinderFilters()
  const compared = useCompared()
  const grinders = read.data?.grinders ?? NONE
  const found = useFound(grinders, popular.data?.grinders ?? NONE, filters)
  const { values, set, clear } = filters
  const isOverview = !isFiltered(values)
  return (
    <Page
      title={t`Grinders`}
      lead={t`Find the settings of your grinder for every brew method.`}
      actions={
        <>
          <LinkButton href="/convert" look="quiet">
            <Trans>Convert a setting</Trans>
          </LinkButton>
          <LinkButton href="/grinders/measure" look="quiet">
            <Trans>Measure your grind</Trans>
          </LinkButton>
        </>
      }
    >
      <FilterLayout
        search={{
          label: t`Search grinders`,
          placeholder: t`Brand or model`,
          value: values.q,
          onChange: (text) => set('q', text),
        }}
        filters={<FilterFields filters={filters} grinders={grinders} />}
        active={activeFilters(filters)}
        onClear={() => clear(true)}
        count={read.data && plural(found.length, { one: '# grinder', other: '# grinders' })}
        sort={null}
      >
        <ReadResult read={read} height="60rem">
          {() =>
            isOverview ? (
              <Overview grinders={grinders} popular={popular.isPending ? undefined : found} compared={compared} />
            ) : (
              <Found grinders={found} filters={filters} compared={compared} />
            )
          }
        </ReadResult>
      </FilterLayout>
      <CompareBar compared={compared} />
    </Page>
  )
}

/** Best matches of a search first, otherwise popular ones. */
function useFound(grinders: readonly Grinder[], popular: readonly { slug: string }[], { values }: GrinderFilters) {
  const names: GrinderNames<Grinder> = useMemo(() => indexGrinderNames(grinders), [grinders])
  const ordered = useMemo(() => inOrder(grinders, popular), [grinders, popular])
  const sought = values.q.trim() === '' ? ordered : searchGrinders(names, values.q)
  return sought.filter((grinder) => passes(grinder, values))
}

interface OverviewProps {
  grinders: readonly Grinder[]
  /** All grinders, popular ones first; undefined until it is known which are popular. */
  popular: readonly Grinder[] | undefined
  compared: Compared
}

const POPULAR = 12

function Overview({ grinders, popular, compared }: OverviewProps) {
  const own = useOwnGrinders().grinders ?? []
  const brands = useMemo(() => countBrands(grinders), [grinders])
  return (
    <>
      {own.length > 0 && (
        <Section heading={t`Your grinders`}>
          <GrinderRows grinders={own} compared={compared} />
        </Section>
      )}
      <Section heading={t`Popular grinders`}>
        {popular ? (
          <GrinderRows grinders={popular.slice(0, POPULAR)} compared={compared} />
        ) : (
          <Loading height="52rem" />
        )}
      </Section>
      <Section heading={t`Brands`}>
        <BrandTiles
          brands={brands}
          hrefOf={(brand) => `/grinders?brand=${encodeURIComponent(brand)}${compareQuery(compared.slugs, '&')}`}
        />
      </Section>
      <NotListed />
    </>
  )
}

interface FoundProps {
  grinders: readonly Grinder[]
  filters: GrinderFilters
  compared: Compared
}

function Found({ grinders, filters: { values, clear }, compared }: FoundProps) {
  const q = values.q.trim()
  if (grinders.length > 0) {
    return (
      <>
        <GrinderRows key={JSON.stringify(values)} grinders={grinders} compared={compared} />
        <NotListed />
      </>
    )
  }
  return (
    <Empty
      title={q ? t`No grinder by that name` : t`No grinders found`}
      action={
        <Row>
          <Button onClick={() => clear(true)}>
            <Trans>Show all</Trans>
          </Button>
          <LinkButton look="quiet" href={`/profile/grinders/new?name=${encodeURIComponent(q)}`}>
            <Trans>My grinder isn't listed</Trans>
          </LinkButton>
        </Row>
      }
    >
      {q ? t`Try just the brand, or part of the model name.` : t`Try fewer filters.`}
    </Empty>
  )
}

const NotListed = () => (
  <p>
    <Link href="/profile/grinders/new">
      <Trans>My grinder isn't listed</Trans>
    </Link>
  </p>
)
