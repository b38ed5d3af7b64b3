/** Facts of a coffee: origin, process, roast, flavor notes, acidity and body. */
import { t } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import type { Reply } from '../../api/client.ts'
import { flavours, roastLabel, roastShare } from '../../parts/coffee/coffee-labels.ts'
import { AuthorLink } from '../../parts/recipe/author-link.tsx'
import { Level, MarkedLine } from '../../ui/marked-line.tsx'
import { Card, Tag } from '../../ui/page.tsx'
import styles from './coffee.module.css'

export function CoffeeFacts({ coffee }: { coffee: Reply<'getCoffee'> }) {
  const roast = roastLabel(coffee.roastLevel)
  const notes = flavours(coffee.flavorProfile)
  return (
    <Card className={styles.facts}>
      <dl className={styles.origin}>
        <Fact name={t`Origin`}>{coffee.origin}</Fact>
        <Fact name={t`Process`}>{coffee.processingMethod}</Fact>
        <Fact name={t`Added by`}>{coffee.submittedBy && <AuthorLink author={coffee.submittedBy} />}</Fact>
      </dl>
      <div className={styles.levels}>
        <div>
          <span className={styles.roast}>{roast}</span>
          <MarkedLine
            label={t`${roast}, on a scale from light to dark`}
            share={roastShare(coffee.roastLevel)}
            ends={[t({ message: 'light', context: 'roast' }), t({ message: 'dark', context: 'roast' })]}
          />
        </div>
        {coffee.acidityLevel !== null && (
          <Level name={t`Acidity`} level={coffee.acidityLevel} ends={[t`soft`, t`bright`]} />
        )}
        {coffee.bodyLevel !== null && (
          <Level
            name={t`Body`}
            level={coffee.bodyLevel}
            ends={[t({ message: 'light', context: 'body' }), t({ message: 'full', context: 'body' })]}
          />
        )}
      </div>
      {notes.length > 0 && (
        <ul className={styles.notes} aria-label={t`Flavor notes`}>
          {notes.map((note) => (
            <li key={note}>
              <Tag>{note}</Tag>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) =>
  children ? (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  ) : null
