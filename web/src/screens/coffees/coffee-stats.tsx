/** Statistics of a coffee: grind, ratio and equipment of its recipes. */

import { t } from '@lingui/core/macro'
import { Plural, Trans } from '@lingui/react/macro'
import type { Reply } from '../../api/client.ts'
import { useRead } from '../../api/hooks.ts'
import type { Recipe } from '../../api/schema.ts'
import { equipmentName } from '../../parts/equipment/equipment-name.ts'
import { useFormat } from '../../state/units.ts'
import { type Bar, BarChart } from '../../ui/charts.tsx'
import { Section } from '../../ui/page.tsx'
import { ReadResult } from '../../ui/states.tsx'
import styles from './coffee.module.css'

/** A chart of fewer shows nothing that the sentence above it doesn't say. */
const LEAST_FOR_CHARTS = 6

type Stats = Reply<'getCoffeeStats'>

interface CoffeeStatsProps {
  coffeeId: number
  /** The loaded recipes, which the charts show. */
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
              {recipes.length >= LEAST_FOR_CHARTS && (
                <>
                  <BarChart
                    title={t`Grind index (0 is fine, 100 coarse)`}
                    unit={t`Recipes`}
                    bars={grindBars(recipes)}
                  />
                  <BarChart title={t`Ratio (water to coffee)`} unit={t`Recipes`} bars={ratioBars(recipes)} />
                </>
              )}
              <MostUsed title={t`Grinders`} used={stats.topGrinders} />
              <MostUsed title={t`Brewers`} used={stats.topMachines} />
            </div>
          </>
        )}
      </ReadResult>
    </Section>
  )
}

function Summary({ stats: { recipeCount, votes, ratioRange, grindRange } }: { stats: Stats }) {
  const voteCount = votes.total
  const format = useFormat()
  return (
    <>
      <Trans>
        <Plural value={recipeCount} one="# recipe" other="# recipes" /> with{' '}
        <Plural value={voteCount} one="# vote" other="# votes" />.
      </Trans>{' '}
      {grindRange && <GrindRange {...rangeText(grindRange, (index) => format.number(index))} />}{' '}
      {ratioRange && <RatioRange {...rangeText(ratioRange, format.ratio)} />}
    </>
  )
}

type Range = Record<'min' | 'max' | 'average', string>

const rangeText = (range: Record<'min' | 'max' | 'avg', number>, textOf: (value: number) => string): Range => ({
  min: textOf(range.min),
  max: textOf(range.max),
  average: textOf(range.avg),
})

const GrindRange = ({ min, max, average }: Range) => (
  <Trans>
    Grind index {min} to {max}, {average} on average.
  </Trans>
)

const RatioRange = ({ min, max, average }: Range) => (
  <Trans>
    Ratio {min} to {max}, {average} on average.
  </Trans>
)

const TENS = Array.from({ length: 10 }, (_, tens) => tens * 10)

/** In tens of the index. */
const grindBars = (recipes: readonly Recipe[]): Bar[] =>
  TENS.map((from) => ({
    label: `${from}–${from + 10}`,
    value: recipes.filter(({ grindIndex }) => grindIndex >= from && (grindIndex < from + 10 || from === 90)).length,
  }))

const RATIO_EDGES = [1, 2, 3, 4, 6, 8, 10, 12, 14, 15, 16, 17, 18, 25] as const

/** Histogram of ratios with classes of different widths; empty ones at the ends are left out. */
function ratioBars(recipes: readonly Recipe[]): Bar[] {
  const bars = RATIO_EDGES.slice(0, -1).map((from, place) => {
    const to = RATIO_EDGES[place + 1]!
    const isLast = place === RATIO_EDGES.length - 2
    return {
      label: `${from}–${to}`,
      value: recipes.filter(({ ratio }) => ratio >= from && (ratio < to || (isLast && ratio <= to))).length,
    }
  })
  const used = bars.flatMap(({ value }, place) => (value > 0 ? [place] : []))
  return bars.slice(used[0], (used.at(-1) ?? 0) + 1)
}

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
