/** A field that finds one of many by typing: grinders, brewers, coffees. */
import { useCombobox } from 'downshift'
import { Fragment, type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react'
import styles from './combobox.module.css'

export interface ComboboxProps<T> {
  label: string
  items: readonly T[]
  value: T | null
  onChange: (item: T | null) => void
  textOf: (item: T) => string
  keyOf: (item: T) => string | number
  /** A second line under an item's name. */
  detailOf?: (item: T) => ReactNode
  /** What stands above each run of items that share it, and is found by typing as well. */
  groupOf?: (item: T) => string
  placeholder?: string
  error?: string | undefined
  hint?: ReactNode
  /** Where the server finds the items: called with what is typed. */
  onSearch?: (text: string) => void
  /** Finds them here, best first. Without either, all that have every typed word. */
  search?: (text: string) => readonly T[]
  /** The last option: a way on for whoever doesn't find theirs, with what they typed. */
  notListed?: { label: string; onChoose: (typed: string) => void }
  busy?: boolean
  /** Emptying the field takes the choice back. */
  optional?: boolean
}

const MOST_SHOWN = 250

/** Stands among the items for the option that is none of them. */
const NOT_LISTED = Symbol('not listed')
type Option<T> = T | typeof NOT_LISTED

export function Combobox<T>({
  label,
  items,
  value,
  onChange,
  textOf,
  keyOf,
  detailOf,
  groupOf,
  placeholder,
  error,
  hint,
  onSearch,
  search: searchHere,
  notListed,
  busy,
  optional = false,
}: ComboboxProps<T>) {
  const id = useId()
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  const [typed, setTyped] = useState<string>()
  /** What Enter was pressed for before the server had answered it. */
  const [awaited, setAwaited] = useState<string>()
  const sayable = (item: T) => (groupOf ? `${textOf(item)} ${groupOf(item)}` : textOf(item))
  const search = searchHere ?? ((said: string) => items.filter((item) => matches(sayable(item), said)))
  const isSearchedHere = !onSearch && typed !== undefined && typed.trim() !== ''
  const shown = (isSearchedHere ? search(typed) : items).slice(0, MOST_SHOWN)
  const options: Option<T>[] = notListed ? [...shown, NOT_LISTED] : shown
  const text = value ? textOf(value) : ''
  const box = useCombobox<Option<T>>({
    items: options,
    itemToString: (item) => (item === NOT_LISTED ? (typed ?? text) : item ? textOf(item) : ''),
    itemToKey: (item) => (item === NOT_LISTED ? item : item ? keyOf(item) : null),
    // Unlike the menu's own way, this keeps clear of the option that stays at the bottom.
    scrollIntoView: (item) => item?.scrollIntoView({ block: 'nearest' }),
    selectedItem: value,
    onSelectedItemChange: ({ selectedItem }) => take(selectedItem ?? null),
    onInputValueChange: ({ inputValue, type }) => {
      if (type !== useCombobox.stateChangeTypes.InputChange) return
      setTyped(inputValue)
      setAwaited(undefined)
      onSearch?.(inputValue)
      if (optional && inputValue === '') onChange(null)
    },
    onIsOpenChange: ({ isOpen }) => {
      if (!isOpen && awaited === undefined) forgetTyped()
    },
    // Leaving the field chooses nothing that was only offered for what was typed, and opens nothing.
    stateReducer: ({ selectedItem }, { type, changes }) =>
      type === useCombobox.stateChangeTypes.InputBlur && (typed !== undefined || changes.selectedItem === NOT_LISTED)
        ? { ...changes, selectedItem }
        : changes,
  })
  const forgetTyped = () => {
    setAwaited(undefined)
    if (typed === undefined) return
    setTyped(undefined)
    onSearch?.('')
  }
  const take = (item: Option<T> | null) => {
    forgetTyped()
    if (item === NOT_LISTED) notListed?.onChoose(typed?.trim() ?? '')
    else onChange(item)
  }
  const { setInputValue, setHighlightedIndex, closeMenu, isOpen } = box
  const first = shown[0] && keyOf(shown[0])
  // The best answer to what was typed is one Enter away, once it is there.
  useEffect(() => {
    if (typed && !busy && first !== undefined) setHighlightedIndex(0)
  }, [typed, busy, first, setHighlightedIndex])
  // What was typed and not chosen doesn't stay in the field.
  useEffect(() => {
    if (!isOpen) setInputValue(text)
  }, [isOpen, text, setInputValue])

  const choose = (item: Option<T> | undefined) => {
    closeMenu()
    if (item === undefined) forgetTyped()
    else take(item)
  }
  // Enter may come right after the last letter, before the list has followed it and its first item is highlighted.
  const choiceFor = (said: string, isListed: boolean): Option<T> | undefined => {
    if (isListed && box.highlightedIndex >= 0) return options[box.highlightedIndex]
    if (said === text || said.trim() === '') return undefined
    return onSearch ? shown[0] : search(said)[0]
  }
  // Chosen in the event itself: what the menu notes of Enter is lost where a highlight is set in the same turn.
  const chooseOnEnter = (event: KeyboardEvent<HTMLInputElement> & { preventDownshiftDefault?: boolean }) => {
    const said = event.currentTarget.value
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || (!isOpen && said === text)) return
    event.preventDownshiftDefault = true
    event.preventDefault()
    const isListed = said === (typed ?? text) && !busy
    if (onSearch && !isListed) setAwaited(said)
    else choose(choiceFor(said, isListed))
  }
  useEffect(() => {
    if (awaited === undefined || awaited !== typed || busy) return
    if (shown.length > 0 || !isOpen) choose(shown[0])
    else setAwaited(undefined)
  })

  return (
    <div className={styles.combobox} data-field>
      {/* biome-ignore lint/a11y/noLabelWithoutControl: tied to the input by the properties */}
      <label {...box.getLabelProps()}>{label}</label>
      <div className={styles.box}>
        <input
          {...box.getInputProps({ onFocus: (event) => event.target.select(), onKeyDown: chooseOnEnter })}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        <button
          type="button"
          {...box.getToggleButtonProps({ 'aria-label': `Show ${label}` })}
          className={styles.toggle}
        >
          <svg viewBox="0 0 12 8" width="12" height="8" aria-hidden="true">
            <path d="M1 1.5 6 6.5 11 1.5" fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" />
          </svg>
        </button>
      </div>
      <ul {...box.getMenuProps({ 'aria-label': label })} className={styles.menu} data-open={isOpen || undefined}>
        {isOpen &&
          shown.map((item, index) => (
            <Fragment key={keyOf(item)}>
              {groupOf && !isSearchedHere && (index === 0 || groupOf(item) !== groupOf(shown[index - 1]!)) && (
                <li className={styles.group} role="presentation">
                  {groupOf(item)}
                </li>
              )}
              <li
                {...box.getItemProps({ item, index })}
                className={styles.item}
                data-active={box.highlightedIndex === index || undefined}
              >
                <span>{textOf(item)}</span>
                {detailOf && <small>{detailOf(item)}</small>}
              </li>
            </Fragment>
          ))}
        {isOpen && shown.length === 0 && (
          // biome-ignore lint/a11y: a list box has options only, and this one says that there are none
          <li className={styles.none} role="option" aria-selected="false" aria-disabled="true">
            {busy ? 'Searching…' : 'Nothing found'}
          </li>
        )}
        {isOpen && notListed && (
          <li
            {...box.getItemProps({ item: NOT_LISTED, index: shown.length })}
            className={styles.notListed}
            data-active={box.highlightedIndex === shown.length || undefined}
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

/** Every word typed begins a word of the text or stands within it. */
function matches(text: string, typed: string): boolean {
  const folded = fold(text)
  return fold(typed)
    .split(/\s+/)
    .every((word) => folded.includes(word))
}

const fold = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
