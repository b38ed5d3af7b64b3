/** Filters of the recipe list. */

import { t } from '@lingui/core/macro'
import { ROAST_LEVELS } from '#domain/catalog.ts'
import type { Input } from '../../api/client.ts'
import { useRead } from '../../api/hooks.ts'
import { roastLabel, roastOptions } from '../../parts/coffee/coffee-labels.ts'
import { useMethodName, useMethods } from '../../state/catalog.ts'
import { type UrlFilters, useFilterText, useUrlFilters } from '../../state/url-filters.ts'
import { SelectField, TextField } from '../../ui/fields.tsx'
import type { ActiveFilter } from '../../ui/filter-layout.tsx'
import { RoasterFilter } from './roaster-filter.tsx'

type Query = Input<'searchRecipes'>['query']

const NAMES = [
  'q',
  'brewMethod',
  'roaster',
  'roastLevel',
  'flavorProfile',
  'tag',
  'grindRange',
  'brewTimeRange',
  'sort',
] as const
export type RecipeFilterName = (typeof NAMES)[number]
type Filters = UrlFilters<RecipeFilterName>

interface Option {
  value: string
  label: string
}

const PAGE_SIZE = 20

export const useRecipeFilters = (): Filters => useUrlFilters(NAMES)

/** Query of the search from the filters of the URL, unchecked: the server refuses unknown values. */
export const toSearch = (values: Record<RecipeFilterName, string>): Query =>
  ({
    ...Object.fromEntries(NAMES.flatMap((name) => (values[name] ? [[name, values[name]]] : []))),
    limit: PAGE_SIZE,
  }) as Query

export const sortOptions = (): Option[] => [
  { value: '', label: t`Recommended` },
  { value: 'highest_rated', label: t`Highest rated` },
  { value: 'most_brewed', label: t`Most brewed` },
  { value: 'newest', label: t`Newest` },
]

const anyOption = (): Option => ({ value: '', label: t`Any` })

const grindOptions = (): Option[] => [
  { value: 'fine', label: t`Fine (espresso, moka pot)` },
  { value: 'medium', label: t`Medium (filter)` },
  { value: 'coarse', label: t`Coarse (French press)` },
]

/** Labels of active filters, where no field label says that they are about the grind. */
const activeGrindOptions = (): Option[] => [
  { value: 'fine', label: t`Fine grind` },
  { value: 'medium', label: t`Medium grind` },
  { value: 'coarse', label: t`Coarse grind` },
]

const timeOptions = (): Option[] => [
  { value: 'short', label: t`Under 2 minutes` },
  { value: 'medium', label: t`2 to 5 minutes` },
  { value: 'long', label: t`Over 5 minutes` },
]

const labelIn = (options: readonly Option[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? value

export function RecipeFilters({ filters: { values, set } }: { filters: Filters }) {
  const methods = useMethods().data?.data ?? []
  const [flavor, setFlavor] = useFilterText(values.flavorProfile, (text) => set('flavorProfile', text))
  const [tag, setTag] = useFilterText(values.tag, (text) => set('tag', text))
  return (
    <>
      <SelectField
        label={t`Brew method`}
        value={values.brewMethod}
        onChange={(value) => set('brewMethod', value)}
        options={[anyOption(), ...methods.map(({ id, name }) => ({ value: id, label: name }))]}
      />
      <RoasterFilter slug={values.roaster} onChange={(slug) => set('roaster', slug)} />
      <SelectField
        label={t`Roast level`}
        value={values.roastLevel}
        onChange={(value) => set('roastLevel', value)}
        options={[anyOption(), ...roastOptions]}
      />
      <TextField label={t`Flavor notes`} placeholder={t`cherry, cocoa…`} value={flavor} onChange={setFlavor} />
      <TextField label={t`Tag`} placeholder={t`iced`} value={tag} onChange={setTag} />
      <SelectField
        label={t`Grind`}
        value={values.grindRange}
        onChange={(value) => set('grindRange', value)}
        options={[anyOption(), ...grindOptions()]}
      />
      <SelectField
        label={t`Brew time`}
        value={values.brewTimeRange}
        onChange={(value) => set('brewTimeRange', value)}
        options={[anyOption(), ...timeOptions()]}
      />
    </>
  )
}

/** Active filters with their labels. */
export function useActiveRecipeFilters({ values, set }: Filters): ActiveFilter[] {
  const methodName = useMethodName()
  const roaster = useRead('getRoaster', { path: { slug: values.roaster } }, { enabled: values.roaster !== '' })
  const { q, tag, flavorProfile: flavor } = values
  const roast = ROAST_LEVELS.find((level) => level === values.roastLevel)
  const texts: Partial<Record<RecipeFilterName, string>> = {
    q: t`“${q}”`,
    brewMethod: methodName(values.brewMethod),
    roaster: roaster.data?.name ?? values.roaster,
    roastLevel: roast ? roastLabel(roast) : values.roastLevel,
    flavorProfile: t`Flavor: ${flavor}`,
    tag: t`Tag: ${tag}`,
    grindRange: labelIn(activeGrindOptions(), values.grindRange),
    brewTimeRange: labelIn(timeOptions(), values.brewTimeRange),
  }
  return Object.entries(texts).flatMap(([name, text]) => {
    const filter = name as RecipeFilterName
    return values[filter] ? [{ name, text, remove: () => set(filter, '') }] : []
  })
}
