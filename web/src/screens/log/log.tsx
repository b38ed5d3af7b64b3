/** The brew log: the last brew to repeat, and all of them with their settings. */

import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useRead } from '../../api/hooks.ts'
import { useReadPages } from '../../api/pages.ts'
import { useRemoval } from '../../api/removal.ts'
import type { BrewLog } from '../../api/schema.ts'
import { RequireSignIn } from '../../parts/account/require-sign-in.tsx'
import { InstallPrompt } from '../../parts/install/install-prompt.tsx'
import { useFormat } from '../../state/units.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
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
      title={t`Brew log`}
      why={t`Log a brew in seconds, rate it later, and see which grind setting you like best.`}
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
      title={t`Brew log`}
      actions={
        // Without any brews, the empty state has the only button.
        last.data?.brewLog !== null && (
          <>
            <LinkButton href="/log/new" look="quiet">
              <Icon name="plus" size={20} />
              <Trans>Log a brew</Trans>
            </LinkButton>
            <LinkButton href="/log/week" look="quiet">
              <Trans>Your week</Trans>
            </LinkButton>
          </>
        )
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
  <Empty scene="brews" title={t`No brews yet`} action={<LinkButton href="/log/new">{t`Log my first brew`}</LinkButton>}>
    <Trans>From your second brew on it takes one tap. Rate a brew and we suggest what to change next.</Trans>
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
          return (
            <>
              <InstallPrompt brews={brews.length} />
              <BrewDays brews={brews} />
            </>
          )
        }}
      </ReadResult>
      {read.isFetchingNextPage && <Loading />}
      {read.hasNextPage && !read.isFetchingNextPage && (
        <div>
          <Button look="quiet" onClick={() => read.fetchNextPage()}>
            <Trans>Show earlier brews</Trans>
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
      scene="recipes"
      title={t`No brews found`}
      action={
        <Button look="quiet" onClick={onShowAll}>
          <Trans>Show all brews</Trans>
        </Button>
      }
    >
      <Trans>None of your brews matches all of these filters.</Trans>
    </Empty>
  )
}

function BrewDays({ brews }: { brews: readonly BrewLog[] }) {
  const factsOf = useBrewFacts(brews)
  const format = useFormat()
  return (
    <div className={styles.days}>
      {[...Map.groupBy(brews, ({ createdAt }) => format.day(createdAt))].map(([day, ofDay]) => (
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
