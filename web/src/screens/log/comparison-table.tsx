/** Two brews as two columns, with what changed under the figures of the first. */

import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { formatDuration } from '#domain/measures.ts'
import type { Formatter } from '#domain/units/formatter.ts'
import type { BrewLog } from '../../api/schema.ts'
import { useFormat } from '../../state/units.ts'
import { Rating } from '../../ui/choices.tsx'
import { formatDay, formatTimeOfDay } from '../../ui/format.ts'
import { Card } from '../../ui/page.tsx'
import { type BrewFacts, useBrewFacts } from './brew-facts.ts'
import styles from './compare.module.css'
import { type Deltas, formatDeltas, signed } from './deltas.ts'

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
  const format = useFormat()
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
                  {formatDay(brew.createdAt)}, {formatTimeOfDay(brew.createdAt)}
                </small>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rowsOf(current, other, deltas, format).map(({ label, of, change }) => {
            const cells = [current, other].map((brew) => of(brew, factsOf(brew)))
            if (cells.every((cell) => cell === undefined)) return null
            return (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>
                  {cells[0] ?? '–'}
                  <Change>{change}</Change>
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

function rowsOf(current: Compared, other: Compared, deltas: Deltas, format: Formatter) {
  const said = formatDeltas(deltas)
  const between = (name: 'doseGrams' | 'waterTempF' | 'rating', say: (size: number) => string) =>
    signed(minus(current[name], other[name]), say)
  return [
    row('Setting', (_, facts) => facts.setting, said.grind),
    row('Grinder', (_, facts) => facts.grinder),
    row('Method', (_, facts) => facts.method),
    row(
      'Dose',
      (brew) => unless(brew.doseGrams, (dose) => `${dose} g`),
      between('doseGrams', (size) => `${size} g`),
    ),
    row('Water', (brew) => unless(brew.waterGrams, (water) => `${water} g`), said.water),
    row('Ratio', (brew) => unless(brew.ratio, (ratio) => `1:${ratio}`), said.ratio),
    row(
      'Temperature',
      (brew) => unless(brew.waterTempF, format.temperature),
      between('waterTempF', format.temperatureDifference),
    ),
    row('Time', (brew) => unless(brew.brewTimeSeconds, formatDuration), said.brewTime),
    row('In a word', (brew) => brew.outcome ?? undefined),
    row(
      'Stars',
      (brew) => <Rating value={brew.rating} />,
      between('rating', (size) => `${size} ★`),
    ),
  ]
}

/** The difference under a figure; nothing if it is the same. */
const Change = ({ children }: { children: string | undefined }) =>
  children && children !== 'same' ? (
    <span className={styles.change}>
      <span className="visually-hidden">Change: </span>
      {children}
    </span>
  ) : null

type Cell = (brew: Compared, facts: BrewFacts) => ReactNode

const row = (label: string, of: Cell, change?: string) => ({ label, of, change })

const unless = (value: number | null, say: (value: number) => string): string | undefined =>
  value === null ? undefined : say(value)

const minus = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? null : Math.round((a - b) * 100) / 100
