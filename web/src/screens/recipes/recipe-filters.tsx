/** Filters of the recipe list. */

import type { Input } from '../../api/client.ts'
import { useRead } from '../../api/hooks.ts'
import { roastOptions } from '../../parts/coffee/coffee-labels.ts'
import { useMethodName, useMethods } from '../../state/catalog.ts'
import { type UrlFilters, useFilterText, useUrlFilters } from '../../state/url-filters.ts'
import { SelectField, TextField } from '../../ui/fields.tsx'
import type { ActiveFilter } from '../../ui/filter-layout.tsx'
import { RoasterField } from './roaster-field.tsx'

type Query = Input<'searchRecipes'>['query']

const NAMES = [
  'q',
  'brewMethod',
  'roaster',
  'roastLevel',
  'flavorProfile',
  'grindRange',
  'brewTimeRange',
  'sort',
] as const
export type RecipeFilterName = (typeof NAMES)[number]
type Filters = UrlFilters<RecipeFilterName>

const PAGE_SIZE = 20

export const useRecipeFilters = (): Filters => useUrlFilters(NAMES)

/** Query of the search from the filters of the URL, unchecked: the server refuses unknown values. */
export const toSearch = (values: Record<RecipeFilterName, string>): Query =>
  ({
    ...Object.fromEntries(NAMES.flatMap((name) => (values[name] ? [[name, values[name]]] : []))),
    limit: PAGE_SIZE,
  }) as Query

export const SORTS = [
  { value: '', label: 'Recommended' },
  { value: 'highest_rated', label: 'Best rated' },
  { value: 'most_brewed', label: 'Most brewed' },
  { value: 'newest', label: 'Newest' },
]

const ANY = { value: '', label: 'Any' }

const GRINDS = [
  { value: 'fine', label: 'Fine, as for espresso and moka' },
  { value: 'medium', label: 'Medium, as for filter' },
  { value: 'coarse', label: 'Coarse, as for a French press' },
]

const TIMES = [
  { value: 'short', label: 'Under 2 minutes' },
  { value: 'medium', label: '2 to 5 minutes' },
  { value: 'long', label: 'Over 5 minutes' },
]

const labelIn = (options: readonly { value: string; label: string }[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? value

export function RecipeFilters({ filters: { values, set } }: { filters: Filters }) {
  const methods = useMethods().data?.data ?? []
  const [flavour, setFlavour] = useFilterText(values.flavorProfile, (text) => set('flavorProfile', text))
  return (
    <>
      <SelectField
        label="Method"
        value={values.brewMethod}
        onChange={(value) => set('brewMethod', value)}
        options={[ANY, ...methods.map(({ id, name }) => ({ value: id, label: name }))]}
      />
      <RoasterField slug={values.roaster} onChange={(slug) => set('roaster', slug)} />
      <SelectField
        label="Roast"
        value={values.roastLevel}
        onChange={(value) => set('roastLevel', value)}
        options={[ANY, ...roastOptions]}
      />
      <TextField label="Tastes of" placeholder="cherry, cocoa …" value={flavour} onChange={setFlavour} />
      <SelectField
        label="Grind"
        value={values.grindRange}
        onChange={(value) => set('grindRange', value)}
        options={[ANY, ...GRINDS]}
      />
      <SelectField
        label="Brew time"
        value={values.brewTimeRange}
        onChange={(value) => set('brewTimeRange', value)}
        options={[ANY, ...TIMES]}
      />
    </>
  )
}

/** Active filters with their labels. */
export function useActiveRecipeFilters({ values, set }: Filters): ActiveFilter[] {
  const methodName = useMethodName()
  const roaster = useRead('getRoaster', { path: { slug: values.roaster } }, { enabled: values.roaster !== '' })
  const texts: Partial<Record<RecipeFilterName, string>> = {
    q: `“${values.q}”`,
    brewMethod: methodName(values.brewMethod),
    roaster: roaster.data?.name ?? values.roaster,
    roastLevel: `${labelIn(roastOptions, values.roastLevel)} roast`,
    flavorProfile: `tastes of ${values.flavorProfile}`,
    grindRange: `${values.grindRange} grind`,
    brewTimeRange: labelIn(TIMES, values.brewTimeRange),
  }
  return Object.entries(texts).flatMap(([name, text]) => {
    const filter = name as RecipeFilterName
    return values[filter] ? [{ name, text, remove: () => set(filter, '') }] : []
  })
}
