/** Statistics of a coffee: grind, ratio and equipment of its recipes. */
import type { Reply } from '../../api/client.ts'
import { useRead } from '../../api/hooks.ts'
import type { Recipe } from '../../api/schema.ts'
import { equipmentName } from '../../parts/equipment/equipment-name.ts'
import { type Bar, BarChart } from '../../ui/charts.tsx'
import { pluralize, ratioText } from '../../ui/format.ts'
import { Section } from '../../ui/page.tsx'
import { ReadResult } from '../../ui/states.tsx'
import styles from './coffee.module.css'

type Stats = Reply<'getCoffeeStats'>

interface CoffeeStatsProps {
  coffeeId: number
  /** The loaded recipes, which the charts show. */
  recipes: readonly Recipe[]
}

export function CoffeeStats({ coffeeId, recipes }: CoffeeStatsProps) {
  const read = useRead('getCoffeeStats', { path: { id: coffeeId } })
  return (
    <Section heading="In figures">
      <ReadResult read={read} height="28rem">
        {(stats) => (
          <>
            <p>{summaryOf(stats)}</p>
            <div className={styles.stats}>
              <BarChart title="Grind, from fine at 0 to coarse at 100" unit="Recipes" bars={grindBars(recipes)} />
              <BarChart title="Parts of water to one of coffee" unit="Recipes" bars={ratioBars(recipes)} />
              <MostUsed title="Grinders" used={stats.topGrinders} />
              <MostUsed title="Brewers" used={stats.topMachines} />
            </div>
          </>
        )}
      </ReadResult>
    </Section>
  )
}

function summaryOf({ recipeCount, votes, ratioRange, grindRange }: Stats): string {
  const parts = [`${pluralize(recipeCount, 'recipe')} with ${pluralize(votes.total, 'vote')}`]
  if (grindRange) {
    const { min, max, avg } = grindRange
    parts.push(`a grind from ${Math.round(min)} to ${Math.round(max)} of 100, on average ${Math.round(avg)}`)
  }
  if (ratioRange) {
    const { min, max, avg } = ratioRange
    parts.push(`a ratio from ${ratioText(min)} to ${ratioText(max)}, on average ${ratioText(avg)}`)
  }
  return `${parts.join('; ')}.`
}

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
  const most = Math.max(...used.map(({ count }) => count), 1)
  return (
    <div className={styles.used}>
      <h3>{title}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">Model</th>
            <th scope="col">Recipes</th>
          </tr>
        </thead>
        <tbody>
          {used.map((item) => (
            <tr key={item.id}>
              <td>{equipmentName(item)}</td>
              <td>
                <span className={styles.count}>
                  {item.count}
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
