/** The figures of a recipe, its setting first. */

import { Link } from 'wouter'
import { formatDuration } from '#domain/measures.ts'
import type { Formatter } from '#domain/units/formatter.ts'
import type { Recipe } from '../../api/schema.ts'
import { equipmentName } from '../../parts/equipment/equipment-name.ts'
import { settingLabel, useDials } from '../../state/catalog.ts'
import { useFormat } from '../../state/units.ts'
import { ratioText } from '../../ui/format.ts'
import { GrindLine } from '../../ui/marked-line.tsx'
import { Card, type Figure, Figures, Stack } from '../../ui/page.tsx'
import { temperatureFigure } from '../../ui/temperature-figure.ts'
import styles from './recipe-figures.module.css'

export function RecipeFigures({ recipe }: { recipe: Recipe }) {
  const { grinder } = recipe
  const format = useFormat()
  const dial = useDials([grinder.slug]).get(grinder.slug)
  return (
    <Card>
      <Stack>
        <div>
          <p className={styles.name}>Grind setting</p>
          <p className={styles.setting}>{settingLabel(dial, recipe.grindSetting)}</p>
          <p>
            on the <Link href={`/grinders/${grinder.slug}`}>{equipmentName(grinder)}</Link>
          </p>
        </div>
        <GrindLine index={recipe.grindIndex} />
        <Figures figures={figuresOf(recipe, format)} />
      </Stack>
    </Card>
  )
}

function figuresOf(recipe: Recipe, format: Formatter): Figure[] {
  const { doseGrams, waterGrams, ratio, waterTempF, brewTimeSeconds, filter } = recipe
  return [
    { label: 'Coffee', value: `${doseGrams} g` },
    { label: 'Water', value: `${waterGrams} g` },
    { label: 'Ratio', value: ratioText(ratio) },
    ...(waterTempF === null ? [] : [temperatureFigure(format, waterTempF)]),
    ...(brewTimeSeconds === null ? [] : [{ label: 'Time', value: formatDuration(brewTimeSeconds) }]),
    ...(filter === null ? [] : [{ label: 'Filter', value: <span className={styles.filter}>{filter.name}</span> }]),
  ]
}
