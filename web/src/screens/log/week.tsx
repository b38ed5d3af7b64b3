/** Weekly statistics of the brew log. */

import { msg, plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { Formatter } from '#domain/units/formatter.ts'
import type { Reply } from '../../api/client.ts'
import { useRead } from '../../api/hooks.ts'
import { RequireSignIn } from '../../parts/account/require-sign-in.tsx'
import { readerTimeZone, useFormat } from '../../state/units.ts'
import { LinkButton } from '../../ui/button.tsx'
import { BarChart } from '../../ui/charts.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Card, Figures, Page, Section } from '../../ui/page.tsx'
import { Empty, ReadResult } from '../../ui/states.tsx'
import { BrewCalendar } from './brew-calendar.tsx'
import { useBrewFacts } from './brew-facts.ts'
import { BrewRow, BrewRows } from './brew-row.tsx'
import styles from './week.module.css'

type Week = Reply<'getWeeklyStats'>

const TITLE = msg`Your week`

export default function WeekScreen() {
  return (
    <RequireSignIn
      title={t(TITLE)}
      why={t`Your week at a glance: your streak, your best brew, and what your ratings show.`}
    >
      <OwnWeek />
    </RequireSignIn>
  )
}

function OwnWeek() {
  const week = useRead('getWeeklyStats', { query: { tz: readerTimeZone() } })
  return (
    <Page
      title={t(TITLE)}
      lead={t`The last 7 days`}
      actions={
        <LinkButton href="/log" look="quiet">
          <Trans>All brews</Trans>
        </LinkButton>
      }
    >
      <ReadResult read={week} height="70vh">
        {(data) => (data.stats.allTimeBrews === 0 ? <NothingYet /> : <WeekShown week={data} />)}
      </ReadResult>
    </Page>
  )
}

const NothingYet = () => (
  <Empty scene="brews" title={t`No brews yet`} action={<LinkButton href="/log/new">{t`Log a brew`}</LinkButton>}>
    <Trans>Your week starts with your first brew.</Trans>
  </Empty>
)

function WeekShown({ week }: { week: Week }) {
  const { stats, insights, brewsByDay, brewedDays, bestBrew } = week
  const format = useFormat()
  const factsOf = useBrewFacts([bestBrew])
  return (
    <>
      <div className={styles.top}>
        {stats.streak >= MIN_STREAK && <Streak days={stats.streak} today={stats.brewsToday} />}
        <Card>
          <Figures figures={figuresOf(week, format)} />
        </Card>
      </div>
      <div className={styles.charts}>
        <Card>
          <BarChart
            title={t`Brews per day`}
            unit={t`Brews`}
            bars={brewsByDay.map(({ date, brews }) => ({ label: format.weekday(date), value: brews.length }))}
          />
        </Card>
        <Card>
          <BrewCalendar today={brewsByDay.at(-1)!.date} brewedDays={brewedDays} />
        </Card>
      </div>
      {insights.length > 0 && (
        <Section heading={t`What we noticed`}>
          <ul className={styles.insights}>
            {insights.map(({ type, message }) => (
              <li key={type}>
                <Icon name={type === 'streak_milestone' ? 'repeat' : 'dial'} />
                <p>{message}</p>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {bestBrew && (
        <Section heading={t`Best brew of the week`}>
          <BrewRows>
            <BrewRow brew={bestBrew} facts={factsOf(bestBrew)} />
          </BrewRows>
        </Section>
      )}
    </>
  )
}

function figuresOf({ stats, lastWeek }: Week, format: Formatter) {
  // Zero isn't worth a comparison.
  const before = (figure: number | null, show: (figure: number) => string): string | undefined => {
    if (!figure) return undefined
    const amount = show(figure)
    return t`${amount} the week before`
  }
  return [
    { label: t`Brews`, value: stats.totalBrews, also: before(lastWeek.totalBrews, (count) => format.number(count)) },
    {
      label: t`Coffee used`,
      value: format.weight(stats.totalCoffeeGrams),
      also: before(lastWeek.totalCoffeeGrams, format.weight),
    },
    {
      label: t`Average rating`,
      value: stats.averageRating === null ? '–' : format.rating(stats.averageRating),
      also: before(lastWeek.averageRating, format.rating),
    },
    { label: t`Different coffees`, value: stats.uniqueCoffees },
    { label: t`All-time brews`, value: stats.allTimeBrews },
  ]
}

/** One day is no streak yet. */
const MIN_STREAK = 2

function Streak({ days, today }: { days: number; today: number }) {
  return (
    <div className={styles.streak}>
      <p className={styles.days}>{days}</p>
      <p>{plural(days, { one: 'day in a row', other: 'days in a row' })}</p>
      <p className={styles.today}>{today > 0 ? t`${today} today` : t`Brew today to keep it going`}</p>
    </div>
  )
}
