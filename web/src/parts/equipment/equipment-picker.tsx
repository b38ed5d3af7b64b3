/** Comboboxes for grinders and brewers that find names in many spellings and end with "isn't listed". */
import { msg, t } from '@lingui/core/macro'
import { lazy, useEffect, useMemo, useState } from 'react'
import { useMethodName } from '../../state/catalog.ts'
import { Combobox, type ComboboxProps } from '../../ui/combobox.tsx'
import { loadWithMessages } from '../../ui/load-part.ts'
import { useNotListedDialog } from '../../ui/not-listed-dialog.tsx'

const SuggestEquipment = lazy(() => loadWithMessages(() => import('./suggest-equipment.tsx')))

interface Thing {
  slug: string
  brand: string
  name: string
}

type PickerProps<T> = Omit<ComboboxProps<T>, 'textOf' | 'onSearch' | 'search' | 'notListed' | 'busy'>

export const GrinderPicker = <T extends Thing>(props: PickerProps<T>) => <EquipmentPicker kind="GRINDER" {...props} />

/** "espresso" finds every espresso machine. */
export function BrewerPicker<T extends Thing & { brewMethod: string }>(props: PickerProps<T>) {
  const methodName = useMethodName()
  return <EquipmentPicker kind="BREWER" keywordsOf={({ brewMethod }) => methodName(brewMethod)} {...props} />
}

interface EquipmentPickerProps<T> extends PickerProps<T> {
  kind: 'GRINDER' | 'BREWER'
  keywordsOf?: (item: T) => string
}

function EquipmentPicker<T extends Thing>({ kind, keywordsOf, items, ...rest }: EquipmentPickerProps<T>) {
  const { notListed, dialog } = useNotListed(kind)
  return (
    <>
      <Combobox
        items={items}
        textOf={({ brand, name }) => `${brand} ${name}`.trim()}
        search={useNameSearch(items, keywordsOf)}
        notListed={notListed}
        {...rest}
      />
      {dialog}
    </>
  )
}

const NOT_LISTED = {
  GRINDER: { label: msg`My grinder isn't listed`, title: msg`Suggest a grinder` },
  BREWER: { label: msg`My brewer isn't listed`, title: msg`Suggest a brewer` },
}

/** Sends a suggestion to the operators. */
function useNotListed(kind: keyof typeof NOT_LISTED) {
  const { label, title } = NOT_LISTED[kind]
  return useNotListedDialog(t(label), t(title), (typed, close) => (
    <SuggestEquipment kind={kind} typed={typed} onDone={close} />
  ))
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
