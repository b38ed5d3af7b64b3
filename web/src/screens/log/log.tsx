/** The brew log: the last brew to repeat, and all of them with their settings. */
import type { ReactNode } from 'react'
import { useRead, useReadPages } from '../../api/hooks.ts'
import { useRemoval } from '../../api/removal.ts'
import type { BrewLog } from '../../api/schema.ts'
import { RequireSignIn } from '../../parts/account/require-sign-in.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { formatDay } from '../../ui/format.ts'
import { Icon } from '../../ui/icons.tsx'
import { Page } from '../../ui/page.tsx'
import { Empty, Loading, ReadResult } from '../../ui/states.tsx'
import { useBrewFacts } from './brew-facts.ts'
import { BrewRow, BrewRows } from './brew-row.tsx'
import { isFiltered, LogFilters, queryOf, useLogFilter } from './filters.tsx'
import { GrindChart } from './grind-chart.tsx'
import styles from './log.module.css'
import { RepeatLast } from './repeat-last.tsx'

export default function Log() {
  return (
    <RequireSignIn
      title="Brew log"
      why="Write down every brew in seconds, rate it later, and see which grind tastes best to you."
    >
      <OwnLog />
    </RequireSignIn>
  )
}

function OwnLog() {
  const last = useRead('getLastBrewLog')
  const { isRemoved } = useRemoval('deleteBrewLog')
  return (
    <Page
      title="Brew log"
      actions={
        <>
          <LinkButton href="/log/new">
            <Icon name="plus" size={20} />
            Log a brew
          </LinkButton>
          <LinkButton href="/log/week" look="quiet">
            Your week
          </LinkButton>
        </>
      }
    >
      <ReadResult read={last} height="60vh">
        {({ brewLog }) =>
          brewLog ? (
            <Brews repeat={!isRemoved({ path: { id: brewLog.id } }) && <RepeatLast last={brewLog} />} />
          ) : (
            <NothingYet />
          )
        }
      </ReadResult>
    </Page>
  )
}

const NothingYet = () => (
  <Empty title="Nothing brewed yet" action={<LinkButton href="/log/new">Log your first brew</LinkButton>}>
    A coffee, a setting, a tap: from the second brew on it is a single tap, and each one tells you what to change next.
  </Empty>
)

function Brews({ repeat }: { repeat: ReactNode }) {
  const [filter, change] = useLogFilter()
  const { isRemoved } = useRemoval('deleteBrewLog')
  const read = useReadPages('listBrewLogs', { query: queryOf(filter) }, { keepPrevious: true })
  return (
    <>
      {repeat}
      <LogFilters filter={filter} onChange={change} />
      {filter.coffeeId !== undefined && <GrindChart coffeeId={filter.coffeeId} />}
      <ReadResult read={read} height="60vh">
        {({ pages }) => {
          const brews = pages.flatMap(({ data }) => data).filter(({ id }) => !isRemoved({ path: { id } }))
          if (brews.length === 0)
            return (
              <NoneSuch
                onShowAll={() => change({ coffeeId: undefined, rating: undefined, isSaved: false })}
                isFiltered={isFiltered(filter)}
              />
            )
          return <BrewDays brews={brews} />
        }}
      </ReadResult>
      {read.isFetchingNextPage && <Loading />}
      {read.hasNextPage && !read.isFetchingNextPage && (
        <div>
          <Button look="quiet" onClick={() => read.fetchNextPage()}>
            Earlier brews
          </Button>
        </div>
      )}
    </>
  )
}

function NoneSuch({ onShowAll, isFiltered }: { onShowAll: () => void; isFiltered: boolean }) {
  if (!isFiltered) return <NothingYet />
  return (
    <Empty
      title="No brew like that"
      action={
        <Button look="quiet" onClick={onShowAll}>
          Show all brews
        </Button>
      }
    >
      None of your brews fits all of these filters.
    </Empty>
  )
}

function BrewDays({ brews }: { brews: readonly BrewLog[] }) {
  const factsOf = useBrewFacts(brews)
  return (
    <div className={styles.days}>
      {[...Map.groupBy(brews, ({ createdAt }) => formatDay(createdAt))].map(([day, ofDay]) => (
        <section key={day} className={styles.day}>
          <h2>{day}</h2>
          <BrewRows>
            {ofDay.map((brew) => (
              <BrewRow key={brew.id} brew={brew} facts={factsOf(brew)} />
            ))}
          </BrewRows>
        </section>
      ))}
    </div>
  )
}
