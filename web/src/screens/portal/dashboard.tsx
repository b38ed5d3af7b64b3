/** Dashboard of the roaster portal. */
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { Reply } from '#web/api/client.ts'
import { useRead } from '#web/api/hooks.ts'
import { useRemoval } from '#web/api/removal.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Card, Figures, Grid, Section, Tag } from '#web/ui/page.tsx'
import { Empty, ReadResult } from '#web/ui/states.tsx'
import { roastName } from '../../parts/coffee/coffee-labels.ts'
import { pluralize } from '../../ui/format.ts'
import { count, percent } from './numbers.ts'
import { Onboarding } from './onboarding.tsx'
import styles from './portal.module.css'
import { PortalFrame } from './portal-frame.tsx'
import { RecipePerformance } from './recipe-performance.tsx'

export type Dashboard = Reply<'getRoasterDashboard'>

export default function DashboardScreen() {
  return (
    <PortalFrame title="Roaster portal" heading="Overview">
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
          <Section heading="The last 30 days" actions={<Link href="/portal/analytics">All figures</Link>}>
            <Card>
              <Figures
                figures={[
                  { label: 'Page views', value: count(stats.pageViews) },
                  { label: 'Cards shown', value: count(stats.impressions) },
                  {
                    label: 'Clicks',
                    value: count(stats.clicks),
                    also: `${percent(stats.clickThroughRate)} of the cards`,
                  },
                  { label: 'Followers', value: count(stats.followerCount), also: 'in all' },
                ]}
              />
            </Card>
          </Section>
          <Section heading="Recipes for your coffees">
            {recipes.length > 0 ? (
              <RecipePerformance recipes={recipes} />
            ) : (
              <Empty title="No recipes yet">
                As soon as people write recipes for your coffees, you see here which ones are liked and brewed.
              </Empty>
            )}
          </Section>
          <Section
            heading={pluralize(stats.coffeeCount, 'coffee')}
            actions={<Link href="/portal/coffees">All coffees</Link>}
          >
            <CoffeeCards coffees={coffees}>
              <NoCoffees />
            </CoffeeCards>
          </Section>
        </>
      )}
    </ReadResult>
  )
}

export const NoCoffees = () => (
  <Empty title="No coffees yet" action={<LinkButton href="/portal/coffees?new">Add your first coffee</LinkButton>}>
    Each coffee gets a page with its recipes, and may be shown in the widget.
  </Empty>
)

/** Those that the viewer hasn't just removed. */
export function CoffeeCards({ coffees, children }: { coffees: Dashboard['coffees']; children: ReactNode }) {
  const { isRemoved } = useRemoval('deleteOwnCoffee')
  const shown = coffees.filter(({ id }) => !isRemoved({ path: { id } }))
  if (shown.length === 0) return children
  return (
    <Grid>
      {shown.map((coffee) => (
        <Card key={coffee.id}>
          <div className={styles.coffee}>
            <h3>
              <Link href={`/portal/coffees/${coffee.id}`}>{coffee.name}</Link>
            </h3>
            <p className={styles.soft}>
              {[`${roastName(coffee.roastLevel)} roast`, coffee.origin].filter(Boolean).join(' · ')}
            </p>
            <p className={styles.tags}>
              <Tag>{pluralize(coffee.embedRecipeCount, 'own recipe')}</Tag>
              <Tag>{pluralize(coffee.recipeCount, 'community recipe')}</Tag>
              <Tag>{pluralize(coffee.brewCount, 'brew')}</Tag>
              <Tag>in {pluralize(coffee.libraryCount, 'library', 'libraries')}</Tag>
            </p>
          </div>
        </Card>
      ))}
    </Grid>
  )
}
