/** Figures of a brew, the grind setting first and largest. */

import { Link } from 'wouter'
import { formatDuration } from '#domain/measures.ts'
import type { Formatter } from '#domain/units/formatter.ts'
import type { BrewLogDetail } from '../../api/schema.ts'
import { useFormat } from '../../state/units.ts'
import { Card, type Figure, Figures, Tag } from '../../ui/page.tsx'
import { temperatureFigure } from '../../ui/temperature-figure.ts'
import type { BrewFacts } from './brew-facts.ts'
import styles from './brew-figures.module.css'

export const BrewFigures = ({ brew, facts }: { brew: BrewLogDetail; facts: BrewFacts }) => (
  <Card className={styles.figures}>
    <div>
      <p className={styles.label}>Grind setting</p>
      <p className={styles.setting}>{facts.setting ?? 'Not written down'}</p>
      {brew.grinder && (
        <p className={styles.label}>
          <Link href={`/grinders/${brew.grinder.slug}`}>{facts.grinder}</Link>
          {brew.grindIndex !== null && ` · index ${Math.round(brew.grindIndex)}`}
        </p>
      )}
    </div>
    <Figures figures={figuresOf(brew, useFormat())} />
    <p className={styles.tags}>
      <Tag>{facts.method}</Tag>
      {brew.machine && <Tag>{`${brew.machine.brand} ${brew.machine.model}`}</Tag>}
      {brew.recipeId !== null && <Link href={`/recipes/${brew.recipeId}`}>Brewed by this recipe</Link>}
      {brew.coffee && <Link href={`/coffees/${brew.coffee.id}`}>About the coffee</Link>}
    </p>
  </Card>
)

function figuresOf(brew: BrewLogDetail, format: Formatter): Figure[] {
  const { doseGrams, waterGrams, ratio, waterTempF, brewTimeSeconds, daysOffRoast } = brew
  return [
    ...(doseGrams === null ? [] : [{ label: 'Coffee', value: `${doseGrams} g` }]),
    ...(waterGrams === null ? [] : [{ label: 'Water', value: `${waterGrams} g` }]),
    ...(ratio === null ? [] : [{ label: 'Ratio', value: `1:${ratio}` }]),
    ...(waterTempF === null ? [] : [temperatureFigure(format, waterTempF)]),
    ...(brewTimeSeconds === null ? [] : [{ label: 'Time', value: formatDuration(brewTimeSeconds) }]),
    ...(daysOffRoast === null ? [] : [{ label: 'Off roast', value: `${daysOffRoast} d` }]),
  ]
}
