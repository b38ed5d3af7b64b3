/** Scatter chart of grind setting and rating for one coffee. */

import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { grinderName } from '#domain/catalog.ts'
import { nearestPosition } from '#domain/positions.ts'
import { useRead } from '../../api/hooks.ts'
import type { BrewLog } from '../../api/schema.ts'
import { settingLabel, useMethodName } from '../../state/catalog.ts'
import { useDials } from '../../state/dials.ts'
import { settingOn } from '../../state/grind-setting.ts'
import { useFormat } from '../../state/units.ts'
import { type Dot, ScatterChart } from '../../ui/charts.tsx'
import { Card, Stack } from '../../ui/page.tsx'
import { Loading } from '../../ui/states.tsx'

/** The maximum of one request. */
const MOST = 100
/** Fewer dots show no pattern. */
const LEAST = 3

interface GrindChartProps {
  coffeeId: number
  /** Only this method; otherwise a chart for each method. */
  method?: string
}

export function GrindChart({ coffeeId, method }: GrindChartProps) {
  const { data } = useRead('listBrewLogs', { query: { coffeeProfileId: coffeeId, limit: MOST } })
  const methodName = useMethodName()
  if (!data) return <Loading height="20rem" />
  const rated = data.data.filter((brew) => isDrawable(brew) && (method === undefined || brew.method === method))
  const drawn = [...Map.groupBy(rated, (brew) => brew.method)].filter(([, brews]) => brews.length >= LEAST)
  return (
    <Card>
      <Stack>
        {drawn.length === 0 && (
          <p>
            <Trans>
              <strong>Rating by grind setting:</strong> Shown once three brews of this coffee have a rating and a grind
              setting.
            </Trans>
          </p>
        )}
        {drawn.map(([id, brews]) => (
          <Chart
            key={id}
            title={drawn.length > 1 ? titleOf(methodName(id)) : t`Rating by grind setting`}
            brews={brews}
          />
        ))}
      </Stack>
    </Card>
  )
}

const titleOf = (method: string): string => t`Rating by grind setting, ${method}`

const isDrawable = ({ rating, grinder, grindIndex }: BrewLog): boolean =>
  rating !== null && grinder !== null && grindIndex !== null

function Chart({ title, brews }: { title: string; brews: readonly BrewLog[] }) {
  const grinders = new Map(brews.map(({ grinder }) => [grinder!.slug, grinder!]))
  const dials = useDials([...grinders.keys()])
  const format = useFormat()
  const [only] = grinders.size === 1 ? grinders.values() : []
  // Brews on one grinder are shown by its settings, on several by the grind index.
  const dial = only && dials.get(only.slug)
  const dots = brews.flatMap((brew): Dot[] => {
    const x = dial ? settingOn(dial, brew.grindSetting!) : brew.grindIndex!
    return x === undefined ? [] : [{ x, y: brew.rating!, label: format.day(brew.createdAt) }]
  })
  const grinder = dial && grinderName(dial)
  const range = dial ? { min: dial.minGrindSetting, max: dial.maxGrindSetting } : { min: 0, max: 100 }
  return (
    <ScatterChart
      title={title}
      dots={dots}
      x={{
        label: grinder ? t`Grind setting on the ${grinder}` : t`Grind index, fine to coarse`,
        ...spanOf(
          dots.map(({ x }) => x),
          range,
        ),
        format: (value) => (dial ? settingLabel(dial, nearestPosition(dial, value)) : format.number(value)),
      }}
      y={{ label: t`Rating`, min: 1, max: 5, format: (value) => `${value} ★` }}
    />
  )
}

/** The domain of an axis with a margin. */
function spanOf(values: readonly number[], range: { min: number; max: number }): { min: number; max: number } {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const air = Math.max(high - low, (range.max - range.min) / 10) / 8
  return { min: Math.max(range.min, low - air), max: Math.min(range.max, high + air) }
}
