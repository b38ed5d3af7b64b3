/** How other people brew this coffee, said on the viewer's own grinder. */
import { Link } from 'wouter'
import { formatDuration } from '#domain/measures.ts'
import { Card, Grid, Section, Tag } from '#web/ui/page.tsx'
import type { Variant } from './use-answer.ts'
import styles from './variants.module.css'

export function Variants({ variants }: { variants: readonly Variant[] }) {
  const recommended = variants[0]?.id
  const others = variants.filter(({ source }) => source.type === 'community')
  if (others.length === 0) return null
  return (
    <Section heading="How others brew it">
      <Grid>
        {others.map((variant) => (
          <Card key={variant.id} className={styles.variant}>
            <h3>
              <Link href={`/recipes/${variant.source.recipeId}`}>{variant.name}</Link>
            </h3>
            <p className={styles.setting}>{variant.settingLabel}</p>
            <p className={styles.figures}>{figuresOf(variant)}</p>
            <p className={styles.why}>{variant.why}</p>
            {variant.warnings.map((warning) => (
              <p key={warning} className={styles.why}>
                {warning}
              </p>
            ))}
            {variant.id === recommended && (
              <p>
                <Tag>Ranked first</Tag>
              </p>
            )}
          </Card>
        ))}
      </Grid>
    </Section>
  )
}

function figuresOf({ doseGrams, waterGrams, ratio, brewTimeSeconds }: Variant): string {
  const time = brewTimeSeconds === null ? [] : [formatDuration(brewTimeSeconds)]
  return [`${doseGrams} g to ${waterGrams} g`, `1:${ratio}`, ...time].join(' · ')
}
