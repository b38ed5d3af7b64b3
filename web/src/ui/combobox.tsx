/** Combobox: a text field with a filtered list of options, for grinders, brewers, coffees and other long lists. */
import { t } from '@lingui/core/macro'
import { useCombobox } from 'downshift'
import { Fragment, type ReactNode, useDeferredValue, useEffect, useId, useState } from 'react'
import styles from './combobox.module.css'

export interface ComboboxProps<T> {
  label: string
  items: readonly T[]
  value: T | null
  onChange: (item: T | null) => void
  textOf: (item: T) => string
  keyOf: (item: T) => string | number
  /** A small drawing before an item's name. */
  pictureOf?: (item: T) => ReactNode
  /** A second line under an item's name. */
  detailOf?: (item: T) => ReactNode
  /** Heading above consecutive items of one group; typing finds it as well. */
  groupOf?: (item: T) => string
  placeholder?: string
  error?: string | undefined
  hint?: ReactNode
  /** For searches on the server: called with the typed text; `items` are the results. */
  onSearch?: (text: string) => void
  /** Searches in the browser, best match first. Without either, items that contain every typed word. */
  search?: (text: string) => readonly T[]
  /** The last option, such as "My grinder isn't listed"; `onChoose` gets the typed text. */
  notListed?: { label: string; onChoose: (typed: string) => void }
  /** The server is searching. */
  busy?: boolean
  /** Whether emptying the field clears the choice. */
  optional?: boolean
}

const MAX_SHOWN = 250
/** Number of items rendered when a list opens. The others follow right after, so that long lists open quickly, too. */
const FIRST_DRAWN = 30

/** Options that aren't items: the last one, and the disabled row of an empty list. */
const NOT_LISTED = Symbol('not listed')
const NOTHING = Symbol('nothing found')
type Option<T> = T | typeof NOT_LISTED | typeof NOTHING

const { InputChange, InputKeyDownEnter, InputBlur } = useCombobox.stateChangeTypes

export function Combobox<T>({
  label,
  items,
  value,
  onChange,
  textOf,
  keyOf,
  pictureOf,
  detailOf,
  groupOf,
  placeholder,
  error,
  hint,
  onSearch,
  search: ownSearch,
  notListed,
  busy = false,
  optional = false,
}: ComboboxProps<T>) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  /** Undefined while the field shows the chosen item. */
  const [typed, setTyped] = useState<string>()
  /** Enter was pressed before the server had answered: its first result will be chosen. */
  const [isAwaiting, setAwaiting] = useState(false)
  const isQuery = typed !== undefined && typed.trim() !== ''
  const isFiltered = isQuery && !onSearch
  const isSearching = busy && typed !== undefined
  const searchableText = (item: T) => (groupOf ? `${textOf(item)} ${groupOf(item)}` : textOf(item))
  const search = ownSearch ?? ((text: string) => items.filter((item) => matches(searchableText(item), text)))
  const shown = (isFiltered ? search(typed) : items).slice(0, MAX_SHOWN)
  const options: Option<T>[] = shown.length > 0 ? [...shown] : [NOTHING]
  if (notListed) options.push(NOT_LISTED)
  const text = value ? textOf(value) : ''

  const isItem = (option: Option<T> | null | undefined): option is T =>
    option !== null && option !== undefined && option !== NOT_LISTED && option !== NOTHING
  const type = (next: string) => {
    setTyped(next)
    setAwaiting(false)
    onSearch?.(next)
    if (optional && next === '') onChange(null)
  }
  const stopTyping = () => {
    setAwaiting(false)
    if (typed === undefined) return
    setTyped(undefined)
    onSearch?.('')
  }

  const box = useCombobox<Option<T>>({
    items: options,
    selectedItem: value,
    inputValue: typed ?? text,
    itemToString: (option) => (isItem(option) ? textOf(option) : (typed ?? text)),
    itemToKey: (option) => (isItem(option) ? keyOf(option) : option),
    isItemDisabled: (option) => option === NOTHING,
    // Unlike the default, this respects `scroll-padding`, which keeps items clear of the sticky last option.
    scrollIntoView: (element) => element?.scrollIntoView({ block: 'nearest' }),
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem === NOT_LISTED) notListed?.onChoose(typed?.trim() ?? '')
      else onChange(isItem(selectedItem) ? selectedItem : null)
    },
    onIsOpenChange: ({ isOpen }) => {
      if (!isOpen && !isAwaiting) stopTyping()
    },
    stateReducer: (state, { type, changes }) => {
      switch (type) {
        case InputChange:
          // Highlights the best match, so that Enter chooses it.
          return { ...changes, highlightedIndex: changes.inputValue?.trim() ? 0 : -1 }
        case InputKeyDownEnter: {
          // Handled by the effect below, once there are results.
          if (isSearching && changes.selectedItem !== NOT_LISTED) return state
          const first = isQuery ? shown[0] : undefined
          const chosen = state.highlightedIndex < 0 ? first : changes.selectedItem
          return { ...changes, selectedItem: chosen === undefined || chosen === NOTHING ? state.selectedItem : chosen }
        }
        case InputBlur:
          // Leaving the field while typing doesn't choose the highlighted option.
          return isItem(changes.selectedItem) && typed === undefined
            ? changes
            : { ...changes, selectedItem: state.selectedItem }
        default:
          return changes
      }
    },
  })
  const { isOpen, highlightedIndex, closeMenu } = box
  const areAllDrawn = useDeferredValue(isOpen)
  const drawn = areAllDrawn ? shown : shown.slice(0, Math.max(FIRST_DRAWN, highlightedIndex + 1))

  // Chooses the first result if Enter was pressed before it arrived.
  useEffect(() => {
    if (!isAwaiting || isSearching) return
    const [first] = shown
    setAwaiting(false)
    // The open list already says that nothing was found.
    if (first === undefined && isOpen) return
    closeMenu()
    stopTyping()
    if (first !== undefined) onChange(first)
  })

  return (
    <div className={styles.combobox} data-field>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: tied to the input by the properties */}
      <label {...box.getLabelProps()}>{label}</label>
      <div className={styles.box}>
        <input
          {...box.getInputProps({
            onFocus: (event) => event.target.select(),
            onChange: (event) => type(event.currentTarget.value),
            onKeyDown: ({ key }) => {
              if (key === 'Enter' && isSearching && options[highlightedIndex] !== NOT_LISTED) setAwaiting(true)
            },
          })}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        <button
          type="button"
          {...box.getToggleButtonProps({ 'aria-label': t`Show options: ${label}` })}
          className={styles.toggle}
        >
          <svg viewBox="0 0 12 8" width="12" height="8" aria-hidden="true">
            <path d="M1 1.5 6 6.5 11 1.5" fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
          </svg>
        </button>
      </div>
      <ul {...box.getMenuProps({ 'aria-label': label })} className={styles.menu} data-open={isOpen || undefined}>
        {isOpen &&
          drawn.map((item, index) => (
            <Fragment key={keyOf(item)}>
              {groupOf && !isFiltered && (index === 0 || groupOf(item) !== groupOf(shown[index - 1]!)) && (
                <li className={styles.group} role="presentation">
                  {groupOf(item)}
                </li>
              )}
              <li
                {...box.getItemProps({ item, index })}
                className={styles.item}
                data-pictured={pictureOf ? true : undefined}
                data-active={(highlightedIndex === index && !isSearching) || undefined}
              >
                {pictureOf?.(item)}
                <span>{textOf(item)}</span>
                {detailOf && <small>{detailOf(item)}</small>}
              </li>
            </Fragment>
          ))}
        {isOpen && shown.length === 0 && (
          <li {...box.getItemProps({ item: NOTHING, index: 0 })} className={styles.none}>
            {busy ? t`Searching…` : t`No results`}
          </li>
        )}
        {isOpen && notListed && (
          <li
            {...box.getItemProps({ item: NOT_LISTED, index: options.length - 1 })}
            className={styles.notListed}
            data-active={highlightedIndex === options.length - 1 || undefined}
          >
            {notListed.label}
          </li>
        )}
      </ul>
      {error && (
        <p className={styles.error} id={`${id}-error`} role="alert">
          {error}
        </p>
      )}
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}

/** Whether the text contains every word of the query, ignoring case and accents. */
function matches(text: string, typed: string): boolean {
  const folded = fold(text)
  return fold(typed)
    .split(/\s+/)
    .every((word) => folded.includes(word))
}

const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
