/** The figures of a recipe, its setting first. */
import { t } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import type { BrewMethod } from '#domain/catalog.ts'
import { formatDuration } from '#domain/measures.ts'
import type { Formatter } from '#domain/units/formatter.ts'
import type { Recipe } from '../../api/schema.ts'
import { cupGramsOf } from '../../parts/brew/brew-size.ts'
import { liquidLabel } from '../../parts/brew/liquid-label.ts'
import { leastOf, SizeNote } from '../../parts/brew/size-note.tsx'
import { SizeStepper } from '../../parts/brew/size-stepper.tsx'
import type { ScaledRecipe } from '../../parts/recipe/scaled-recipe.ts'
import { useFormat } from '../../state/units.ts'
import { Card, type Figure, Figures, Stack } from '../../ui/page.tsx'
import { Loading } from '../../ui/states.tsx'
import { temperatureFigure } from '../../ui/temperature-figure.ts'
import styles from './recipe-figures.module.css'
import { RecipeSetting } from './recipe-setting.tsx'

interface RecipeFiguresProps {
  scaled: ScaledRecipe
  onSize: (waterGrams: number) => void
}

interface RecipeCardProps extends RecipeFiguresProps {
  /** The buttons below the setting. */
  actions: ReactNode
}

export function RecipeFigures({ scaled, onSize, actions }: RecipeCardProps) {
  const { recipe } = scaled
  const format = useFormat()
  return (
    <Card>
      <Stack>
        <Size scaled={scaled} onSize={onSize} />
        <RecipeSetting recipe={recipe} actions={actions} />
        <Figures figures={figuresOf(recipe, scaled.method?.extraction, format)} />
      </Stack>
    </Card>
  )
}

/** The first control, because all other figures depend on the size. */
function Size({ scaled: { recipe, batches, findings, method }, onSize }: RecipeFiguresProps) {
  if (!method) return <Loading height="44px" />
  const { waterGrams, doseGrams } = recipe
  return (
    <div className={styles.size} data-noprint>
      <SizeStepper
        waterGrams={waterGrams}
        ratio={waterGrams / doseGrams}
        cupGrams={cupGramsOf(method)}
        onChange={onSize}
      />
      <SizeNote batches={batches} least={leastOf(findings)} />
    </div>
  )
}

/** `extraction` is that of the recipe's method. */
export function figuresOf(
  recipe: Recipe,
  extraction: BrewMethod['extraction'] | undefined,
  format: Formatter,
): Figure[] {
  const { doseGrams, waterGrams, ratio, waterTempF, brewTimeSeconds, yieldGrams, filter } = recipe
  return [
    { label: t`Dose`, value: format.weight(doseGrams) },
    { label: yieldGrams === null ? liquidLabel(extraction) : t`Water`, value: format.weight(waterGrams) },
    { label: t`Ratio`, value: format.ratio(ratio) },
    ...(waterTempF === null ? [] : [temperatureFigure(format, waterTempF)]),
    ...(brewTimeSeconds === null ? [] : [{ label: t`Time`, value: formatDuration(brewTimeSeconds) }]),
    ...(yieldGrams === null ? [] : [{ label: t`Yield`, value: format.weight(yieldGrams) }]),
    ...(filter === null ? [] : [{ label: t`Filter`, value: <span className={styles.filter}>{filter.name}</span> }]),
  ]
}
