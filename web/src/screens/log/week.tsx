/** Weekly statistics of the brew log. */

import type { Reply } from '../../api/client.ts'
import { useRead } from '../../api/hooks.ts'
import { RequireSignIn } from '../../parts/account/require-sign-in.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { BarChart } from '../../ui/charts.tsx'
import { Icon } from '../../ui/icons.tsx'
import { Card, Figures, Page, Section } from '../../ui/page.tsx'
import { Empty, ReadResult } from '../../ui/states.tsx'
import { useBrewFacts } from './brew-facts.ts'
import { BrewRow, BrewRows } from './brew-row.tsx'
import { signed } from './deltas.ts'
import styles from './week.module.css'

type Week = Reply<'getWeeklyStats'>

const TITLE = 'Your week'

export default function WeekScreen() {
  return (
    <RequireSignIn
      title={TITLE}
      why="A week of your brewing at a glance: your streak, your best cup, and what your ratings say."
    >
      <OwnWeek />
    </RequireSignIn>
  )
}

const zone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC'

function OwnWeek() {
  const week = useRead('getWeeklyStats', { query: { tz: zone() } })
  return (
    <Page
      title={TITLE}
      lead="The seven days that end today."
      actions={
        <LinkButton href="/log" look="quiet">
          All brews
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
  <Empty title="A quiet week" action={<LinkButton href="/log/new">Log a brew</LinkButton>}>
    Log your first brew and your week begins here.
  </Empty>
)

function WeekShown({ week }: { week: Week }) {
  const { stats, insights, brewsByDay, bestBrew } = week
  const factsOf = useBrewFacts([bestBrew])
  return (
    <>
      <div className={styles.top}>
        <Streak days={stats.streak} today={stats.brewsToday} />
        <Card>
          <Figures figures={figuresOf(week)} />
        </Card>
      </div>
      <Card>
        <BarChart
          title="Brews by day"
          unit="Brews"
          bars={brewsByDay.map(({ label, brews }) => ({ label, value: brews.length }))}
        />
      </Card>
      {insights.length > 0 && (
        <Section heading="What your cups say">
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
        <Section heading="The best of the week">
          <BrewRows>
            <BrewRow brew={bestBrew} facts={factsOf(bestBrew)} />
          </BrewRows>
        </Section>
      )}
    </>
  )
}

function figuresOf({ stats, lastWeek }: Week) {
  const against = (now: number, before: number) => `${signed(now - before, String) ?? 'same'} on the week before`
  return [
    { label: 'Brews', value: stats.totalBrews, also: against(stats.totalBrews, lastWeek.totalBrews) },
    {
      label: 'Coffee',
      value: `${Math.round(stats.totalCoffeeGrams)} g`,
      also: `${Math.round(lastWeek.totalCoffeeGrams)} g the week before`,
    },
    {
      label: 'Stars',
      value: stats.averageRating ?? '–',
      also: lastWeek.averageRating === null ? undefined : `${lastWeek.averageRating} the week before`,
    },
    { label: 'Coffees', value: stats.uniqueCoffees },
    { label: 'In all', value: stats.allTimeBrews, also: 'brews' },
  ]
}

function Streak({ days, today }: { days: number; today: number }) {
  return (
    <div className={styles.streak}>
      <p className={styles.days}>{days}</p>
      <p>{days === 1 ? 'day in a row' : 'days in a row'}</p>
      <p className={styles.today}>
        {today > 0 ? `${today} today` : days > 0 ? 'Brew today to keep it' : 'Starts with the next brew'}
      </p>
    </div>
  )
}
