/** Screen that compares up to four grinders on one scale. */
import { msg, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useMemo } from 'react'
import { Link } from 'wouter'
import type { BrewMethod } from '#domain/catalog.ts'
import { buildCurve, type Curve } from '#domain/curve.ts'
import { equipmentName } from '#web/parts/equipment/equipment-name.ts'
import { GrinderPicker } from '#web/parts/equipment/equipment-picker.tsx'
import { GrinderPicture } from '#web/parts/equipment/grinder-picture.tsx'
import { type GrinderChart, toModel, useAllGrinders, useDial, useMethods } from '#web/state/catalog.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icons.tsx'
import { Page, Section } from '#web/ui/page.tsx'
import { Empty, Failed, Loading } from '#web/ui/states.tsx'
import styles from './compare.module.css'
import { CompareScale } from './compare-scale.tsx'
import { FactTable, type Make, SettingTable } from './compare-tables.tsx'
import { type Compared, compareQuery, MAX_COMPARED, useCompared } from './compared.ts'

const TITLE = msg`Compare grinders`

export interface ComparedGrinder {
  chart: GrinderChart
  curve: Curve
  name: string
  /** Undefined until the list is loaded. */
  make: Make | undefined
}

export default function Compare() {
  const compared = useCompared()
  const all = useAllGrinders().data?.grinders ?? []
  const methods = useMethods()
  const reads = useCharts(compared.slugs)
  const charts = reads.flatMap(({ data }) => data ?? [])
  const failed = reads.find(({ error }) => error)
  const grinders = charts.map((chart) => toCompared(chart, all))
  const isLoading = !methods.data || (charts.length === 0 && reads.some(({ isLoading }) => isLoading))
  return (
    <Page
      title={t(TITLE)}
      lead={t`Up to ${MAX_COMPARED} grinders on one scale, from fine to coarse.`}
      actions={
        <LinkButton look="quiet" href={`/grinders${compareQuery(compared.slugs, '?')}`}>
          <Trans>All grinders</Trans>
        </LinkButton>
      }
    >
      <Chosen compared={compared} grinders={grinders} items={all} />
      {failed?.error && <Failed error={failed.error} onRetry={() => failed.refetch()} />}
      {grinders.length > 0 && methods.data && <Comparison grinders={grinders} methods={methods.data.data} />}
      {grinders.length === 0 && isLoading && compared.slugs.length > 0 && <Loading height="40rem" />}
      {compared.slugs.length === 0 && (
        <Empty title={t`No grinders chosen yet`}>
          <Trans>Add two to see how their settings line up.</Trans>
        </Empty>
      )}
    </Page>
  )
}

/** Always calls four hooks: their number must not change between renders. */
function useCharts([a, b, c, d]: readonly string[]) {
  const reads = [useDial(a), useDial(b), useDial(c), useDial(d)]
  return [a, b, c, d].flatMap((slug, i) => (slug === undefined ? [] : [reads[i]!]))
}

type Listed = NonNullable<ReturnType<typeof useAllGrinders>['data']>['grinders'][number]

function toCompared(chart: GrinderChart, all: readonly Listed[]): ComparedGrinder {
  const listed = all.find(({ slug }) => slug === chart.slug)
  const { drive, burrType, burrSizeMm = null } = chart
  const make = listed ?? (drive && burrType ? { drive, burrType, burrSizeMm } : undefined)
  return { chart, curve: buildCurve(toModel(chart)), name: equipmentName(chart), make }
}

interface ChosenProps {
  compared: Compared
  grinders: readonly ComparedGrinder[]
  items: readonly Listed[]
}

function Chosen({ compared: { slugs, isFull, set, toggle }, grinders, items }: ChosenProps) {
  const nameOf = (slug: string) => grinders.find(({ chart }) => chart.slug === slug)?.name ?? slug
  const choices = useMemo(() => items.toSorted((a, b) => a.brand.localeCompare(b.brand, 'en')), [items])
  return (
    <div className={styles.chosen}>
      {slugs.length > 0 && (
        <ul className={styles.grinders} aria-label={t`Chosen grinders`}>
          {slugs.map((slug) => (
            <li key={slug}>
              <GrinderPicture grinder={items.find((listed) => listed.slug === slug)} />
              <Link href={`/grinders/${slug}`}>{nameOf(slug)}</Link>
              <RemoveButton name={nameOf(slug)} onClick={() => toggle(slug)} />
            </li>
          ))}
        </ul>
      )}
      {!isFull && (
        <GrinderPicker<Listed>
          // Empties the field after each choice.
          key={slugs.join()}
          label={t`Add a grinder`}
          items={choices.filter(({ slug }) => !slugs.includes(slug))}
          value={null}
          onChange={(grinder) => grinder && set([...slugs, grinder.slug])}
          keyOf={({ slug }) => slug}
          placeholder={t`Brand or model`}
          isListedOnly
        />
      )}
    </div>
  )
}

const RemoveButton = ({ name, onClick }: { name: string; onClick: () => void }) => (
  <button type="button" className={styles.remove} onClick={onClick} aria-label={t`Remove ${name}`}>
    <Icon name="close" size={18} />
  </button>
)

function Comparison({ grinders, methods }: { grinders: readonly ComparedGrinder[]; methods: readonly BrewMethod[] }) {
  return (
    <>
      <Section heading={t`On one scale`}>
        <CompareScale grinders={grinders} methods={methods} />
        <p className={styles.soft}>
          <Trans>
            Settings in one column grind the same. The scale on top is the grind index, from 0 for the finest espresso
            to 100 for the coarsest cold brew. Where a line is thin, its settings are estimates. The shaded columns are
            espresso and V60.
          </Trans>
        </p>
      </Section>
      <Section heading={t`By brew method`}>
        <SettingTable grinders={grinders} methods={methods} />
      </Section>
      <Section heading={t`Facts`}>
        <FactTable grinders={grinders} methods={methods} />
      </Section>
    </>
  )
}
