/** Layout of a searchable list: search field, filters, active filters, sort order and results. */
import { t } from '@lingui/core/macro'
import { type ReactNode, useId, useState } from 'react'
import { useFilterText } from '../state/url-filters.ts'
import { Button } from './button.tsx'
import { TextField } from './fields.tsx'
import styles from './filter-layout.module.css'
import { Icon } from './icons.tsx'

export interface ActiveFilter {
  name: string
  text: string
  remove: () => void
}

interface FilterLayoutProps {
  search: { label: string; placeholder: string; value: string; onChange: (text: string) => void }
  /** The fields of the filters. */
  filters: ReactNode
  active: readonly ActiveFilter[]
  onClear: () => void
  /** How many there are, in words; nothing while that isn't known. */
  count: string | undefined
  sort: ReactNode
  children: ReactNode
}

export function FilterLayout({ search, filters, active, onClear, count, sort, children }: FilterLayoutProps) {
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useFilterText(search.value, search.onChange)
  const id = useId()
  const activeCount = active.length
  return (
    <div className={styles.frame}>
      <search className={styles.search}>
        <TextField
          label={search.label}
          type="search"
          placeholder={search.placeholder}
          value={text}
          onChange={setText}
          enterKeyHint="search"
        />
        <Button
          look="quiet"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {activeCount > 0 ? t`Filters (${activeCount})` : t`Filters`}
        </Button>
        <div id={id} className={styles.filters} data-open={isOpen || undefined}>
          {filters}
        </div>
      </search>
      <div className={styles.results}>
        <div className={styles.head}>
          <p role="status" className={styles.count}>
            {count ?? ' '}
          </p>
          <div className={styles.sort}>{sort}</div>
        </div>
        {active.length > 0 && <ActiveFilters active={active} onClear={onClear} />}
        {children}
      </div>
    </div>
  )
}

const ActiveFilters = ({ active, onClear }: Pick<FilterLayoutProps, 'active' | 'onClear'>) => (
  <ul className={styles.active} aria-label={t`Active filters`}>
    {active.map(({ name, text, remove }) => (
      <li key={name}>
        <button type="button" onClick={remove} aria-label={t`Remove filter: ${text}`}>
          {text}
          <Icon name="close" size={14} />
        </button>
      </li>
    ))}
    <li>
      <button type="button" onClick={onClear} className={styles.clear}>
        {t`Clear all`}
      </button>
    </li>
  </ul>
)
