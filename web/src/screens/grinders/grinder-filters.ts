/** Which grinders the filters of the list let through, and in which order. */
import type { Reply } from '#web/api/client.ts'
import { type UrlFilters, useUrlFilters } from '#web/state/url-filters.ts'

/** A grinder of the catalog or one of the viewer's, which come without their evidence. */
export type Grinder = Omit<Reply<'listGrinders'>['grinders'][number], 'evidence'>

const NAMES = ['q', 'brand', 'drive', 'burr', 'size', 'price'] as const
export type GrinderFilterName = (typeof NAMES)[number]
export type GrinderFilters = UrlFilters<GrinderFilterName>
export type FilterValues = GrinderFilters['values']

export const useGrinderFilters = (): GrinderFilters => useUrlFilters(NAMES)

export const SIZES = ['small', 'medium', 'large'] as const
export type BurrSize = (typeof SIZES)[number]

/** In millimeters: hand grinders and small electric ones, most home grinders, and those of espresso bars. */
export const SIZE_LIMITS = { medium: 45, large: 60 }

export function sizeOf({ burrSizeMm }: Pick<Grinder, 'burrSizeMm'>): BurrSize | undefined {
  if (burrSizeMm === null) return undefined
  if (burrSizeMm < SIZE_LIMITS.medium) return 'small'
  return burrSizeMm < SIZE_LIMITS.large ? 'medium' : 'large'
}

/** Whether any filter is set; a blank search doesn't count. */
export const isFiltered = (values: FilterValues): boolean => NAMES.some((name) => values[name].trim() !== '')

/** Applies all filters but the search. An unknown value lets nothing through. */
export function passes(grinder: Grinder, { brand, drive, burr, size, price }: FilterValues): boolean {
  return (
    (!brand || grinder.brand.toLowerCase() === brand.toLowerCase()) &&
    (!drive || grinder.drive === drive) &&
    (!burr || grinder.burrType === burr) &&
    (!size || sizeOf(grinder) === size) &&
    (!price || String(grinder.priceClass) === price)
  )
}

/** Popular ones first, then by brand. */
export function inOrder(grinders: readonly Grinder[], popular: readonly { slug: string }[]): Grinder[] {
  const places = new Map(popular.map(({ slug }, place) => [slug, place]))
  const placeOf = ({ slug }: Grinder) => places.get(slug) ?? places.size
  return grinders.toSorted((a, b) => placeOf(a) - placeOf(b) || a.brand.localeCompare(b.brand, 'en') || a.id - b.id)
}

export interface BrandCount {
  brand: string
  models: number
  /** The first of its models, for a drawing. */
  first: Grinder
}

/** Those with most models first. */
export function countBrands(grinders: readonly Grinder[]): BrandCount[] {
  return [...Map.groupBy(grinders, ({ brand }) => brand)]
    .map(([brand, models]) => ({ brand, models: models.length, first: models[0]! }))
    .sort((a, b) => b.models - a.models || a.brand.localeCompare(b.brand, 'en'))
}
