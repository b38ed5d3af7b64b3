/** Filters of the brew log, kept in the URL. */
import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useId, useState } from 'react'
import { useSearchParams } from 'wouter'
import type { Input } from '../../api/client.ts'
import { useRead } from '../../api/hooks.ts'
import { CoffeeField } from '../../parts/coffee/coffee-field.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Check, SelectField } from '../../ui/fields.tsx'
import styles from './filters.module.css'

export interface LogFilter {
  coffeeId: number | undefined
  rating: number | undefined
  isSaved: boolean
}

export function useLogFilter(): [LogFilter, (change: Partial<LogFilter>) => void] {
  const [params, setParams] = useSearchParams()
  const filter: LogFilter = {
    coffeeId: wholeNumber(params.get('coffee')),
    rating: wholeNumber(params.get('rating')),
    isSaved: params.get('saved') === '1',
  }
  const change = (some: Partial<LogFilter>) => {
    const { coffeeId, rating, isSaved } = { ...filter, ...some }
    const next = {
      ...(coffeeId && { coffee: String(coffeeId) }),
      ...(rating && { rating: String(rating) }),
      ...(isSaved && { saved: '1' }),
    }
    setParams(next, { replace: true })
  }
  return [filter, change]
}

const wholeNumber = (text: string | null): number | undefined =>
  text && /^\d{1,9}$/.test(text) ? Number(text) : undefined

export const queryOf = ({ coffeeId, rating, isSaved }: LogFilter): Input<'listBrewLogs'>['query'] => ({
  coffeeProfileId: coffeeId,
  rating,
  savedAsRecipe: isSaved || undefined,
  limit: 24,
})

export const isFiltered = ({ coffeeId, rating, isSaved }: LogFilter): boolean =>
  coffeeId !== undefined || rating !== undefined || isSaved

interface LogFiltersProps {
  filter: LogFilter
  onChange: (change: Partial<LogFilter>) => void
}

const ratingOptions = () => [
  { value: '', label: t`Any rating` },
  { value: '5', label: t`5 stars` },
  ...[4, 3, 2, 1].map((stars) => ({
    value: String(stars),
    label: plural(stars, { one: '# star or more', other: '# stars or more' }),
  })),
]

export function LogFilters({ filter, onChange }: LogFiltersProps) {
  const coffee = useRead(
    'getCoffee',
    { path: { id: filter.coffeeId ?? 0 } },
    { enabled: filter.coffeeId !== undefined },
  )
  const chosen = filter.coffeeId === undefined ? null : (coffee.data ?? null)
  const [isOpen, setOpen] = useState(isFiltered(filter))
  const id = useId()
  return (
    <search className={styles.around}>
      <Button
        look="quiet"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <Trans>Filters</Trans>
      </Button>
      <div id={id} className={styles.filters} data-open={isOpen || undefined}>
        <CoffeeField
          canAdd={false}
          value={chosen}
          onChange={(choice) => onChange({ coffeeId: choice?.id })}
          placeholder={t`All coffees`}
          optional
        />
        <SelectField
          label={t`Rating`}
          value={String(filter.rating ?? '')}
          onChange={(stars) => onChange({ rating: stars === '' ? undefined : Number(stars) })}
          options={ratingOptions()}
        />
        <Check label={t`Saved as recipe`} checked={filter.isSaved} onChange={(isSaved) => onChange({ isSaved })} />
        {isFiltered(filter) && (
          <Button look="plain" onClick={() => onChange({ coffeeId: undefined, rating: undefined, isSaved: false })}>
            <Trans>Clear filters</Trans>
          </Button>
        )}
      </div>
      <LinkButton look="plain" href="/log/compare">
        <Trans>Compare</Trans>
      </LinkButton>
    </search>
  )
}
