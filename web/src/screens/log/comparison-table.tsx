/** Two brews as two columns, with what changed under the figures of the first. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { formatDuration } from '#domain/measures.ts'
import type { Formatter } from '#domain/units/formatter.ts'
import type { BrewLog } from '../../api/schema.ts'
import { useLiquidLabel } from '../../parts/brew/liquid-label.ts'
import { useFormat } from '../../state/units.ts'
import { Rating } from '../../ui/choices.tsx'
import { Card } from '../../ui/page.tsx'
import { type BrewFacts, useBrewFacts } from './brew-facts.ts'
import styles from './compare.module.css'
import { type Deltas, formatDeltas, noChange, signed } from './deltas.ts'

type Compared = Omit<BrewLog, 'grinder' | 'machine'> & {
  grinder: { slug: string; brand: string; model: string } | null
}

interface ComparisonTableProps {
  current: Compared
  other: Compared
  deltas: Deltas
}

export function ComparisonTable({ current, other, deltas }: ComparisonTableProps) {
  const factsOf = useBrewFacts([current, other])
  const liquidLabel = useLiquidLabel()
  const format = useFormat()
  const labels = [current, other].map(({ method }) => liquidLabel(method))
  return (
    <Card>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            {[current, other].map((brew) => (
              <th key={brew.id} scope="col">
                <Link href={`/log/${brew.id}`}>{factsOf(brew).title}</Link>
                <small>
                  {format.day(brew.createdAt)}, {format.timeOfDay(brew.createdAt)}
                </small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(current, other, deltas, [...new Set(labels)].join(' / '), format).map(({ label, of, change }) => {
            const cells = [current, other].map((brew) => of(brew, factsOf(brew)))
            if (cells.every((cell) => cell == null)) return null
            return (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>
                  {cells[0] ?? '–'}
                  <Change change={change} />
                </td>
                <td>{cells[1] ?? '–'}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </Card>
  )
}

function rowsOf(current: Compared, other: Compared, deltas: Deltas, liquid: string, format: Formatter) {
  const changes = formatDeltas(deltas, format)
  const between = (name: 'doseGrams' | 'waterTempF' | 'rating', show: (size: number) => string) =>
    signed(minus(current[name], other[name]), show)
  return [
    row(t`Grind setting`, (_, facts) => facts.setting, changes.grind),
    row(t`Grinder`, ({ grinder }) => grinder && <Grinder {...grinder} />),
    row(t`Method`, (_, facts) => facts.method),
    row(t`Dose`, (brew) => unless(brew.doseGrams, format.weight), between('doseGrams', format.weight)),
    row(liquid, (brew) => unless(brew.waterGrams, format.weight), changes.water),
    row(t`Ratio`, (brew) => unless(brew.ratio, format.ratio), changes.ratio),
    row(
      t`Temperature`,
      (brew) => unless(brew.waterTempF, format.temperature),
      between('waterTempF', format.temperatureDifference),
    ),
    row(t`Time`, (brew) => unless(brew.brewTimeSeconds, formatDuration), changes.brewTime),
    row(t`In your words`, (brew) => brew.outcome ?? undefined),
    row(
      t`Rating`,
      (brew) => <Rating value={brew.rating} />,
      between('rating', (size) => `${format.number(size, 1)} ★`),
    ),
  ]
}

/** The model alone where the columns are too narrow for a brand's name. */
const Grinder = ({ brand, model }: { brand: string; model: string }) => (
  <>
    <span className={styles.brand}>{brand} </span>
    {model}
  </>
)

/** The difference under a figure; nothing if it is the same. */
const Change = ({ change }: { change: string | undefined }) =>
  change && change !== noChange() ? (
    <span className={styles.change}>
      <Trans>
        <span className="visually-hidden">Change: </span>
        {change}
      </Trans>
    </span>
  ) : null

type Cell = (brew: Compared, facts: BrewFacts) => ReactNode

const row = (label: string, of: Cell, change?: string) => ({ label, of, change })

const unless = (value: number | null, format: (value: number) => string): string | undefined =>
  value === null ? undefined : format(value)

const minus = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? null : Math.round((a - b) * 100) / 100
