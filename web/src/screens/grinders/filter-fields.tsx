/** The fields of the grinder list's filters, and the filters that are set. */
import { t } from '@lingui/core/macro'
import { PRICE_CLASSES } from '#domain/catalog.ts'
import { SelectField } from '#web/ui/fields.tsx'
import type { ActiveFilter } from '#web/ui/filter-layout.tsx'
import { describeBurrType, describeDrive, describePrice } from './facts.ts'
import {
  type BurrSize,
  countBrands,
  type Grinder,
  type GrinderFilterName,
  type GrinderFilters,
  SIZE_LIMITS,
  SIZES,
} from './grinder-filters.ts'

interface Option {
  value: string
  label: string
}

const any = (): Option => ({ value: '', label: t`Any` })

const driveOptions = (): Option[] => ['hand', 'electric'].map((value) => ({ value, label: describeDrive(value) }))
const burrOptions = (): Option[] =>
  ['conical', 'flat', 'ghost'].map((value) => ({ value, label: describeBurrType(value) }))
const sizeOptions = (): Option[] => SIZES.map((value) => ({ value, label: sizeLabel(value) }))
const priceOptions = (): Option[] =>
  PRICE_CLASSES.map((value) => ({ value: String(value), label: describePrice(value) }))

function sizeLabel(size: BurrSize): string {
  const { medium, large } = SIZE_LIMITS
  if (size === 'small') return t`Burrs under ${medium} mm`
  return size === 'medium' ? t`Burrs of ${medium} to ${large} mm` : t`Burrs of ${large} mm or more`
}

const labelIn = (options: readonly Option[], value: string): string =>
  options.find((option) => option.value === value)?.label ?? value

interface FilterFieldsProps {
  filters: GrinderFilters
  grinders: readonly Grinder[]
}

export function FilterFields({ filters: { values, set }, grinders }: FilterFieldsProps) {
  const field = (name: GrinderFilterName, label: string, options: Option[]) => (
    <SelectField
      label={label}
      value={values[name]}
      onChange={(value) => set(name, value, true)}
      options={[any(), ...options]}
    />
  )
  const brands = countBrands(grinders)
    .map(({ brand }) => brand)
    .sort((a, b) => a.localeCompare(b, 'en'))
  return (
    <>
      {field('drive', t({ message: 'Type', context: 'grinder' }), driveOptions())}
      {field('burr', t`Burrs`, burrOptions())}
      {field('size', t`Burr size`, sizeOptions())}
      {field('price', t`Price`, priceOptions())}
      {field(
        'brand',
        t`Brand`,
        brands.map((brand) => ({ value: brand, label: brand })),
      )}
    </>
  )
}

/** Without the search, which is visible in its field. */
export function activeFilters({ values, set }: GrinderFilters): ActiveFilter[] {
  const { brand, drive, burr, size, price } = values
  const texts: [name: GrinderFilterName, text: string][] = [
    ['brand', brand],
    ['drive', drive && labelIn(driveOptions(), drive)],
    ['burr', burr && labelIn(burrOptions(), burr)],
    ['size', size && labelIn(sizeOptions(), size)],
    ['price', price && labelIn(priceOptions(), price)],
  ]
  return texts.flatMap(([name, text]) => (text ? [{ name, text, remove: () => set(name, '', true) }] : []))
}
