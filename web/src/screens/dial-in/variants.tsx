/** Community recipes for this coffee, with settings on the viewer's grinder. */

import { t } from '@lingui/core/macro'
import { Link } from 'wouter'
import { formatDuration } from '#domain/measures.ts'
import type { Formatter } from '#domain/units/formatter.ts'
import { useFormat } from '#web/state/units.ts'
import { Card, Grid, Section, Tag } from '#web/ui/page.tsx'
import type { Variant } from './use-answer.ts'
import styles from './variants.module.css'

interface VariantsProps {
  variants: readonly Variant[]
  /** The chosen coffee. */
  coffeeId: number | undefined
}

export function Variants({ variants, coffeeId }: VariantsProps) {
  const format = useFormat()
  const recommended = variants[0]?.id
  // Recipes for this coffee first, then those for other coffees, each in the order of their rank.
  const isOther = ({ source }: Variant) => Number(source.coffee?.id !== coffeeId)
  const others = variants
    .filter(({ source }) => source.type === 'community')
    .toSorted((a, b) => isOther(a) - isOther(b))
  if (others.length === 0) return null
  return (
    <Section heading={t`How others brew it`}>
      <Grid>
        {others.map((variant) => (
          <Card key={variant.id} className={styles.variant}>
            <h3>
              <Link href={`/recipes/${variant.source.recipeId}`}>{variant.name}</Link>
            </h3>
            <p className={styles.setting}>{variant.settingLabel}</p>
            <p className={styles.figures}>{figuresOf(variant, format)}</p>
            <p className={styles.why}>{variant.why}</p>
            {variant.warnings.map(({ code, message }) => (
              <p key={code} className={styles.why}>
                {message}
              </p>
            ))}
            {variant.id === recommended && (
              <p>
                <Tag>{t`Best match`}</Tag>
              </p>
            )}
          </Card>
        ))}
      </Grid>
    </Section>
  )
}

function figuresOf({ doseGrams, waterGrams, ratio, brewTimeSeconds }: Variant, format: Formatter): string {
  const time = brewTimeSeconds === null ? [] : [formatDuration(brewTimeSeconds)]
  const [dose, water] = [format.weight(doseGrams), format.weight(waterGrams)]
  return [t`${dose} to ${water}`, format.ratio(ratio), ...time].join(' · ')
}
