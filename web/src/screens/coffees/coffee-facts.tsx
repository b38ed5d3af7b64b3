/** Facts of a coffee: origin, process, roast, flavour notes, acidity and body. */
import type { ReactNode } from 'react'
import type { Reply } from '../../api/client.ts'
import { flavours, roastName, roastShare } from '../../parts/coffee/coffee-labels.ts'
import { AuthorLink } from '../../parts/recipe/author-link.tsx'
import { Level, MarkedLine } from '../../ui/marked-line.tsx'
import { Card, Tag } from '../../ui/page.tsx'
import styles from './coffee.module.css'

export function CoffeeFacts({ coffee }: { coffee: Reply<'getCoffee'> }) {
  const notes = flavours(coffee.flavorProfile)
  return (
    <Card className={styles.facts}>
      <dl className={styles.origin}>
        <Fact name="Origin">{coffee.origin}</Fact>
        <Fact name="Process">{coffee.processingMethod}</Fact>
        <Fact name="Added by">{coffee.submittedBy && <AuthorLink author={coffee.submittedBy} />}</Fact>
      </dl>
      <div className={styles.levels}>
        <div>
          <span className={styles.roast}>{roastName(coffee.roastLevel)} roast</span>
          <MarkedLine
            label={`${roastName(coffee.roastLevel)} roast, from light to dark`}
            share={roastShare(coffee.roastLevel)}
            ends={['light', 'dark']}
          />
        </div>
        {coffee.acidityLevel !== null && <Level name="Acidity" level={coffee.acidityLevel} ends={['soft', 'bright']} />}
        {coffee.bodyLevel !== null && <Level name="Body" level={coffee.bodyLevel} ends={['light', 'full']} />}
      </div>
      {notes.length > 0 && (
        <ul className={styles.notes} aria-label="Tastes of">
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
