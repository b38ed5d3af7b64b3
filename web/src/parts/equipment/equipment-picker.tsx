/** Comboboxes for grinders and brewers that find names in many spellings and end with "isn't listed". */
import { t } from '@lingui/core/macro'
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { useMethodName } from '../../state/catalog.ts'
import { Combobox, type ComboboxProps } from '../../ui/combobox.tsx'
import { loadWithMessages } from '../../ui/load-part.ts'
import { useNotListedDialog } from '../../ui/not-listed-dialog.tsx'
import type { PictureProps } from './brewer-picture.tsx'
import type { OwnGrinder } from './described-values.ts'

const GrinderNotListed = lazy(() => loadWithMessages(() => import('./grinder-not-listed.tsx')))
const SuggestEquipment = lazy(() => loadWithMessages(() => import('./suggest-equipment.tsx')))

/** The drawings come after the list; without them it is the same list. */
const BrewerPicture = lazy<ComponentType<PictureProps>>(() =>
  import('./brewer-picture.tsx').catch(() => ({ default: () => null })),
)

interface Thing {
  slug: string
  brand: string
  name: string
}

type PickerProps<T> = Omit<ComboboxProps<T>, 'textOf' | 'onSearch' | 'search' | 'notListed' | 'busy'>

interface GrinderPickerProps<T> extends PickerProps<T> {
  /** Called with a grinder that the viewer just described, which is theirs now. */
  onDescribed?: (grinder: OwnGrinder) => void
  /** Leaves "isn't listed" out. */
  isListedOnly?: boolean
}

export const GrinderPicker = <T extends Thing>({ onDescribed, isListedOnly, ...props }: GrinderPickerProps<T>) => {
  const { notListed, dialog } = useNotListedDialog(
    t`My grinder isn't listed`,
    t`Describe your grinder`,
    (typed, close) => <GrinderNotListed typed={typed} onDescribed={onDescribed} onDone={close} />,
  )
  return <EquipmentPicker {...props} notListed={isListedOnly ? undefined : notListed} dialog={dialog} />
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
