/** Brew timer screen: prepares, leads through the steps, and ends in the log. */
import { t } from '@lingui/core/macro'
import { useSearch } from 'wouter'
import { Page, useTitle } from '#web/ui/page.tsx'
import { Loading } from '#web/ui/states.tsx'
import { Brewing } from './brewing.tsx'
import { Finished } from './finished.tsx'
import { isGuided } from './guide.ts'
import { Prepare } from './prepare.tsx'
// Loaded with this screen, so that the first announcement isn't late.
import './running-timer.tsx'
import { Stopwatch } from './stopwatch.tsx'
import { isBrewed, useBrewTimer } from './use-brew-timer.ts'

export default function Timer() {
  const timer = useBrewTimer(useSearch())
  const { guide, hasStarted } = timer
  useTitle(t`Timer`)
  if (!guide) return <Coming />
  if (!isGuided(guide)) return <Stopwatch timer={timer} guide={guide} />
  if (!hasStarted) return <Prepare timer={timer} guide={guide} />
  return isBrewed(timer) ? <Finished timer={timer} guide={guide} /> : <Brewing timer={timer} guide={guide} />
}

const Coming = () => (
  <Page title={t`Timer`} narrow>
    <Loading height="60vh" />
  </Page>
)
