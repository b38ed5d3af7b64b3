/** Facts of a coffee: origin with its map, process, roast, acidity, body, and flavor notes on a wheel. */
import { t } from '@lingui/core/macro'
import { type ReactNode, Suspense } from 'react'
import { flavorFamilies } from '#domain/flavors.ts'
import { originPlaces } from '#domain/origin-places.ts'
import type { Reply } from '../../api/client.ts'
import { flavours, roastLabel, roastShare } from '../../parts/coffee/coffee-labels.ts'
import { processName } from '../../parts/coffee/process-name.ts'
import { FlavorNotes } from '../../parts/flavor/flavor-notes.tsx'
import { FlavorWheel } from '../../parts/flavor/flavor-wheel.tsx'
import { AuthorLink } from '../../parts/recipe/author-link.tsx'
import { loadPart } from '../../ui/load-part.ts'
import { Level, MarkedLine } from '../../ui/marked-line.tsx'
import { Card } from '../../ui/page.tsx'
import styles from './coffee.module.css'

/** Loaded separately, because the map's outlines are larger than the rest of the screen. */
const OriginMap = loadPart(() => import('../../parts/origin/origin-map.tsx'))

export function CoffeeFacts({ coffee }: { coffee: Reply<'getCoffee'> }) {
  const roast = roastLabel(coffee.roastLevel)
  const notes = flavours(coffee.flavorProfile)
  return (
    <Card className={styles.facts}>
      <div className={styles.pictures}>
        <div className={styles.origin}>
          <dl>
            <Fact name={t`Origin`}>{coffee.origin}</Fact>
            <Fact name={t`Process`}>{coffee.processingMethod && processName(coffee.processingMethod)}</Fact>
            <Fact name={t`Added by`}>{coffee.submittedBy && <AuthorLink author={coffee.submittedBy} />}</Fact>
          </dl>
          {coffee.origin && originPlaces(coffee.origin).length > 0 && (
            <Suspense fallback={<div className={styles.mapSpace} />}>
              <OriginMap origin={coffee.origin} />
            </Suspense>
          )}
        </div>
        {notes.length > 0 && <Notes notes={notes} />}
      </div>
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
    </Card>
  )
}

/** On a wheel if it has any of the notes, else as a list. */
const Notes = ({ notes }: { notes: readonly string[] }) =>
  flavorFamilies(notes).length > 0 ? <FlavorWheel notes={notes} /> : <FlavorNotes notes={notes} />

const Fact = ({ name, children }: { name: string; children: ReactNode }) =>
  children ? (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  ) : null
