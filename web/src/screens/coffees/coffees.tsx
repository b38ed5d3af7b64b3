/** The catalog of coffees. */
import type { Input, Reply } from '../../api/client.ts'
import { useReadPages } from '../../api/hooks.ts'
import { type Coffee, CoffeeCard } from '../../parts/coffee/coffee-card.tsx'
import { roastOptions, typeOptions } from '../../parts/coffee/coffee-labels.ts'
import { type UrlFilters, useFilterText, useUrlFilters } from '../../state/url-filters.ts'
import { LinkButton } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/fields.tsx'
import { type ActiveFilter, FilterLayout } from '../../ui/filter-layout.tsx'
import { pluralize } from '../../ui/format.ts'
import { Grid, Page } from '../../ui/page.tsx'
import { PagedList } from '../../ui/paged-list.tsx'
import { Empty } from '../../ui/states.tsx'

const NAMES = ['q', 'roastLevel', 'origin', 'coffeeType', 'sort'] as const
type Name = (typeof NAMES)[number]
type Query = Input<'listCoffees'>['query']

const PAGE_SIZE = 24
const ANY = { value: '', label: 'Any' }

const SORTS = [
  { value: 'name', label: 'Name' },
  { value: 'popular', label: 'Most recipes' },
  { value: 'trending', label: 'Trending' },
  { value: 'newest', label: 'Newest' },
]

export default function Coffees() {
  const filters = useUrlFilters(NAMES)
  const { values, set, clear } = filters
  const asked = Object.fromEntries(NAMES.flatMap((name) => (values[name] ? [[name, values[name]]] : [])))
  const list = useReadPages('listCoffees', { query: { ...asked, limit: PAGE_SIZE } as Query }, { keepPrevious: true })
  const first = list.data?.pages[0]
  return (
    <Page
      title="Coffees"
      lead="What is in the bags, and how people brew it."
      actions={
        <LinkButton href="/coffees/new" look="quiet">
          Add a coffee
        </LinkButton>
      }
    >
      <FilterLayout
        search={{
          label: 'Search coffees',
          placeholder: 'Name, origin, flavour …',
          value: values.q,
          onChange: (text) => set('q', text),
        }}
        filters={<CoffeeFilters filters={filters} />}
        active={activeFilters(filters)}
        onClear={clear}
        count={first && pluralize(first.total ?? first.data.length, 'coffee', 'coffees', first.totalIsCapped)}
        sort={
          <SelectField
            label="Sort by"
            value={values.sort}
            onChange={(sort) => set('sort', sort)}
            options={[{ value: '', label: values.q ? 'Best match' : 'Name' }, ...SORTS.slice(values.q ? 0 : 1)]}
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

const NoCoffee = ({ name }: { name: string }) => (
  <Empty
    title="No coffee like that yet"
    action={
      <LinkButton href={name ? `/coffees/new?${new URLSearchParams({ name })}` : '/coffees/new'}>Add it</LinkButton>
    }
  >
    If you have the bag in your hands, you can add it yourself.
  </Empty>
)

function CoffeeFilters({ filters: { values, set } }: { filters: UrlFilters<Name> }) {
  const [origin, setOrigin] = useFilterText(values.origin, (text) => set('origin', text))
  return (
    <>
      <SelectField
        label="Roast"
        value={values.roastLevel}
        onChange={(value) => set('roastLevel', value)}
        options={[ANY, ...roastOptions]}
      />
      <TextField label="Origin" placeholder="Ethiopia, Huila …" value={origin} onChange={setOrigin} />
      <SelectField
        label="Kind"
        value={values.coffeeType}
        onChange={(value) => set('coffeeType', value)}
        options={[ANY, ...typeOptions]}
      />
    </>
  )
}

function activeFilters({ values, set }: UrlFilters<Name>): ActiveFilter[] {
  const labelIn = (options: readonly { value: string; label: string }[], value: string) =>
    options.find((option) => option.value === value)?.label ?? value
  const texts: Partial<Record<Name, string>> = {
    q: `“${values.q}”`,
    roastLevel: `${labelIn(roastOptions, values.roastLevel)} roast`,
    origin: `from ${values.origin}`,
    coffeeType: labelIn(typeOptions, values.coffeeType),
  }
  return Object.entries(texts).flatMap(([name, text]) =>
    values[name as Name] ? [{ name, text, remove: () => set(name as Name, '') }] : [],
  )
}
