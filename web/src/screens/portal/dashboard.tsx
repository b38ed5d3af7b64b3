/** Dashboard of the roaster portal. */
import { plural, t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { Reply } from '#web/api/client.ts'
import { useRead } from '#web/api/hooks.ts'
import { useRemoval } from '#web/api/removal.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Card, Figures, Grid, Section } from '#web/ui/page.tsx'
import { Empty, ReadResult } from '#web/ui/states.tsx'
import { roastName } from '../../parts/coffee/coffee-labels.ts'
import { Dotted } from '../../parts/coffee/dotted.tsx'
import { clickRateText, KINDS } from './event-kinds.ts'
import { count } from './numbers.ts'
import { Onboarding } from './onboarding.tsx'
import styles from './portal.module.css'
import { PortalFrame } from './portal-frame.tsx'
import { RecipePerformance } from './recipe-performance.tsx'

export type Dashboard = Reply<'getRoasterDashboard'>
type Coffee = Dashboard['coffees'][number]

/** The rest is behind "See all coffees". */
const MAX_COFFEES = 3

export default function DashboardScreen() {
  return (
    <PortalFrame title={t`Roaster portal`} heading={t`Overview`}>
      {() => <Overview />}
    </PortalFrame>
  )
}

function Overview() {
  const dashboard = useRead('getRoasterDashboard')
  return (
    <ReadResult read={dashboard} height="40rem">
      {({ stats, onboarding, recipes, coffees }) => (
        <>
          {onboarding.completed < onboarding.total && <Onboarding {...onboarding} />}
          <Section
            heading={t`Last 30 days`}
            actions={
              <Link href="/portal/analytics">
                <Trans>See all analytics</Trans>
              </Link>
            }
          >
            <Card>
              <Figures
                figures={[
                  { label: t(KINDS.pageViews), value: count(stats.pageViews) },
                  { label: t(KINDS.impressions), value: count(stats.impressions) },
                  { label: t(KINDS.clicks), value: count(stats.clicks), also: clickRateText(stats.clickThroughRate) },
                  { label: t`Followers`, value: count(stats.followerCount), also: t`in total` },
                ]}
              />
            </Card>
          </Section>
          <Section heading={t`Recipes for your coffees`}>
            {recipes.length > 0 ? (
              <RecipePerformance recipes={recipes} />
            ) : (
              <Empty scene="recipes" title={t`No recipes yet`}>
                <Trans>When people share recipes for your coffees, you'll see here how popular they are.</Trans>
              </Empty>
            )}
          </Section>
          <Section
            heading={coffeeCountText(stats.coffeeCount)}
            actions={
              <Link href="/portal/coffees">
                <Trans>See all coffees</Trans>
              </Link>
            }
          >
            <CoffeeCards coffees={coffees} most={MAX_COFFEES}>
              <NoCoffees />
            </CoffeeCards>
          </Section>
        </>
      )}
    </ReadResult>
  )
}

export const NoCoffees = () => (
  <Empty
    scene="coffees"
    title={t`No coffees yet`}
    action={
      <LinkButton href="/portal/coffees?new">
        <Trans>Add your first coffee</Trans>
      </LinkButton>
    }
  >
    <Trans>Each coffee gets its own page with recipes, and a place in your widget.</Trans>
  </Empty>
)

interface CoffeeCardsProps {
  coffees: Dashboard['coffees']
  /** Heading level of the coffees' names: below the page's heading, or below that of a section. */
  heading?: 'h2' | 'h3'
  /** How many are shown; all unless given. */
  most?: number
  children: ReactNode
}

/** Cards of the coffees, without those that the viewer has just deleted; `children` if there are none. */
export function CoffeeCards({ coffees, heading: Heading = 'h3', most, children }: CoffeeCardsProps) {
  const { isRemoved } = useRemoval('deleteOwnCoffee')
  const shown = coffees.filter(({ id }) => !isRemoved({ path: { id } })).slice(0, most)
  if (shown.length === 0) return children
  return (
    <Grid>
      {shown.map((coffee) => (
        <Card key={coffee.id}>
          <div className={styles.coffee}>
            <Heading>
              <Link href={`/portal/coffees/${coffee.id}`}>{coffee.name}</Link>
            </Heading>
            <p className={styles.soft}>
              <Dotted parts={[roastText(coffee.roastLevel), coffee.origin]} />
            </p>
            <CoffeeCounts coffee={coffee} />
          </div>
        </Card>
      ))}
    </Grid>
  )
}

/** Numbers of recipes, brews and shelves, in one line. */
function CoffeeCounts({ coffee: { embedRecipeCount, recipeCount, brewCount, libraryCount } }: { coffee: Coffee }) {
  const counts = [
    embedRecipeCount > 0 && plural(embedRecipeCount, { one: '# own recipe', other: '# own recipes' }),
    recipeCount > 0 && plural(recipeCount, { one: '# shared recipe', other: '# shared recipes' }),
    brewCount > 0 && plural(brewCount, { one: '# brew', other: '# brews' }),
    libraryCount > 0 && plural(libraryCount, { one: 'on # shelf', other: 'on # shelves' }),
  ]
  return counts.some(Boolean) ? (
    <p>
      <Dotted parts={counts} />
    </p>
  ) : null
}

const coffeeCountText = (count: number): string => plural(count, { one: '# coffee', other: '# coffees' })

function roastText(level: Coffee['roastLevel']): string {
  const roastLevel = roastName(level)
  return t`${roastLevel} roast`
}
