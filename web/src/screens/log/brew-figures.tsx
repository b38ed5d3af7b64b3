/** Figures of a brew, the grind setting first and largest. */
import { t } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { Link } from 'wouter'
import { formatDuration } from '#domain/measures.ts'
import type { Formatter } from '#domain/units/formatter.ts'
import type { BrewLogDetail } from '../../api/schema.ts'
import { useLiquidLabel } from '../../parts/brew/liquid-label.ts'
import { useFormat } from '../../state/units.ts'
import { Card, type Figure, Figures, Tag } from '../../ui/page.tsx'
import { temperatureFigure } from '../../ui/temperature-figure.ts'
import type { BrewFacts } from './brew-facts.ts'
import styles from './brew-figures.module.css'

export const BrewFigures = ({ brew, facts }: { brew: BrewLogDetail; facts: BrewFacts }) => (
  <Card className={styles.figures}>
    <div>
      <p className={styles.label}>
        <Trans>Grind setting</Trans>
      </p>
      <p className={styles.setting}>{facts.setting ?? t`Not recorded`}</p>
      {brew.grinder && (
        <p className={styles.label}>
          <Link href={`/grinders/${brew.grinder.slug}`}>{facts.grinder}</Link>
          {brew.grindIndex !== null && <GrindIndex index={Math.round(brew.grindIndex)} />}
        </p>
      )}
    </div>
    <Figures figures={figuresOf(brew, useLiquidLabel()(brew.method), useFormat())} />
    <p className={styles.tags}>
      <Tag>{facts.method}</Tag>
      {brew.machine && <Tag>{`${brew.machine.brand} ${brew.machine.model}`}</Tag>}
      {brew.recipeId !== null && <Link href={`/recipes/${brew.recipeId}`}>{t`View recipe`}</Link>}
      {brew.coffee && <Link href={`/coffees/${brew.coffee.id}`}>{t`View coffee`}</Link>}
    </p>
  </Card>
)

const GrindIndex = ({ index }: { index: number }) => (
  <>
    {' · '}
    <Trans>grind index {index}</Trans>
  </>
)

function figuresOf(brew: BrewLogDetail, liquid: string, format: Formatter): Figure[] {
  const { doseGrams, waterGrams, ratio, waterTempF, brewTimeSeconds, daysOffRoast } = brew
  return [
    ...(doseGrams === null ? [] : [{ label: t`Dose`, value: format.weight(doseGrams) }]),
    ...(waterGrams === null ? [] : [{ label: liquid, value: format.weight(waterGrams) }]),
    ...(ratio === null ? [] : [{ label: t`Ratio`, value: format.ratio(ratio) }]),
    ...(waterTempF === null ? [] : [temperatureFigure(format, waterTempF)]),
    ...(brewTimeSeconds === null ? [] : [{ label: t`Time`, value: formatDuration(brewTimeSeconds) }]),
    ...(daysOffRoast === null ? [] : [{ label: t`Days since roast`, value: format.number(daysOffRoast, 1) }]),
  ]
}
