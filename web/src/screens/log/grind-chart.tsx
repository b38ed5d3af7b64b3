/** How the grind of one coffee went with its stars, over the brews that were rated. */
import { type GrinderModel, grinderName } from '#domain/catalog.ts'
import { parseSetting } from '#domain/parse-setting.ts'
import { nearestPosition } from '#domain/positions.ts'
import { useRead } from '../../api/hooks.ts'
import type { BrewLog } from '../../api/operations.ts'
import { settingLabel, useDials } from '../../state/catalog.ts'
import { dayName } from '../../ui/amounts.ts'
import { type Dot, ScatterChart } from '../../ui/charts.tsx'
import { Card } from '../../ui/page.tsx'
import { Loading } from '../../ui/states.tsx'

/** As many brews as one question answers. */
const MOST = 100

export function GrindChart({ coffeeId, method }: { coffeeId: number; method?: string }) {
  const { data } = useRead('listBrewLogs', { query: { coffeeProfileId: coffeeId, limit: MOST } })
  if (!data) return <Loading height="20rem" />
  const rated = data.data.filter((brew) => brew.rating !== null && (method === undefined || brew.method === method))
  return (
    <Card>
      <Chart brews={rated} />
    </Card>
  )
}

const TITLE = 'Grind against stars'

function Chart({ brews }: { brews: readonly BrewLog[] }) {
  const ground = brews.filter(({ grinder, grindIndex }) => grinder !== null && grindIndex !== null)
  const grinders = new Map(ground.map(({ grinder }) => [grinder!.slug, grinder!]))
  const dials = useDials([...grinders.keys()])
  const [only] = grinders.size === 1 ? grinders.values() : []
  if (ground.length < 2) {
    return (
      <p>
        <strong>{TITLE}:</strong> rate two brews of this coffee, with their grind settings, and they are drawn here.
      </p>
    )
  }
  // One grinder is read on its own dial; several meet on the grind index.
  const dial = only && dials.get(only.slug)
  const dots = ground.flatMap((brew): Dot[] => {
    const x = dial ? numberOn(dial, brew.grindSetting!) : brew.grindIndex!
    return x === undefined ? [] : [{ x, y: brew.rating!, label: dayName(brew.createdAt) }]
  })
  const range = dial ? { min: dial.minGrindSetting, max: dial.maxGrindSetting } : { min: 0, max: 100 }
  return (
    <ScatterChart
      title={TITLE}
      dots={dots}
      x={{
        label: dial ? `Setting on the ${grinderName(dial)}` : 'Grind index, fine to coarse',
        ...spanOf(
          dots.map(({ x }) => x),
          range,
        ),
        format: (value) => (dial ? settingLabel(dial, nearestPosition(dial, value)) : String(Math.round(value))),
      }}
      y={{ label: 'Stars', min: 1, max: 5, format: (value) => `${value} ★` }}
    />
  )
}

function numberOn(dial: GrinderModel, setting: number | string): number | undefined {
  const parsed = parseSetting(dial, setting)
  return parsed.ok ? parsed.setting : undefined
}

/** With a little air, so that equal settings stand in the middle and none at the edge. */
function spanOf(values: readonly number[], range: { min: number; max: number }): { min: number; max: number } {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const air = Math.max(high - low, (range.max - range.min) / 10) / 8
  return { min: Math.max(range.min, low - air), max: Math.min(range.max, high + air) }
}
