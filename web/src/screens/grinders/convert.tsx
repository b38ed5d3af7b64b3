/** The converter: a setting on one grinder, converted to another, at an address that can be shared. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useUrlSync } from '#web/state/url-sync.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Page } from '#web/ui/page.tsx'
import { Empty, Failed, Loading } from '#web/ui/states.tsx'
import { useMyEquipment } from '../../parts/equipment/my-equipment.ts'
import { ConversionResult } from './conversion-result.tsx'
import styles from './convert.module.css'
import { GrinderChooser } from './grinder-chooser.tsx'
import { SettingField } from './setting-field.tsx'
import { type ConversionQuery, type ConversionState, useConversion } from './use-conversion.ts'

/** Shown until the user enters a query. */
const EXAMPLE: ConversionQuery = { from: 'comandante-c40-mk4', setting: '24', to: 'baratza-encore' }

export default function Convert() {
  const [query, set] = useQuery()
  const conversion = useConversion(query)
  return (
    <Page
      title={t`Converter`}
      heading={t`Convert a grind setting`}
      lead={t`A recipe for a grinder you don't have? See the setting on yours.`}
    >
      <form className={styles.fields} onSubmit={(event) => event.preventDefault()}>
        <GrinderChooser
          label={t`Recipe's grinder`}
          value={query.from}
          meant={conversion.data?.from.slug}
          error={conversion.errorOf('from')}
          onChange={(from) => set({ from })}
        />
        <SettingField query={query} conversion={conversion} onChange={(setting) => set({ setting })} />
        <GrinderChooser
          label={t`Your grinder`}
          value={query.to}
          meant={conversion.data?.to.slug}
          error={conversion.errorOf('to')}
          onChange={(to) => set({ to })}
        />
        <Button
          look="quiet"
          className={styles.swap}
          disabled={!conversion.isCurrent}
          onClick={() => set({ from: query.to, to: query.from, setting: conversion.data!.label })}
        >
          <Trans>Swap</Trans>
        </Button>
      </form>
      <Outcome query={query} conversion={conversion} />
    </Page>
  )
}

/** The query of the URL; by default an example for the viewer's own grinder. */
function useQuery() {
  const mine = useMyEquipment()
  const [changed, setChanged] = useState(readQuery)
  const query = changed ?? (mine.isKnown ? exampleFor(mine.grinder) : NOTHING)
  useUrlSync('/convert', query === NOTHING ? '' : searchOf(query))
  const set = (part: Partial<ConversionQuery>) => setChanged({ ...query, ...part })
  return [query, set] as const
}

/** Used while the viewer's own grinder isn't known yet. */
const NOTHING: ConversionQuery = { from: '', setting: '', to: '' }

function readQuery(): ConversionQuery | undefined {
  const asked = new URLSearchParams(window.location.search)
  const given = (name: keyof ConversionQuery) => asked.get(name)?.slice(0, 100) ?? ''
  // Other parameters, such as the language, aren't a query.
  const isAsked = ['from', 'setting', 'to'].some((name) => asked.has(name))
  return isAsked ? { from: given('from'), setting: given('setting'), to: given('to') } : undefined
}

function exampleFor(own: string | undefined): ConversionQuery {
  if (own === EXAMPLE.from) return { from: EXAMPLE.to, setting: '15', to: own }
  return own ? { ...EXAMPLE, to: own } : EXAMPLE
}

const searchOf = (query: ConversionQuery): string => new URLSearchParams({ ...query }).toString()
const addressOf = (query: ConversionQuery): string => `/convert?${searchOf(query)}`

function Outcome({ query, conversion }: { query: ConversionQuery; conversion: ConversionState }) {
  if (conversion.data) {
    return <ConversionResult conversion={conversion.data} isCurrent={conversion.isCurrent} path={addressOf(query)} />
  }
  if (conversion.error) return <Failed error={conversion.error} onRetry={conversion.refetch} />
  const isRefused = (['from', 'to', 'setting'] as const).some(conversion.errorOf)
  const isIncomplete = !query.from.trim() || !query.to.trim() || !query.setting.trim()
  if (query === NOTHING || (!isRefused && !isIncomplete)) return <Loading height="24rem" label={t`Converting`} />
  return (
    <Empty
      title={isRefused ? t`Can't convert that` : t`Two grinders and a setting`}
      action={
        <LinkButton href="/grinders" look="quiet">
          <Trans>See all grinders</Trans>
        </LinkButton>
      }
    >
      {isRefused ? t`The field above says what to change.` : t`Fill in the fields above to see the result.`}
    </Empty>
  )
}
