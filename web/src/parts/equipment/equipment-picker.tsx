/** Comboboxes for grinders and brewers that find names in many spellings and end with "isn't listed". */
import { msg, t } from '@lingui/core/macro'
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { useRead } from '../../api/hooks.ts'
import { FOR_THE_VISIT, useMethodName } from '../../state/catalog.ts'
import { useViewer } from '../../state/session.ts'
import { Combobox, type ComboboxProps } from '../../ui/combobox.tsx'
import { loadWithMessages } from '../../ui/load-part.ts'
import { useNotListedDialog } from '../../ui/not-listed-dialog.tsx'
import type { PictureProps } from './brewer-picture.tsx'
import type { OwnGrinder } from './described-values.ts'
import { useOwnGrinders } from './own-equipment.ts'

const GrinderNotListed = lazy(() => loadWithMessages(() => import('./grinder-not-listed.tsx')))
const SuggestEquipment = lazy(() => loadWithMessages(() => import('./suggest-equipment.tsx')))

/** The drawings are loaded after the list, which works without them. */
const BrewerPicture = lazy<ComponentType<PictureProps>>(() =>
  import('./brewer-picture.tsx').catch(() => ({ default: () => null })),
)

interface Thing {
  slug: string
  brand: string
  name: string
}

type PickerProps<T> = Omit<ComboboxProps<T>, 'textOf' | 'onSearch' | 'search' | 'notListed' | 'busy'>

export const YOURS = msg({
  message: 'Yours',
  comment: 'Heading above your own coffees, brewers or grinders in a list',
})

interface GrinderPickerProps<T> extends Omit<PickerProps<T>, 'groupOf'> {
  /** Called with a grinder that the viewer has just described. */
  onDescribed?: (grinder: OwnGrinder) => void
  /** Leaves "isn't listed" out. */
  isListedOnly?: boolean
}

export function GrinderPicker<T extends Thing>({ onDescribed, isListedOnly, ...props }: GrinderPickerProps<T>) {
  const viewer = useViewer()
  const { notListed, dialog } = useNotListedDialog(
    t`My grinder isn't listed`,
    viewer ? t`Describe your grinder` : t`Tell us about your grinder`,
    (typed, close) => <GrinderNotListed typed={typed} onDescribed={onDescribed} onDone={close} />,
  )
  return (
    <EquipmentPicker
      {...props}
      {...useGrinderGroups(props.items)}
      notListed={isListedOnly ? undefined : notListed}
      dialog={dialog}
    />
  )
}

/** The viewer's own, then popular ones, then all others by brand. */
function useGrinderGroups<T extends Thing>(items: readonly T[]) {
  const own = new Set(useOwnGrinders().grinders?.map(({ slug }) => slug))
  const { data } = useRead('listPopularGrinders', undefined, FOR_THE_VISIT)
  const popular = data?.grinders.map(({ slug }) => slug) ?? []
  const placeOf = ({ slug }: T): number => {
    if (own.has(slug)) return -1
    return popular.includes(slug) ? popular.indexOf(slug) : popular.length
  }
  return {
    items: items.toSorted((a, b) => placeOf(a) - placeOf(b) || a.brand.localeCompare(b.brand, 'en')),
    groupOf: ({ slug, brand }: T) => (own.has(slug) ? t(YOURS) : popular.includes(slug) ? t`Popular` : brand),
  }
}

/** "espresso" finds every espresso machine. */
export function BrewerPicker<T extends Thing & { brewMethod: string }>(props: PickerProps<T>) {
  const methodName = useMethodName()
  const { notListed, dialog } = useNotListedDialog(t`My brewer isn't listed`, t`Suggest a brewer`, (typed, close) => (
    <SuggestEquipment kind="BREWER" typed={typed} onDone={close} />
  ))
  const keywordsOf = ({ brewMethod }: T) => methodName(brewMethod)
  const pictureOf = ({ slug, brewMethod }: T) => (
    <span aria-hidden="true">
      <Suspense>
        <BrewerPicture brewer={{ slug, brewMethod }} />
      </Suspense>
    </span>
  )
  return (
    <EquipmentPicker keywordsOf={keywordsOf} pictureOf={pictureOf} {...props} notListed={notListed} dialog={dialog} />
  )
}

interface EquipmentPickerProps<T> extends PickerProps<T> {
  keywordsOf?: (item: T) => string
  notListed: ComboboxProps<T>['notListed']
  dialog: ReactNode
}

function EquipmentPicker<T extends Thing>({ keywordsOf, items, dialog, ...rest }: EquipmentPickerProps<T>) {
  return (
    <>
      <Combobox
        items={items}
        textOf={({ brand, name }) => `${brand} ${name}`.trim()}
        search={useNameSearch(items, keywordsOf)}
        {...rest}
      />
      {dialog}
    </>
  )
}

type NameSearch = typeof import('#domain/grinder-names.ts')

/**
 * Fuzzy search of equipment names. It is imported after the screen, and its index is built with the first letter typed;
 * until then, and if it fails to load, the combobox uses its own search.
 */
function useNameSearch<T extends Thing>(items: readonly T[], keywordsOf?: (item: T) => string) {
  const [names, setNames] = useState<NameSearch>()
  useEffect(() => {
    import('#domain/grinder-names.ts').then(setNames, () => undefined)
  }, [])
  const named = items.map((item) => ({
    slug: item.slug,
    brand: item.brand,
    model: item.name,
    keywords: keywordsOf?.(item),
  }))
  const signature = JSON.stringify(named)
  const find = useMemo(() => {
    let index: ReturnType<NameSearch['indexGrinderNames']> | undefined
    return (text: string) => {
      index ??= names?.indexGrinderNames(JSON.parse(signature))
      return index && names ? names.searchGrinders(index, text) : []
    }
  }, [names, signature])
  if (!names) return undefined
  return (text: string): T[] => {
    const bySlug = new Map(items.map((item) => [item.slug, item]))
    return find(text).flatMap(({ slug }) => bySlug.get(slug) ?? [])
  }
}
