/** Analytics of a roaster's pages and embeds. */

import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { useSearch } from 'wouter'
import { addressOf, type Reply } from '#web/api/client.ts'
import { useRead } from '#web/api/hooks.ts'
import { useMethodName } from '#web/state/catalog.ts'
import { readerFormat, useFormat } from '#web/state/units.ts'
import { useUrlSync } from '#web/state/url-sync.ts'
import { DownloadButton } from '#web/ui/button.tsx'
import { BarChart } from '#web/ui/charts.tsx'
import { Choices } from '#web/ui/choices.tsx'
import { Card, Figures, Section } from '#web/ui/page.tsx'
import { Empty, Failed, Loading } from '#web/ui/states.tsx'
import { clickRateText, KINDS, type Kind, NONE, numberOf } from './event-kinds.ts'
import { FiguresTable } from './figures-table.tsx'
import { count } from './numbers.ts'
import { type Period, PeriodChoice, periodIn, periodProblem, searchOf } from './period-choice.tsx'
import styles from './portal.module.css'
import { PortalFrame } from './portal-frame.tsx'

type Analytics = Reply<'getRoasterAnalytics'>

export default function AnalyticsScreen() {
  return <PortalFrame title={t`Analytics`}>{() => <AnalyticsOf />}</PortalFrame>
}

function AnalyticsOf() {
  const [period, setPeriod] = useState<Period>(periodIn(useSearch()))
  useUrlSync('/portal/analytics', searchOf(period))
  const { data, error, refetch, isPlaceholderData } = useRead(
    'getRoasterAnalytics',
    { query: period },
    { keepPrevious: true },
  )
  const isAboutDays = error?.field === 'from' || error?.field === 'to'
  return (
    <>
      <PeriodChoice
        period={period}
        shown={data}
        onChange={setPeriod}
        errorOf={(field) => (error?.field === field ? periodProblem(period, error) : undefined)}
      />
      {error && !isAboutDays && <Failed error={error} onRetry={() => refetch()} />}
      {!error && !data && <Loading height="50rem" />}
      {!error && data && (
        <div className={styles.sections} aria-busy={isPlaceholderData || undefined}>
          <Charts analytics={data} />
        </div>
      )}
    </>
  )
}

function Charts({ analytics }: { analytics: Analytics }) {
  const { totals, byDay, bySource, byMethod, byCoffee, from, to } = analytics
  const [kind, setKind] = useState<Kind>('impressions')
  const kindName = t(KINDS[kind])
  const methodName = useMethodName()
  const { dayOfYear } = useFormat()
  return (
    <>
      <Card>
        <Figures
          figures={[
            { label: t(KINDS.impressions), value: count(totals.impressions) },
            { label: t(KINDS.clicks), value: count(totals.clicks), also: clickRateText(totals.clickThroughRate) },
            { label: t(KINDS.pageViews), value: count(totals.pageViews) },
            { label: t(KINDS.methodSwitches), value: count(totals.methodSwitches) },
          ]}
        />
        <Unverified figures={analytics.unverified} />
      </Card>
      <Section
        heading={t`By day`}
        actions={
          <DownloadButton
            href={addressOf('/api/roaster-portal/analytics', {}, { from, to, format: 'csv' })}
            look="quiet"
          >
            <Trans>Download as CSV</Trans>
          </DownloadButton>
        }
      >
        <Choices
          label={t`Figure to show`}
          hideLabel
          value={kind}
          onChange={setKind}
          options={Object.entries(KINDS).map(([value, label]) => ({ value: value as Kind, label: t(label) }))}
        />
        {totals[kind] === 0 ? (
          <Empty title={t(NONE[kind])}>
            <Trans>When there are some in this period, you'll see them here by day.</Trans>
          </Empty>
        ) : (
          <BarChart
            title={t`${kindName} by day (UTC)`}
            unit={kindName}
            bars={byDay.map((day) => ({ label: dayOfYear(day.day), value: day[kind] }))}
          />
        )}
      </Section>
      <FiguresTable
        kind={kind}
        heading={t`By website`}
        column={t`Website`}
        empty={t`Nobody has seen your widget yet.`}
        rows={informativeRows(bySource, ({ source }) => source === null).map(({ source, ...row }) => ({
          ...row,
          name: source === null ? nameless(row) : siteName(source),
        }))}
      />
      <FiguresTable
        kind={kind}
        heading={t`By brew method`}
        column={t`Brew method`}
        empty={t`No recipe views yet.`}
        rows={informativeRows(byMethod, ({ method }) => method === null).map(({ method, ...row }) => ({
          ...row,
          name: method === null ? nameless(row) : methodName(method),
        }))}
      />
      <FiguresTable
        kind={kind}
        heading={t`By coffee`}
        column={t`Coffee`}
        empty={t`No views of your coffees yet.`}
        rows={informativeRows(byCoffee, ({ coffeeId }) => coffeeId === null).map(
          ({ coffeeId, coffeeName, coffeeSlug: _, ...row }) => ({
            ...row,
            key: `${coffeeId} ${row.others}`,
            name: coffeeName ?? (coffeeId === null ? nameless(row) : t`Deleted coffee`),
            href: coffeeName === null ? undefined : `/portal/coffees/${coffeeId}`,
          }),
        )}
      />
    </>
  )
}

/** Events that anybody could have sent; none of the figures includes them. */
function Unverified({ figures }: { figures: Analytics['unverified'] }) {
  const kinds = (Object.keys(KINDS) as Kind[]).filter((kind) => figures[kind] > 0)
  if (kinds.length === 0) return null
  const list = readerFormat().list(kinds.map((kind) => numberOf(kind, figures[kind])))
  return (
    <p className={styles.soft}>
      <Trans>Not included, because they may not come from a page with your recipes: {list}.</Trans>
    </p>
  )
}

/** No rows if the only one has no name and no recipe views: it would just repeat the total of page views. */
function informativeRows<T extends { impressions: number; clicks: number }>(
  rows: readonly T[],
  isNameless: (row: T) => boolean,
): readonly T[] {
  const [first, ...rest] = rows
  const isUninformative = first && rest.length === 0 && isNameless(first) && first.impressions + first.clicks === 0
  return isUninformative ? [] : rows
}

/** The source "other" is all sites beyond the first 50 of a month. */
const siteName = (source: string): string => (source === 'other' ? t`Other websites` : source)

/** Name of the row of remaining views: those without a name, or those after the first hundred. */
const nameless = ({ others }: { others?: number }): string =>
  others === undefined ? t`Unknown` : plural(others, { one: '# other', other: '# others' })
