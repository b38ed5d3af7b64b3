/** Card of a coffee in a list. */
import { plural, t } from '@lingui/core/macro'
import { Link } from 'wouter'
import type { Reply } from '../../api/client.ts'
import { coffeeBag } from '../../drawings/coffee-bag.ts'
import link from '../../ui/link-card.module.css'
import { MarkedLine } from '../../ui/marked-line.tsx'
import { written } from '../../ui/written.ts'
import { FlavorNotes } from '../flavor/flavor-notes.tsx'
import styles from './coffee-card.module.css'
import { flavours, roastLabel, roastShare, typeName } from './coffee-labels.ts'
import { Dotted } from './dotted.tsx'
import { processName } from './process-name.ts'
import { RoastTile } from './roast-tile.tsx'

export type Coffee = Reply<'listCoffees'>['data'][number]

interface CoffeeCardProps {
  coffee: Coffee
  /** Level of the heading, depending on the page around the card. */
  level?: 2 | 3
  /** Left out on the roaster's own page. */
  hideRoaster?: boolean
}

export function CoffeeCard({ coffee, level = 3, hideRoaster = false }: CoffeeCardProps) {
  const Heading = `h${level}` as const
  const { recipeCount: count } = coffee
  const roast = roastLabel(coffee.roastLevel)
  const notes = flavours(coffee.flavorProfile)
  return (
    <article className={`${link.card} ${styles.card}`}>
      <div className={styles.what}>
        <RoastTile roast={coffee.roastLevel} sketch={coffeeBag()} />
        <div>
          <Heading className={link.name}>
            <Link href={`/coffees/${coffee.id}`}>
              <bdi {...written(coffee.name)}>{coffee.name}</bdi>
            </Link>
          </Heading>
          {!hideRoaster && <p className={styles.soft}>{coffee.roasterName}</p>}
        </div>
      </div>
      <p>
        <Dotted
          parts={[
            coffee.origin,
            (!coffee.origin || coffee.coffeeType !== 'SINGLE_ORIGIN') && typeName(coffee.coffeeType),
            coffee.processingMethod && processName(coffee.processingMethod),
          ]}
        />
      </p>
      <FlavorNotes notes={notes} />
      <div className={styles.foot}>
        <div className={styles.roast}>
          <span>{roast}</span>
          <MarkedLine label={t`${roast}, on a scale from light to dark`} share={roastShare(coffee.roastLevel)} />
        </div>
        <span className={styles.soft}>{plural(count, { one: '# recipe', other: '# recipes' })}</span>
      </div>
    </article>
  )
}
