/** Finds a grinder or a brewer by any way of writing its name, and helps on whoever doesn't find theirs. */
import { useMemo } from 'react'
import { indexGrinderNames, searchGrinders } from '#domain/grinder-names.ts'
import { useMethodName } from '../state/catalog.ts'
import { Combobox, type ComboboxProps } from './combobox.tsx'
import { useNotListed } from './not-listed.tsx'

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

/** The search of the grinders' page. Its index is made with the first letter that is typed. */
function useNameSearch<T extends Thing>(items: readonly T[], keywordsOf?: (item: T) => string) {
  const names = items.map((item) => ({
    slug: item.slug,
    brand: item.brand,
    model: item.name,
    keywords: keywordsOf?.(item),
  }))
  const signature = JSON.stringify(names)
  const find = useMemo(() => {
    let index: ReturnType<typeof indexGrinderNames> | undefined
    return (text: string) => {
      index ??= indexGrinderNames(JSON.parse(signature))
      return searchGrinders(index, text)
    }
  }, [signature])
  return (text: string): T[] => {
    const bySlug = new Map(items.map((item) => [item.slug, item]))
    return find(text).flatMap(({ slug }) => bySlug.get(slug) ?? [])
  }
}
