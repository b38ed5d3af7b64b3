/** Layout of a searchable list: search field, filters, active filters, sort order and results. */
import { t } from '@lingui/core/macro'
import { type ReactNode, startTransition, useDeferredValue, useState } from 'react'
import { useFilterText } from '../state/url-filters.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { TextField } from './fields.tsx'
import styles from './filter-layout.module.css'
import { Icon } from './icons.tsx'
import { useMedia } from './use-media.ts'

/** From this width on the filters are beside the list. */
const WIDE = '(min-width: 60rem)'

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
  /** The number of results in words; undefined while unknown. */
  count: string | undefined
  sort: ReactNode
  children: ReactNode
}

export function FilterLayout({ search, filters, active, onClear, count, sort, children }: FilterLayoutProps) {
  const isWide = useMedia(WIDE)
  const [text, setText] = useFilterText(search.value, search.onChange)
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
        {isWide ? (
          <div className={styles.filters}>{filters}</div>
        ) : (
          <FilterSheet active={active} onClear={onClear} count={count}>
            {filters}
          </FilterSheet>
        )}
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

interface FilterSheetProps extends Pick<FilterLayoutProps, 'active' | 'onClear' | 'count'> {
  children: ReactNode
}

/** A button that opens the filters where there is no room for them beside the list. */
function FilterSheet({ active, onClear, count, children }: FilterSheetProps) {
  const [isOpen, setOpen] = useState(false)
  // Rendered after the list, so that neither the list nor the sheet has to wait for the fields.
  const isPrepared = useDeferredValue(true, false)
  const close = () => setOpen(false)
  // Opening a modal dialog restyles the whole page, which is slow on a phone: the button responds before that.
  const open = () => startTransition(() => setOpen(true))
  const activeCount = active.length
  return (
    <>
      <Button look="quiet" aria-haspopup="dialog" onClick={open}>
        {activeCount > 0 ? t`Filters (${activeCount})` : t`Filters`}
      </Button>
      <Dialog title={t`Filters`} open={isOpen} onClose={close} isSheet>
        {isPrepared && (
          <div className={styles.sheet}>
            <div className={styles.filters}>{children}</div>
            {isOpen && (
              <div className={styles.sheetEnd}>
                {activeCount > 0 && <Button look="plain" onClick={onClear}>{t`Clear all`}</Button>}
                <Button onClick={close}>{count ? t`Show ${count}` : t`Show results`}</Button>
              </div>
            )}
          </div>
        )}
      </Dialog>
    </>
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
