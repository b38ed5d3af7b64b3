/** Brew page: figures, tasting, advice for next time, and the difference to the previous brew. */

import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Suspense } from 'react'
import { useLocation } from 'wouter'
import { useRead } from '../../api/hooks.ts'
import { useRemoval } from '../../api/removal.ts'
import type { BrewLogDetail } from '../../api/schema.ts'
import { RequireSignIn } from '../../parts/account/require-sign-in.tsx'
import { NextStep } from '../../parts/brew/next-step.tsx'
import { repeatTimerHref } from '../../parts/brew/repeat-brew.ts'
import { StepTimes } from '../../parts/brew/step-times.tsx'
import { useFormat } from '../../state/units.ts'
import { LinkButton } from '../../ui/button.tsx'
import { loadPart } from '../../ui/load-part.ts'
import { Card, Page, Section } from '../../ui/page.tsx'
import type { ScreenProps } from '../../ui/screen.ts'
import { Failed, Loading } from '../../ui/states.tsx'
import { useBrewFacts } from './brew-facts.ts'
import { BrewFigures } from './brew-figures.tsx'
import { BrewMenu } from './brew-menu.tsx'
import { BrewNotFound } from './brew-not-found.tsx'
import { GrindChart } from './grind-chart.tsx'
import { Previous } from './previous-brew.tsx'
import { SaveAsRecipe } from './save-as-recipe.tsx'
import { Tasting } from './tasting.tsx'

const CoffeeExtraction = loadPart(() => import('../../parts/charts/coffee-extraction.tsx'))
const NarrowingPlot = loadPart(() => import('../../parts/charts/narrowing-plot.tsx'))

export default function Brew({ params }: ScreenProps<'id'>) {
  return (
    <RequireSignIn title={t`Your brew`} why={t`Sign in to see your brews.`}>
      <OwnBrew id={Number(params.id)} />
    </RequireSignIn>
  )
}

function OwnBrew({ id }: { id: number }) {
  const { data, error, refetch } = useRead('getBrewLog', { path: { id } }, { enabled: Number.isInteger(id) })
  const { isRemoved } = useRemoval('deleteBrewLog')
  const isGone = !Number.isInteger(id) || isRemoved({ path: { id } }) || error?.status === 404 || error?.status === 400
  if (isGone) return <Gone />
  if (data) return <BrewDetails brew={data.brewLog} />
  return (
    <Page title={t`Your brew`}>{error ? <Failed error={error} onRetry={refetch} /> : <Loading height="70vh" />}</Page>
  )
}

const Gone = () => (
  <Page title={t`Your brew`} narrow>
    <BrewNotFound />
  </Page>
)

function BrewDetails({ brew }: { brew: BrewLogDetail }) {
  const [, navigate] = useLocation()
  const facts = useBrewFacts([brew])(brew)
  const format = useFormat()
  const name = [facts.title, facts.setting].filter(Boolean).join(', ')
  return (
    <Page
      title={facts.title}
      lead={[brew.coffee?.roasterName, `${format.day(brew.createdAt)}, ${format.timeOfDay(brew.createdAt)}`]
        .filter(Boolean)
        .join(' · ')}
      actions={
        <>
          <LinkButton href={repeatTimerHref(brew, facts.place)} look="quiet">
            <Trans>Brew again</Trans>
          </LinkButton>
          <BrewMenu id={brew.id} name={name} onDeleted={() => navigate('/log')} />
        </>
      }
    >
      <BrewFigures brew={brew} facts={facts} />
      {brew.nextStep && <NextStep brew={brew} step={brew.nextStep} />}
      <Section heading={t`How was it?`}>
        <Tasting key={brew.id} brew={brew} />
      </Section>
      {brew.steps?.some(({ endSeconds }) => endSeconds !== undefined) && (
        <Section heading={t`Steps`}>
          <Card>
            <StepTimes steps={brew.steps} firstDrop={brew.firstDropSeconds} />
          </Card>
        </Section>
      )}
      <Previous id={brew.id} method={brew.method} />
      <Suspense fallback={<Loading height="20rem" />}>
        {brew.extraction && <CoffeeExtraction brew={brew} />}
        {brew.grinder && <NarrowingPlot grinderId={brew.grinder.id} slug={brew.grinder.slug} isCard />}
      </Suspense>
      {brew.coffeeProfileId !== null && <GrindChart coffeeId={brew.coffeeProfileId} method={brew.method} />}
      <div>
        <SaveAsRecipe brew={brew} />
      </div>
    </Page>
  )
}
