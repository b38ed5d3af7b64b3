/** Options of the widget on one page: layout, coffee, language and width. */
import { t } from '@lingui/core/macro'
import { useEffect } from 'react'
import { LANGUAGES } from '#i18n/languages.ts'
import { useReadPages } from '#web/api/pages.ts'
import { useFormat } from '#web/state/units.ts'
import { Choices } from '#web/ui/choices.tsx'
import { SelectField } from '#web/ui/fields.tsx'
import { Slider } from '#web/ui/slider.tsx'
import styles from './portal.module.css'
import { type Look, MAX_WIDTH, MIN_WIDTH } from './widget-preview.tsx'

export type PageLook = Pick<Look, 'layout' | 'coffee' | 'language' | 'width'>

const STEP = 10

export function EmbedOptions({ look, onChange }: { look: PageLook; onChange: (change: Partial<PageLook>) => void }) {
  const format = useFormat()
  const pixels = (width: number) => {
    const shown = format.number(width)
    return t`${shown} px`
  }
  return (
    <>
      <Choices
        label={t`Layout`}
        value={look.layout}
        onChange={(layout) => onChange({ layout })}
        options={[
          { value: 'card', label: t({ message: 'Card', comment: 'Layout of the widget' }) },
          { value: 'inline', label: t({ message: 'Inline', comment: 'Layout of the widget' }) },
          { value: 'badge', label: t({ message: 'Badge', comment: 'Layout of the widget' }) },
        ]}
      />
      <div className={styles.fields}>
        <CoffeeChoice value={look.coffee} onChange={(coffee) => onChange({ coffee })} />
        <SelectField
          label={t`Language`}
          value={look.language}
          onChange={(language) => onChange({ language: language as PageLook['language'] })}
          options={[{ value: '', label: t`As on your page` }, ...LANGUAGE_OPTIONS]}
        />
      </div>
      <Slider
        label={t`Maximum width`}
        value={look.width}
        min={MIN_WIDTH}
        max={MAX_WIDTH}
        step={STEP}
        ends={[pixels(MIN_WIDTH), pixels(MAX_WIDTH)]}
        valueText={pixels(look.width)}
        onChange={(width) => onChange({ width })}
      />
    </>
  )
}

const LANGUAGE_OPTIONS = Object.entries(LANGUAGES).map(([value, label]) => ({ value, label }))

function CoffeeChoice({ value, onChange }: { value: string; onChange: (slug: string) => void }) {
  const { data, hasNextPage, isFetchingNextPage, fetchNextPage } = useReadPages('listOwnCoffees', {
    query: { limit: 100 },
  })
  // A select field has no "Show more", so all pages are loaded.
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, fetchNextPage])
  const all = data?.pages.flatMap((page) => page.coffees) ?? []
  const coffees = all.map(({ slug, name }) => ({ value: slug, label: name }))
  return (
    <SelectField
      label={t`Coffee`}
      value={value}
      onChange={onChange}
      options={[{ value: '', label: t`All coffees` }, ...coffees]}
    />
  )
}
