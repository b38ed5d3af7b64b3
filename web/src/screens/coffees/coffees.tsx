/** The catalog of coffees. */
import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { ROAST_LEVELS } from '#domain/catalog.ts'
import type { Input, Reply } from '../../api/client.ts'
import { useReadPages } from '../../api/pages.ts'
import { type Coffee, CoffeeCard } from '../../parts/coffee/coffee-card.tsx'
import { roastLabel, roastOptions, typeOptions } from '../../parts/coffee/coffee-labels.ts'
import { type UrlFilters, useFilterText, useUrlFilters } from '../../state/url-filters.ts'
import { LinkButton } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/fields.tsx'
import { type ActiveFilter, FilterLayout } from '../../ui/filter-layout.tsx'
import { Grid, Page } from '../../ui/page.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { Empty } from '../../ui/states.tsx'

const NAMES = ['q', 'roastLevel', 'origin', 'coffeeType', 'sort'] as const
type Name = (typeof NAMES)[number]
type Query = Input<'listCoffees'>['query']

const PAGE_SIZE = 24
interface Option {
  value: string
  label: string
}

const anyOption = (): Option => ({ value: '', label: t`Any` })

/** The first one is the default. */
const sortOptions = (isSearch: boolean): Option[] => [
  ...(isSearch ? [{ value: '', label: t`Best match` }] : []),
  { value: isSearch ? 'name' : '', label: t`Name` },
  { value: 'popular', label: t`Most recipes` },
  { value: 'trending', label: t`Trending` },
  { value: 'newest', label: t`Newest` },
]

export default function Coffees() {
  const filters = useUrlFilters(NAMES)
  const { values, set, clear } = filters
  const asked = Object.fromEntries(NAMES.flatMap((name) => (values[name] ? [[name, values[name]]] : [])))
  const list = useReadPages('listCoffees', { query: { ...asked, limit: PAGE_SIZE } as Query }, { keepPrevious: true })
  const first = list.data?.pages[0]
  return (
    <Page
      title={t`Coffees`}
      lead={t`Find yours and see how people brew it.`}
      actions={
        <LinkButton href="/coffees/new" look="quiet">
          <Trans>Add a coffee</Trans>
        </LinkButton>
      }
    >
      <FilterLayout
        search={{
          label: t`Search coffees`,
          placeholder: t`Name, origin, flavor…`,
          value: values.q,
          onChange: (text) => set('q', text),
        }}
        filters={<CoffeeFilters filters={filters} />}
        active={activeFilters(filters)}
        onClear={clear}
        count={first && countLabel(first.total ?? first.data.length, first.totalIsCapped)}
        sort={
          <SelectField
            label={t`Sort by`}
            value={values.sort}
            onChange={(sort) => set('sort', sort)}
            options={sortOptions(values.q !== '')}
          />
        }
      >
        <PagedList<Reply<'listCoffees'>, Coffee>
          list={list}
          itemsOf={(page) => page.data}
          height="60rem"
          empty={<NoCoffee name={values.q} />}
        >
          {(coffees) => (
            <Grid>
              {coffees.map((coffee) => (
                <CoffeeCard key={coffee.id} coffee={coffee} level={2} />
              ))}
            </Grid>
          )}
        </PagedList>
      </FilterLayout>
    </Page>
  )
}

const countLabel = (count: number, isCapped: boolean | undefined): string =>
  isCapped ? plural(count, { other: '#+ coffees' }) : plural(count, { one: '# coffee', other: '# coffees' })

const NoCoffee = ({ name }: { name: string }) => (
  <Empty
    scene="coffees"
    title={t`No coffees found`}
    action={
      <LinkButton href={name ? `/coffees/new?${new URLSearchParams({ name })}` : '/coffees/new'}>
        <Trans>Add it</Trans>
      </LinkButton>
    }
  >
    <Trans>Got a bag of it? Add it yourself.</Trans>
  </Empty>
)

function CoffeeFilters({ filters: { values, set } }: { filters: UrlFilters<Name> }) {
  const [origin, setOrigin] = useFilterText(values.origin, (text) => set('origin', text))
  return (
    <>
      <SelectField
        label={t`Roast level`}
        value={values.roastLevel}
        onChange={(value) => set('roastLevel', value)}
        options={[anyOption(), ...roastOptions]}
      />
      <TextField label={t`Origin`} placeholder={t`Ethiopia, Huila…`} value={origin} onChange={setOrigin} />
      <SelectField
        label={t({ message: 'Type', context: 'coffee' })}
        value={values.coffeeType}
        onChange={(value) => set('coffeeType', value)}
        options={[anyOption(), ...typeOptions]}
      />
    </>
  )
}

function activeFilters({ values, set }: UrlFilters<Name>): ActiveFilter[] {
  const { q, origin } = values
  const roast = ROAST_LEVELS.find((level) => level === values.roastLevel)
  const type = typeOptions.find(({ value }) => value === values.coffeeType)
  const texts: Partial<Record<Name, string>> = {
    q: t`“${q}”`,
    roastLevel: roast ? roastLabel(roast) : values.roastLevel,
    origin: t`Origin: ${origin}`,
    coffeeType: type?.label ?? values.coffeeType,
  }
  return Object.entries(texts).flatMap(([name, text]) =>
    values[name as Name] ? [{ name, text, remove: () => set(name as Name, '') }] : [],
  )
}
