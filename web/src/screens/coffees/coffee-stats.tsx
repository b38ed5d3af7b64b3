/** Statistics of a coffee: methods, grind, ratio and equipment of its recipes. */

import { t } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import type { Reply } from '../../api/client.ts'
import { useRead } from '../../api/hooks.ts'
import type { Recipe } from '../../api/schema.ts'
import { equipmentName } from '../../parts/equipment/equipment-name.ts'
import { useMethodName } from '../../state/catalog.ts'
import { useFormat } from '../../state/units.ts'
import { type Bar, BarChart } from '../../ui/charts.tsx'
import { Section } from '../../ui/page.tsx'
import { ReadResult } from '../../ui/states.tsx'
import styles from './coffee.module.css'

/** Averages of fewer recipes say less than the recipes themselves. */
export const MIN_FOR_STATS = 3
/** A chart of fewer recipes shows nothing that the table below it doesn't say. */
const MIN_FOR_CHART = 6

type Stats = Reply<'getCoffeeStats'>

interface CoffeeStatsProps {
  coffeeId: number
  /** The loaded recipes, which the chart shows. */
  recipes: readonly Recipe[]
}

export function CoffeeStats({ coffeeId, recipes }: CoffeeStatsProps) {
  const read = useRead('getCoffeeStats', { path: { id: coffeeId } })
  return (
    <Section heading={t`Stats`}>
      <ReadResult read={read} height="28rem">
        {(stats) => (
          <>
            <p>
              <Summary stats={stats} />
            </p>
            <div className={styles.stats}>
              <div>
                {recipes.length >= MIN_FOR_CHART && (
                  <BarChart
                    title={t`Grind index (0 is fine, 100 coarse)`}
                    unit={t`Recipes`}
                    bars={grindBars(recipes)}
                    edges={[...TENS, 100].map(String)}
                  />
                )}
                <ByMethod methods={stats.byMethod} />
              </div>
              <div>
                <MostUsed title={t`Grinders`} used={stats.topGrinders} />
                <MostUsed title={t`Brewers`} used={stats.topMachines} />
              </div>
            </div>
          </>
        )}
      </ReadResult>
    </Section>
  )
}

function Summary({ stats: { recipeCount, votes } }: { stats: Stats }) {
  const { total, upvotes } = votes
  return (
    <>
      <Trans>
        <Plural value={recipeCount} one="# recipe" other="# recipes" />.
      </Trans>{' '}
      {total > 0 && (
        <Trans>
          {upvotes} of <Plural value={total} one="# vote" other="# votes" /> found them helpful.
        </Trans>
      )}
    </>
  )
}

/** Espresso and filter differ too much in ratio and grind for an average over all methods. */
function ByMethod({ methods }: { methods: Stats['byMethod'] }) {
  const format = useFormat()
  const methodName = useMethodName()
  return (
    <div className={styles.used}>
      <h3>
        <Trans>Averages by brew method</Trans>
      </h3>
      <table className={styles.methods}>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Brew method</Trans>
            </th>
            <th scope="col">
              <Trans>Recipes</Trans>
            </th>
            <th scope="col">
              <Trans>Ratio</Trans>
            </th>
            <th scope="col">
              <Trans>Grind index</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {methods.map(({ brewMethod, count, ratioRange, grindRange }) => (
            <tr key={brewMethod}>
              <td>{methodName(brewMethod)}</td>
              <td>{format.number(count)}</td>
              <td>{format.ratio(ratioRange.avg)}</td>
              <td>{format.number(grindRange.avg)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

const TENS = Array.from({ length: 10 }, (_, tens) => tens * 10)

/** Number of recipes by grind index, in steps of ten. */
const grindBars = (recipes: readonly Recipe[]): Bar[] =>
  TENS.map((from) => ({
    label: `${from}–${from + 10}`,
    value: recipes.filter(({ grindIndex }) => grindIndex >= from && (grindIndex < from + 10 || from === 90)).length,
  }))

interface Used {
  id: number
  brand: string
  name: string
  count: number
}

function MostUsed({ title, used }: { title: string; used: readonly Used[] }) {
  const format = useFormat()
  const most = Math.max(...used.map(({ count }) => count), 1)
  return (
    <div className={styles.used}>
      <h3>{title}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Model</Trans>
            </th>
            <th scope="col">
              <Trans>Recipes</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {used.map((item) => (
            <tr key={item.id}>
              <td>{equipmentName(item)}</td>
              <td>
                <span className={styles.count}>
                  {format.number(item.count)}
                  <svg width="100%" height="8" aria-hidden="true">
                    <rect width={`${(item.count / most) * 100}%`} height="8" rx="4" className={styles.bar} />
                  </svg>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
